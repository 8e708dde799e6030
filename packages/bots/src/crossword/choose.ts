/** A board-game player's turn: the plays its level notices, evaluated as its level does; else an exchange or a pass. */
import { type CrosswordMove, type CrosswordView, type PlacedCell, type Rng, SIZE, without } from '@lettertafel/engine';
import type { GeneratedPlay } from '@lettertafel/solver';
import type { GraphLexicon } from '@lettertafel/words';
import type { Thinking } from '../budget.ts';
import type { BoardFinder } from '../finder.ts';
import { type Level, simulates } from '../level.ts';
import { offered } from '../offered.ts';
import { knownWords, vocabularyOf } from '../vocabulary.ts';
import { byScore, type Candidate, candidateOf, findIn, isKnown, type Seated, seatAt } from './candidates.ts';
import { knownOpponent, searchEndgame } from './endgame.ts';
import { bestExchange, plainExchange } from './exchange.ts';
import { doubtedWords } from './judge-words.ts';
import { aimOf } from './objective.ts';
import { searchPreEndgame, unseenBeforeEnd } from './pre-endgame.ts';
import { bestPlay } from './rollout.ts';
import { type AskForHelp, movesToTry, simulate } from './simulate.ts';
import { lookAround } from './vision.ts';

export interface CrosswordTurn {
  readonly view: CrosswordView;
  readonly finder: BoardFinder;
  readonly lexicon: GraphLexicon;
  readonly level: Level;
  readonly rng: Rng;
  readonly thinking: Thinking;
  /** Where there are other threads. */
  readonly askForHelp?: AskForHelp | undefined;
}

/** How many of the highest-scoring plays are evaluated. */
const CLOSELY = 120;

/** A seat's move; null: nothing to do. */
export function chooseCrossword(turn: CrosswordTurn): CrosswordMove | null {
  const { view, finder } = turn;
  const seat = view.viewer;
  if (seat === 'spectator') return null;
  const may = offered(finder.game, view);
  if (view.open) return may('dispute') ? answerPlay(turn, seat) : null;
  return may('lay') ? takeTurn(turn) : null;
}

export function answerPlay({ view, lexicon, level, rng, finder }: CrosswordTurn, by: number): CrosswordMove {
  const vocabulary = vocabularyOf(level, lexicon);
  const words = view.open
    ? doubtedWords(view.open, { level, vocabulary, lexicon, rng, cost: finder.rules.wrongDisputeCosts })
    : [];
  return words.length > 0 ? { by, do: 'dispute', words } : { by, do: 'accept' };
}

export function takeTurn(turn: CrosswordTurn): CrosswordMove {
  const seated = seatAt(turn.view, turn.finder);
  const by = seated.seat;
  const play = choosePlay(seated, turn);
  if (play && 'tiles' in play) return { by, do: 'exchange', tiles: play.tiles.join('') };
  if (play) return { by, do: 'lay', at: play.at, word: play.word };
  const tiles = plainExchange(seated);
  return tiles ? { by, do: 'exchange', tiles: tiles.join('') } : { by, do: 'pass' };
}

type Chosen = GeneratedPlay | { readonly tiles: readonly string[] } | null;

function choosePlay(seated: Seated, turn: CrosswordTurn): Chosen {
  const { level, thinking, rng, askForHelp } = turn;
  const candidates = noticed(seated, turn);
  const [best] = candidates;
  if (level.values !== 'equity') return best?.play ?? null;
  const opponent = level.ahead === 'nothing' ? null : knownOpponent(seated);
  if (opponent && vocabularyOf(level, turn.lexicon).isCertain && findIn(seated, 'all').length > 0) {
    return searchEndgame(seated, { opponent, thinking }).play;
  }
  // With two players and an empty bag there is nothing to simulate.
  const isKnownToTheEnd = seated.view.bag === 0 && seated.view.seats.length === 2;
  if (!simulates(level.ahead) || isKnownToTheEnd) {
    const exchange = bestExchange(seated);
    return exchange && (!best || exchange.equity > best.equity) ? exchange : (best?.play ?? null);
  }
  const moves = movesToWeigh(seated, candidates, movesToTry(thinking, seated.view));
  const kind = level.ahead;
  const unseen = vocabularyOf(level, turn.lexicon).isCertain ? unseenBeforeEnd(seated) : null;
  if (unseen) return searchPreEndgame(seated, moves, { unseen, rng, thinking, aim: aimOf(kind) })?.play ?? null;
  return simulate(seated, moves, { rng, thinking, kind, askForHelp })?.play ?? null;
}

/** A play or an exchange. */
export type Weighed = Omit<Candidate, 'play'> & {
  readonly play: Exclude<Chosen, null>;
  readonly laid: readonly PlacedCell[];
};

/** The moves that a player who looks ahead weighs, best first by equity. */
export function movesToWeigh(seated: Seated, candidates: readonly Candidate[], most: number): Weighed[] {
  const exchange = weighedExchange(seated);
  const plays = candidates.slice(0, most).map((candidate) => ({ ...candidate, laid: candidate.play.laid }));
  return exchange ? [...plays, exchange].sort((one, other) => other.equity - one.equity) : plays;
}

/** The best exchange, to be compared with plays; null if there is none. */
export function weighedExchange(seated: Seated) {
  const exchange = bestExchange(seated);
  const { rack } = seated;
  return exchange && { ...exchange, laid: [], score: 0, leave: without(rack, exchange.tiles), play: exchange };
}

/** The best of all plays by equity; null with an empty bag, when there are few. */
function bestByEquity(seated: Seated): GeneratedPlay | null {
  const { view, rack, leaves } = seated;
  if (!leaves.table || view.bag === 0) return null;
  return bestPlay(seated, { board: view.board, rack, bag: view.bag, others: 0 });
}

/** The plays this player notices, best first by its own measure. */
export function noticed(seated: Seated, { level, lexicon, rng }: CrosswordTurn): Candidate[] {
  const vocabulary = vocabularyOf(level, lexicon);
  const list = findIn(seated, knownWords(level));
  const isNoticed = lookAround(level, rng);
  const found: Candidate[] = [];
  const overlooked: GeneratedPlay[] = [];
  for (const number of byScore(list)) {
    if (found.length >= CLOSELY) break;
    const play = list.get(number);
    if (play.word.length > level.longest || !vocabulary.knows(play.word.toUpperCase())) continue;
    if (!isNoticed(play)) overlooked.push(play);
    else if (isKnown(seated, play, { vocabulary, crossWords: level.crossWords })) found.push(candidateOf(seated, play));
  }
  // With blanks the best play by equity may score less than that many others: most of those lay the blank.
  const hidden = found.length === CLOSELY && vocabulary.isCertain ? bestByEquity(seated) : null;
  if (hidden && !found.some(({ play }) => play.at === hidden.at && play.word === hidden.word)) {
    found.push(candidateOf(seated, hidden));
  }
  // Having noticed nothing, keep looking: even the worst play is better than a pass.
  const isKnownAtAll = (play: GeneratedPlay) => isKnown(seated, play, { vocabulary, crossWords: SIZE });
  const last = found.length === 0 ? overlooked.findLast(isKnownAtAll) : undefined;
  if (last) found.push(candidateOf(seated, last));
  const worthOf = ({ score, equity }: Candidate) => (level.values === 'equity' ? equity : score);
  return found.sort((one, other) => worthOf(other) - worthOf(one));
}
