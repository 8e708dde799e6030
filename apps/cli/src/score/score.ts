/** `lettertafel score` without a terminal: replays the score sheet of a game played with a real box. */
import { replaySheet } from '@lettertafel/scorekeeper';
import { sheetFrom } from './sheet-file.ts';

/** Words, score and faults of every line, the totals, and the unseen tiles. */
export function scoreOf(input: unknown) {
  const { readings, totals, turn, isOver, unseen, sheet } = replaySheet(sheetFrom(input));
  return {
    lines: readings.map(({ line, words, made, scoring, laid, bonus, extra, computed, score, problems, isLost }) => ({
      by: sheet.players[line.by],
      do: line.do,
      score,
      ...(computed === score ? {} : { computed }),
      ...(words.length > 0 ? { words: words.map(({ at, word, score: points }) => ({ at, word, score: points })) } : {}),
      ...(made.length > 0 ? { made, scoring } : {}),
      ...(laid.length > 0 ? { laid: laid.join('') } : {}),
      ...(bonus + extra > 0 ? { bonus: bonus + extra } : {}),
      ...(isLost ? { lost: true } : {}),
      ...(problems.length > 0 ? { problems } : {}),
    })),
    totals: Object.fromEntries(sheet.players.map((name, seat) => [name, totals[seat]])),
    turn: isOver ? null : sheet.players[turn],
    over: isOver,
    winners: readings.at(-1)?.outcome?.winners.map((seat) => sheet.players[seat]) ?? [],
    unseen: unseen.join(''),
  };
}
