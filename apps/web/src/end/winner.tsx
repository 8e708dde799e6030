/** The winner, in tiles if the name fits; in a solo game the longest word. */
import { roundsOf, type Story } from '@lettertafel/engine';
import type { TableInfo } from '@lettertafel/protocol';
import type { GameView } from '../connection/table-store.ts';
import { t } from '../i18n/index.ts';
import { rulesOf } from '../parts/board-rules.ts';
import { Icon } from '../parts/icon.tsx';
import { isLayable, WinnerHead } from '../parts/winner-head.tsx';
import { describeEvent, type Reader } from '../play/story-sentences.ts';
import { proofText } from './messages/index.ts';
import { longestWord } from './records.ts';

interface WinnerProps {
  readonly info: TableInfo;
  readonly view: GameView;
  readonly names: readonly string[];
  readonly story: Story;
  readonly isRecord: boolean;
  /** The user's score, if it is a record. */
  readonly bestScore: number | null;
}

export function Winner({ info, view, names, story, isRecord, bestScore }: WinnerProps) {
  const text = t().end;
  const { over } = view;
  if (!over) return null;
  const [first] = over.winners;
  const best = view.seats[first ?? 0]?.score ?? 0;
  // Tiles of Woord-Rummikub have no values.
  const tiles = rulesOf(info.game)?.letters.tiles;
  const own = info.seats.flatMap((seat, number) => (seat.kind === 'person' && seat.mine ? [number] : []));
  const isOwn = (seat: number | undefined) => own.length === 1 && own[0] === seat;
  // Only names of people are shown in tiles; who has none has won all the same.
  const winner = info.seats[first ?? 0];
  const name = winner?.kind === 'person' ? winner.name?.toUpperCase() : undefined;
  const isAlone = over.winners.length === 1 && view.seats.length > 1;
  const isLaid = isAlone && name !== undefined && isLayable(name);
  const isWon = isAlone && isOwn(first);
  const isOnlyBot = info.seats.filter(({ kind }) => kind === 'bot').length === 1;
  const calledAt = (seat: number, name: string) =>
    isOnlyBot && info.seats[seat]?.kind === 'bot' ? text.computer : name;
  const rows = names.flatMap((other, seat) => {
    const by = best - (view.seats[seat]?.score ?? 0);
    return over.winners.includes(seat) || by <= 0 ? [] : [{ name: isOwn(seat) ? text.you : calledAt(seat, other), by }];
  });
  const minutes = Math.max(1, Math.round(((story.endedAt ?? 0) - (story.startedAt ?? 0)) / 60_000));
  const longest = longestWord(view);
  // A solo game is about the longest word.
  const laid = isLaid ? name : isWon ? proofText().won : longest;
  const reason =
    over.reason === 'went-out'
      ? ''
      : over.reason === 'resigned'
        ? leavingOf(story, { names, own: own.length === 1 ? (own[0] ?? null) : null })
        : text.reasons[over.reason];
  return (
    <WinnerHead laid={laid} isWon={isWon} worth={(letter) => tiles?.[letter]?.value}>
      <h1>
        {view.seats.length === 1
          ? text.solo(best)
          : over.winners.length > 1
            ? text.share(
                over.winners.map((seat) => (isOwn(seat) ? text.youToo : calledAt(seat, names[seat] ?? ''))),
                best,
              )
            : isLaid
              ? text.wins(best)
              : isOwn(first)
                ? text.youWin(best)
                : `${names[first ?? 0]} ${text.wins(best)}`}
      </h1>
      <p>
        {reason} {rows.length > 0 && over.winners.length === 1 && text.ahead(rows)}{' '}
        {text.rounds(roundsOf(story.turns).length, minutes)}
      </p>
      {bestScore !== null && (
        <p class="end-longest">
          <Icon name="star" small /> {proofText().bestScore(bestScore)}
        </p>
      )}
      {longest && (
        <p class="end-longest">
          {isRecord && <Icon name="star" small />} {isRecord ? text.record(longest) : text.longest(longest)}
        </p>
      )}
    </WinnerHead>
  );
}

/** Who was the last to leave the game, and how. */
function leavingOf({ events }: Story, reader: Reader): string {
  const left = events.findLast(({ what }) => what === 'resigned');
  const told = left && describeEvent(left, reader, '');
  return told ? `${told}.` : '';
}
