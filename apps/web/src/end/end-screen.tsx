/** The end: who won, what was left on the racks, how it went, and the way to the next game. */
import type { TableInfo } from '@lettertafel/protocol';
import { useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { go } from '../app/router.ts';
import { Screen } from '../app/shell.tsx';
import { play } from '../app/sounds.ts';
import { orTell } from '../begin/begin-game.ts';
import { newShare, rematch, startTable } from '../connection/requests.ts';
import { t } from '../i18n/index.ts';
import { Button, LinkButton } from '../parts/button.tsx';
import type { EndProps } from '../play/contract.ts';
import { namesAt, readerAt } from '../play/names.ts';
import { storyOf } from '../play/story.ts';
import { Course } from './course.tsx';
import { keepRecord } from './longest-word.ts';
import { Proof } from './proof.tsx';
import { Replay } from './replay.tsx';
import { Settlement } from './settlement.tsx';
import { Winner } from './winner.tsx';
import './end-screen.css';

export function EndScreen({ table, info, view, onLook }: EndProps) {
  const text = t();
  const names = namesAt(info);
  const seat = table.as.value === 'spectator' ? null : table.as.value;
  const story = useComputed(() => storyOf(table.entries.value, view.seats.length));
  const step = useSignal(story.value.turns.length);
  const isRecord = useSignal(false);
  useEffect(() => {
    isRecord.value = keepRecord(info.game, view);
    play('end');
  }, [info.game, view, isRecord]);
  const { name, way } = text.common.games[info.game];
  return (
    <Screen
      title={text.end.title}
      class="end"
      where={
        <>
          {way && <b class="top-family">{name} </b>}
          <b>{way || name}</b>
          <span class="end-where">, {text.end.title}</span>
        </>
      }
      content={
        <>
          <Winner info={info} view={view} names={names} story={story.value} isRecord={isRecord.value} />
          <div class="end-main">
            <Settlement info={info} view={view} names={names} seat={seat} />
            {view.seats.length > 1 && (
              <Course story={story.value} names={names} seat={seat} view={view} step={step.value} />
            )}
          </div>
          <div class="end-side">
            <Replay info={info} story={story.value} reader={readerAt(info, table.mine.value)} step={step} />
            <Proof info={info} />
            <div class="end-ways">
              {seat !== null && <Again info={info} />}
              <Button look="soft" icon="eye" onClick={onLook}>
                {text.end.look}
              </Button>
              <LinkButton look="soft" href="/">
                {text.common.home}
              </LinkButton>
            </div>
          </div>
        </>
      }
    />
  );
}

/** A rematch that somebody has asked for already is one to go to. With nobody to wait for it begins at once. */
function Again({ info }: { info: TableInfo }) {
  const again = async () => {
    const next = orTell(await rematch(info.id));
    if (!next) return;
    const isComplete = next.seats.every((seat) => seat.kind === 'bot' || (seat.kind === 'person' && seat.mine));
    if (next.phase === 'gathering' && next.host && isComplete) orTell(await startTable(next.id, { share: newShare() }));
    go(`/t/${next.id}`);
  };
  return (
    <Button look="main" onClick={() => void again()}>
      {t().end.rematch}
    </Button>
  );
}
