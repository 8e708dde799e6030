/** The end screen: winner, settlement, score graph, replay, and the next game. */
import { useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { lazy } from '../app/lazy.tsx';
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
import { KeepRulings } from './keep-rulings.tsx';
import { keepRecord } from './longest-word.ts';
import { proofText } from './messages/index.ts';
import { Proof } from './proof.tsx';
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

/** Most games are not looked at again. */
const AnalysisScreen = lazy(async () => (await import('../analysis/analysis-screen.tsx')).AnalysisScreen);

export function EndScreen({ table, info, view, onLook }: EndProps) {
  const text = t();
  const names = namesAt(info);
  const seat = table.as.value === 'spectator' ? null : table.as.value;
  const story = useComputed(() => storyOf(table.entries.value, view));
  const step = useSignal(story.value.turns.length);
  const isRecord = useSignal(false);
  const isAnalysed = useSignal(false);
  useEffect(() => {
    isRecord.value = !info.practice && keepRecord(info.game, view);
    play('end');
  }, [info.game, info.practice, view, isRecord]);
  const { name, way } = text.common.games[info.game];
  if (isAnalysed.value) {
    return <AnalysisScreen info={info} mine={table.mine.value} onBack={() => (isAnalysed.value = false)} />;
  }
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
          <Rematch table={table} info={info} names={names} />
          <div class="end-main">
            <Settlement info={info} view={view} names={names} seat={meAt(info, seat)} />
            {view.seats.length > 1 && (
              <ScoreGraph story={story.value} names={names} seat={meAt(info, seat)} view={view} step={step.value} />
            )}
          </div>
          <div class="end-side">
            <Button look="main" icon="search" onClick={() => (isAnalysed.value = true)}>
              {proofText().whatElse}
            </Button>
            <Replay info={info} story={story.value} reader={readerAt(info, table.mine.value)} step={step} />
            <GameFiles info={info} story={story.value} step={step.value} />
            {seat !== null && hasServer && <KeepRulings info={info} words={view.ruled} />}
            {seat !== null && <SoundQuestion />}
            <Proof info={info} />
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
          </div>
        </>
      }
    />
  );
}
