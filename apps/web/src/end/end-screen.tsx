/** The end screen: winner, settlement, score graph, replay, and the next game. */
import { useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Screen } from '../app/shell.tsx';
import { play } from '../app/sounds.ts';
import { hasServer } from '../base/address.ts';
import { t } from '../i18n/index.ts';
import { Button, LinkButton } from '../parts/button.tsx';
import { ChatButton } from '../play/chat-button.tsx';
import type { EndProps } from '../play/contract.ts';
import { meAt, namesAt, readerAt } from '../play/names.ts';
import { storyOf } from '../play/story.ts';
import { GameFiles } from './game-files.tsx';
import { GameWords } from './game-words.tsx';
import { KeepRulings } from './keep-rulings.tsx';
import { proofText } from './messages/index.ts';
import { Proof } from './proof.tsx';
import { keepRecord, noteScore } from './records.ts';
import { Rematch } from './rematch.tsx';
import { Replay } from './replay.tsx';
import { ScoreGraph } from './score-graph.tsx';
import { Settlement } from './settlement.tsx';
import { SoundQuestion } from './sound-question.tsx';
import { Winner } from './winner.tsx';
// Their order matters: the parts come after the screen.
import './end-screen.css';
import './replay.css';
import './proof.css';

export function EndScreen({ table, info, view, onLook }: EndProps) {
  const text = t();
  const names = namesAt(info);
  const seat = table.as.value === 'spectator' ? null : table.as.value;
  const { value: mine } = table.mine;
  const story = useComputed(() => storyOf(table.entries.value, view));
  const step = useSignal(story.value.turns.length);
  const isRecord = useSignal(false);
  const bestScore = useSignal<number | null>(null);
  useEffect(() => {
    if (!info.practice) {
      isRecord.value = keepRecord(info.game, view);
      bestScore.value = noteScore(info.game, view, mine);
    }
    play('end');
  }, [info.game, info.practice, view, mine, isRecord, bestScore]);
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
          <Winner
            info={info}
            view={view}
            names={names}
            story={story.value}
            isRecord={isRecord.value}
            bestScore={bestScore.value}
          />
          <Rematch table={table} info={info} names={names} />
          <div class="end-main">
            <Settlement info={info} view={view} names={names} seat={meAt(info, seat)} />
            {view.seats.length > 1 && (
              <ScoreGraph story={story.value} names={names} seat={meAt(info, seat)} view={view} step={step.value} />
            )}
          </div>
          <div class="end-side">
            <LinkButton look="main" icon="search" href={`/analysis/${info.id}`}>
              {proofText().whatElse}
            </LinkButton>
            <Replay info={info} story={story.value} reader={readerAt(info, table.mine.value)} step={step} />
            <GameWords story={story.value} names={names} seat={meAt(info, seat)} />
          </div>
          <div class="end-more">
            <Proof info={info} />
            <GameFiles info={info} story={story.value} step={step.value} />
            {seat !== null && hasServer && <KeepRulings info={info} words={view.ruled} />}
            {seat !== null && <SoundQuestion />}
          </div>
          <div class="end-ways">
            {info.chat && info.seats.filter(({ kind }) => kind === 'person').length > 1 && (
              <ChatButton table={table} seat={seat} names={names} look="soft" />
            )}
            <Button look="soft" icon="eye" onClick={onLook}>
              {text.end.look}
            </Button>
            <LinkButton look="soft" href="/">
              {text.common.home}
            </LinkButton>
          </div>
        </>
      }
    />
  );
}
