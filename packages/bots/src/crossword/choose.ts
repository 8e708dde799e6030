/** A board-game player's turn: plays noticed, weighed, and thought ahead as its level does; else an exchange or a pass. */
import { type CrosswordMove, type CrosswordView, type Rng, SIZE } from '@lettertafel/engine';
import type { GeneratedPlay } from '@lettertafel/solver';
import type { GraphLexicon } from '@lettertafel/words';
import type { Thinking } from '../budget.ts';
import type { BoardFinder } from '../finder.ts';
import type { Level } from '../level.ts';
import { type KnownWords, knownWords, type Vocabulary, vocabularyOf } from '../vocabulary.ts';
import { byScore, type Candidate, candidateOf, findIn, isKnown, type Seated, seatAt } from './candidates.ts';
import { knownOpponent, searchEndgame } from './endgame.ts';
import { bestExchange, plainExchange } from './exchange.ts';
import { doubtedWords } from './judge-words.ts';
import { simulate } from './simulate.ts';
import { withoutTiles } from './tiles.ts';
import { lookAround } from './vision.ts';

export interface CrosswordTurn {
  readonly view: CrosswordView;
  readonly finder: BoardFinder;
  readonly lexicon: GraphLexicon;
  readonly level: Level;
  readonly rng: Rng;
  readonly thinking: Thinking;
}

/** So many of the plays that score most are looked at closely, and so many are simulated. */
const CLOSELY = 120;
const SIMULATED = 10;

/** What a seat does now; null when it has nothing to do. */
export function chooseCrossword(turn: CrosswordTurn): CrosswordMove | null {
  const { view } = turn;
  const seat = view.viewer;
  if (seat === 'spectator' || view.over || view.seats[seat]?.resigned) return null;
  if (view.open) return view.open.window.awaiting.includes(seat) ? answerPlay(turn, seat) : null;
  return view.turn === seat ? takeTurn(turn) : null;
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
  const { level, thinking, rng } = turn;
  const candidates = noticed(seated, turn);
  const [best] = candidates;
  if (level.values !== 'equity') return best?.play ?? null;
  const opponent = level.ahead === 'nothing' ? null : knownOpponent(seated);
  if (opponent && vocabularyOf(level, turn.lexicon).isCertain && findIn(seated, 'all').length > 0) {
    return searchEndgame(seated, { opponent, thinking }).play;
  }
  const exchange = bestExchange(seated);
  // With two players and an empty bag nothing is left to chance.
  const isKnownToTheEnd = seated.view.bag === 0 && seated.view.seats.length === 2;
  if (level.ahead !== 'simulation' || isKnownToTheEnd) {
    return exchange && (!best || exchange.equity > best.equity) ? exchange : (best?.play ?? null);
  }
  const plays = candidates.slice(0, SIMULATED).map((candidate) => ({ ...candidate, laid: candidate.play.laid }));
  const swap = exchange && {
    ...exchange,
    laid: [],
    score: 0,
    leave: withoutTiles(seated.rack, exchange.tiles),
    play: exchange,
  };
  const moves = swap ? [...plays, swap].sort((one, other) => other.equity - one.equity) : plays;
  return simulate(seated, moves, { rng, thinking })?.play ?? null;
}

/** The plays this player comes to think of, best first by what it goes by. */
export function noticed(seated: Seated, { level, lexicon, rng }: CrosswordTurn): Candidate[] {
  const vocabulary = vocabularyOf(level, lexicon);
  const words = knownWords(level);
  const found = amongPlays(seated, { level, rng, vocabulary, words });
  // Discriminating and vulgar words only when nothing else can be laid.
  return found.length > 0 || words !== 'all' ? found : amongPlays(seated, { level, rng, vocabulary, words: 'any' });
}

interface Looking extends Pick<CrosswordTurn, 'level' | 'rng'> {
  readonly vocabulary: Vocabulary;
  readonly words: KnownWords | 'any';
}

function amongPlays(seated: Seated, { level, rng, vocabulary, words }: Looking): Candidate[] {
  const list = findIn(seated, words);
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
  // Who has found nothing goes on looking: the least of all plays is still better than to pass.
  const isKnownAtAll = (play: GeneratedPlay) => isKnown(seated, play, { vocabulary, crossWords: SIZE });
  const last = found.length === 0 ? overlooked.findLast(isKnownAtAll) : undefined;
  if (last) found.push(candidateOf(seated, last));
  const worthOf = ({ score, equity }: Candidate) => (level.values === 'equity' ? equity : score);
  return found.sort((one, other) => worthOf(other) - worthOf(one));
}
