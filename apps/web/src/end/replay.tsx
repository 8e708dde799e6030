/** The replay of a game, turn by turn. */
import type { ChangedWord, Story, StoryPosition } from '@lettertafel/engine';
import type { TableInfo } from '@lettertafel/protocol';
import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { GAME_LOOKS, hasCards } from '../games/looks.ts';
import { t } from '../i18n/index.ts';
import { BoardPicture } from '../parts/board-picture.tsx';
import { rulesOf } from '../parts/board-rules.ts';
import { Button } from '../parts/button.tsx';
import { Tile } from '../parts/tile.tsx';
import { lastColour } from '../play/names.ts';
import { describeTurn, type Reader } from '../play/story-sentences.ts';

interface ReplayProps {
  readonly info: TableInfo;
  readonly story: Story;
  readonly reader: Reader;
  readonly step: Signal<number>;
}

const EVERY = 1200;

export function Replay({ info, story, reader, step }: ReplayProps) {
  const text = t().end;
  const { turns } = story;
  const rules = rulesOf(info.game);
  const isRunning = useSignal(false);
  useEffect(() => {
    if (!isRunning.value) return undefined;
    const timer = setInterval(() => {
      step.value = Math.min(turns.length, step.value + 1);
      if (step.value === turns.length) isRunning.value = false;
    }, EVERY);
    return () => clearInterval(timer);
  }, [isRunning.value, turns.length, step, isRunning]);
  const turn = turns[step.value - 1];
  const ground = turn?.after ?? turns[0]?.before;
  const told = turn ? describeTurn(turn, reader) : '';
  if (!ground) return null;
  const toggle = () => {
    if (!isRunning.value && step.value === turns.length) step.value = 0;
    isRunning.value = !isRunning.value;
  };
  const colour = turn ? lastColour(turn.seat, story.scores.length, reader.own) : '';
  return (
    <section class={`replay ${GAME_LOOKS[info.game].ground} ${colour}`}>
      {rules ? (
        <BoardPicture
          board={ground.board}
          premiums={rules.premiums}
          last={turn?.what === 'laid' ? ground.last : []}
          tricks={hasCards(info.game)}
          label={text.boardAt(told)}
          detailed
        />
      ) : (
        <div class="replay-mat">
          <Words table={ground.table} changed={turn?.changed ?? []} />
          {/* The last table holds the room, so that nothing moves while words come. */}
          <div class="replay-room" aria-hidden="true">
            <Words table={turns.at(-1)?.after.table ?? []} changed={[]} />
          </div>
        </div>
      )}
      <div class="replay-bar">
        <Button
          look="soft"
          icon={isRunning.value ? 'pause' : 'play'}
          label={isRunning.value ? text.pause : text.replay}
          onClick={toggle}
        />
        <input
          type="range"
          min="0"
          max={turns.length}
          value={step.value}
          aria-label={text.stepLabel}
          aria-valuetext={told}
          onInput={(event) => {
            isRunning.value = false;
            step.value = Number(event.currentTarget.value);
          }}
        />
        <span class="sm">{text.step(step.value, turns.length)}</span>
      </div>
      <p class="replay-told">{told}</p>
    </section>
  );
}

function Words({ table, changed }: { table: StoryPosition['table']; changed: readonly ChangedWord[] }) {
  return (
    <ul class="replay-words">
      {table.map(({ tiles, reading }, index) => (
        <li
          key={`${reading} ${index}`}
          class={changed.some(({ word }) => word === reading) ? 'replay-word replay-word-last' : 'replay-word'}
        >
          <span class="unseen">{reading}</span>
          <span class="tile-word" aria-hidden="true">
            {[...reading].map((letter, place) => (
              <Tile key={place} letter={letter} named={tiles[place] === '@'} joker={tiles[place] === '@'} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
