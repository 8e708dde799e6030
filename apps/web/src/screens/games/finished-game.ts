/** Finished games of all kinds, as data: who played, how it ended, and what the user achieved. */
import { type Feats, type GameId, isBoardGame } from '@lettertafel/engine';
import type { PlayedGame } from '@lettertafel/protocol';
import { isLocal } from '../../local/local-id.ts';

/** Played on a server or on this device, or kept score of. */
export interface FinishedGame extends PlayedGame {
  readonly source: 'table' | 'sheet';
}

export interface Filter {
  /** A name, or `COMPUTER`; null: anybody. */
  readonly person: string | null;
  readonly game: GameId | null;
}

/** No name: names have no line breaks. */
export const COMPUTER = '\n';

/** The user's seat; null: none, or several on one device. */
export function ownSeat({ players }: PlayedGame): number | null {
  const own = players.flatMap((player, seat) => (player.kind === 'person' && player.mine ? [seat] : []));
  return own.length === 1 ? (own[0] ?? null) : null;
}

/** Everybody but the user; on a shared device all of them. */
export function othersIn(game: PlayedGame): { readonly names: readonly (string | null)[]; readonly bots: number } {
  const own = ownSeat(game);
  return {
    names: game.players.flatMap((player, seat) => (player.kind === 'person' && seat !== own ? [player.name] : [])),
    bots: game.players.filter(({ kind }) => kind === 'bot').length,
  };
}

/** With whom the user has played, whoever it was most often first; the computer last. */
export function peopleIn(games: readonly PlayedGame[]): readonly string[] {
  const times = new Map<string, number>();
  let hasBots = false;
  for (const game of games) {
    const { names, bots } = othersIn(game);
    hasBots ||= bots > 0;
    for (const name of new Set(names)) if (name) times.set(name, (times.get(name) ?? 0) + 1);
  }
  const names = [...times].sort(([, one], [, other]) => other - one).map(([name]) => name);
  return hasBots ? [...names, COMPUTER] : names;
}

/** People who have played together with the user, by their latest game. */
export interface Company {
  readonly names: readonly string[];
  readonly id: string;
  readonly game: GameId;
}

/** Whom the user can ask again: everybody else at a table of the server, the latest first. */
export function companiesIn(games: readonly FinishedGame[]): readonly Company[] {
  const companies = new Map<string, Company>();
  for (const game of games) {
    const { names } = othersIn(game);
    const known = names.filter((name) => name !== null);
    const isAskable = game.source === 'table' && !game.isPractice && !isLocal(game.id) && ownSeat(game) !== null;
    if (!isAskable || known.length === 0 || known.length < names.length) continue;
    const key = known.toSorted().join('\n');
    if (!companies.has(key)) companies.set(key, { names: known, id: game.id, game: game.game });
  }
  return [...companies.values()];
}

export function filterGames<Game extends PlayedGame>(
  games: readonly Game[],
  { person, game }: Filter,
): readonly Game[] {
  return games.filter((one) => {
    if (game !== null && one.game !== game) return false;
    const { names, bots } = othersIn(one);
    return person === null || (person === COMPUTER ? bots > 0 : names.includes(person));
  });
}

export type Result =
  | { readonly what: 'solo'; readonly points: number }
  | { readonly what: 'won' | 'lost' | 'drawn'; readonly scores: readonly [own: number, other: number] }
  /** Of several players. */
  | { readonly what: 'rank'; readonly points: number; readonly rank: number }
  /** The user did not play, or at several seats. */
  | { readonly what: 'winners'; readonly seats: readonly number[]; readonly points: number };

export function resultOf(game: PlayedGame): Result {
  const { scores, winners, players } = game;
  const own = ownSeat(game);
  if (players.length === 1) return { what: 'solo', points: scores[0] ?? 0 };
  if (own === null) return { what: 'winners', seats: winners, points: scores[winners[0] ?? 0] ?? 0 };
  const points = scores[own] ?? 0;
  const isWon = winners.includes(own);
  if (players.length > 2) {
    const before = isWon ? [] : scores.filter((score, seat) => winners.includes(seat) || score > points);
    return { what: 'rank', points, rank: before.length + 1 };
  }
  const what = winners.length > 1 ? 'drawn' : isWon ? 'won' : 'lost';
  return { what, scores: [points, scores[1 - own] ?? 0] };
}

/** The longest word of a game: the user's, or anybody's where the user has no seat. */
export function longestIn(game: PlayedGame): string | null {
  const own = ownFeats(game);
  if (own) return own.longest;
  const words = (game.feats ?? []).flatMap(({ longest }) => longest ?? []);
  return words.reduce<string | null>((most, word) => (word.length > (most?.length ?? 0) ? word : most), null);
}

function ownFeats(game: PlayedGame): Feats | null {
  const own = ownSeat(game);
  return own === null ? null : (game.feats?.[own] ?? null);
}

export interface Achievement<Value> {
  readonly game: FinishedGame;
  readonly value: Value;
}

export interface Records {
  readonly turn: Achievement<{ readonly points: number; readonly word: string | null }> | null;
  readonly word: Achievement<string> | null;
  readonly score: Achievement<number> | null;
}

/** The user's best of each; the earlier one stays. Practice does not count. */
export function recordsIn(games: readonly FinishedGame[]): Records {
  const counted = games.filter(({ isPractice }) => !isPractice).toSorted((one, other) => one.at - other.at);
  const best = <Value>(read: (game: FinishedGame) => Value | null, worth: (value: Value) => number) =>
    counted.reduce<Achievement<Value> | null>((most, game) => {
      const value = read(game);
      return value !== null && worth(value) > (most ? worth(most.value) : 0) ? { game, value } : most;
    }, null);
  return {
    turn: best(
      (game) => ownFeats(game)?.best ?? null,
      ({ points }) => points,
    ),
    word: best(
      (game) => ownFeats(game)?.longest ?? null,
      ({ length }) => length,
    ),
    score: best(
      (game) => game.scores[ownSeat(game) ?? -1] ?? null,
      (score) => score,
    ),
  };
}

/** Games in the chart. */
const MOST_IN_CHART = 24;

/** The user's points per turn, oldest first. Board games, unless one game is asked for: their points compare. */
export function courseOf(games: readonly FinishedGame[], { game }: Filter): readonly Achievement<number>[] {
  return games
    .filter((one) => !one.isPractice && (game !== null || isBoardGame(one.game)))
    .flatMap((one) => {
      const feats = ownFeats(one);
      return feats && feats.turns > 0 ? [{ game: one, value: feats.points / feats.turns }] : [];
    })
    .toSorted((one, other) => one.game.at - other.game.at)
    .slice(-MOST_IN_CHART);
}

export interface Averages {
  readonly games: number;
  /** With others, and of these the user has won. */
  readonly contests: number;
  readonly won: number;
  /** Points per game and turn; null: none to count. */
  readonly perGame: number | null;
}

export function averagesOf(games: readonly FinishedGame[]): Averages {
  const own = games.filter((game) => ownSeat(game) !== null && !game.isPractice);
  const contests = own.filter(({ players }) => players.length > 1);
  const scores = own.map((game) => game.scores[ownSeat(game) ?? -1] ?? 0);
  return {
    games: own.length,
    contests: contests.length,
    won: contests.filter((game) => game.winners.includes(ownSeat(game) ?? -1)).length,
    perGame: scores.length > 0 ? scores.reduce((sum, score) => sum + score, 0) / scores.length : null,
  };
}
