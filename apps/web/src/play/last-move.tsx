/** The last move, in the same words as the live region, with a link to its explanation. */
import { lastMove, playOfTurn, type Seat, type StarterDraw, type StoryEvent } from '@lettertafel/engine';
import { useSignal } from '@preact/signals';
import type { GameView } from '../connection/table-store.ts';
import { t } from '../i18n/index.ts';
import { listName } from '../parts/list-name.ts';
import { shownWord } from '../parts/shown-word.ts';
import { Tile } from '../parts/tile.tsx';
import { AsideSheet } from './aside-sheet.tsx';
import type { GameTableProps } from './contract.ts';
import { meAt, readerAt, seatColour } from './names.ts';
import { storyOf } from './story.ts';
import { describeCancelled, describeCardNews, describeEvent } from './story-sentences.ts';
import { Why } from './why-on-demand.ts';

type LastMoveProps = Pick<GameTableProps<GameView>, 'table' | 'info' | 'view' | 'seat'>;

export function LastMove({ table, info, view, seat }: LastMoveProps) {
  const { turns, events } = storyOf(table.entries.value, view);
  const isAsked = useSignal(false);
  const event = lastMove(events);
  if (!event) return <div class="slip-line" />;
  const colourOf = (of: Seat) => seatColour(of, view.seats.length, meAt(info, seat));
  const reader = readerAt(info, table.mine.value);
  const told = describeEvent(event, reader, listName(info.words)) ?? '';
  const sentence = [told, ...describeCancelled(event, reader)].join('. ');
  const turn = event.what === 'laid' && event.turn !== null ? turns[event.turn] : null;
  return (
    <div class={`slip-line ${colourOf(event.seat)}`}>
      <i class="slip-dot" />
      <p style={{ '--letters': widthOf(sentence) }}>
        <span class="slip-told">
          <Sentence sentence={sentence} event={event} />
        </span>
      </p>
      {event.what === 'began' && <Draws draws={event.draws} colourOf={colourOf} />}
      {turn && (
        <button type="button" class="slip-why link" aria-haspopup="dialog" onClick={() => (isAsked.value = true)}>
          {t().story.why}
        </button>
      )}
      {turn && isAsked.value && (
        <AsideSheet title={t().why.title(turn.score)} onClose={() => (isAsked.value = false)}>
          <Why game={info.game} turn={turn} view={view} info={info} isTitled />
        </AsideSheet>
      )}
    </div>
  );
}

/** The play of the turn, if the last-move line shows a card that was played after it, and what became of cards. */
export function PlayBefore({ table, info, view }: LastMoveProps) {
  const { events } = storyOf(table.entries.value, view);
  const play = playOfTurn(events);
  const reader = readerAt(info, table.mine.value);
  const news = describeCardNews(events, reader);
  return (
    <>
      {play && play !== lastMove(events) && (
        <p>
          <Sentence sentence={describeEvent(play, reader, listName(info.words)) ?? ''} event={play} />
        </p>
      )}
      {news.length > 0 && <p class="slip-cards">{`${news.join('. ')}.`}</p>}
    </>
  );
}

/** Who has won, while the final position is shown. */
export function Result({ table, info, view }: LastMoveProps) {
  const { events } = storyOf(table.entries.value, view);
  const ended = events.find(({ what }) => what === 'ended');
  // Alone nobody wins.
  if (!ended || view.seats.length === 1) return null;
  return <p>{describeEvent(ended, readerAt(info, table.mine.value), listName(info.words))}</p>;
}

/** Approximate width in average letters; capitals are wider. */
function widthOf(sentence: string): number {
  return sentence.length + 0.5 * sentence.replace(/[^\p{Lu}]/gu, '').length;
}

/** Words longer than this may break anywhere: with the words before them they need more than a line of a phone. */
const UNBROKEN = 14;

/** The sentence with its word in bold. */
export function Sentence({ sentence, event }: { sentence: string; event: StoryEvent }) {
  const word = event.what === 'laid' || event.what === 'lost' ? shownWord(event.word ?? '') : '';
  const at = word ? sentence.indexOf(word) : -1;
  if (!word || at < 0) return <>{sentence}</>;
  return (
    <>
      {sentence.slice(0, at)}
      <b class={word.length > UNBROKEN ? 'slip-long' : undefined}>{word}</b>
      {sentence.slice(at + word.length)}
    </>
  );
}

interface DrawsProps {
  readonly draws: readonly StarterDraw[];
  readonly colourOf: (seat: Seat) => string;
}

/** The tiles drawn to decide who begins (B-06, R-02), in the colours of their seats; only the last round. */
function Draws({ draws, colourOf }: DrawsProps) {
  return (
    <span class="slip-draws" aria-hidden="true">
      {draws.at(-1)?.map(({ seat, tile }) => (
        <span key={seat} class={colourOf(seat)}>
          <Tile letter={tile === '?' || tile === '@' ? '' : tile} />
        </span>
      ))}
    </span>
  );
}
