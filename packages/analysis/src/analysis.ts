/** The data of an analysis: what was played in each turn, what was best, and what it cost. */
import type { Card, GameId, PlacedCell, Seat, Tile } from '@lettertafel/engine';
import type { RackKnowledge } from '@lettertafel/scorekeeper';
import type { AnalysisKey } from './key.ts';

/** A move to compare. Which fields it has depends on `do`. */
export interface ComparedMove {
  readonly do: 'lay' | 'arrange' | 'exchange' | 'draw' | 'pass';
  /** The place and the main word of a play, in notation. */
  readonly at?: string;
  readonly word?: string;
  /** The cells it lays on the board. */
  readonly laid?: readonly PlacedCell[];
  /** The tiles exchanged. */
  readonly tiles?: readonly Tile[];
  /** The whole word table after the turn, in notation. */
  readonly table?: readonly string[];
  /** The cards played with it. */
  readonly cards?: readonly Card[];
}

/** An estimate with its standard error. */
export interface Estimate {
  readonly mean: number;
  readonly error: number;
}

/** How a play fares with each tile that may be the last one in the bag; the rest of `of` is undecided. */
export interface CountedDraws {
  /** Tiles that nobody has seen. */
  readonly of: number;
  readonly won: number;
  readonly tied: number;
  readonly lost: number;
}

export interface ComparedPlay {
  readonly move: ComparedMove;
  readonly points: number;
  /** Score plus the value of the leave; with an exact search, the points gained on the opponent until the end. */
  readonly equity: number;
  /** The chance of ending first. */
  readonly win: Estimate | null;
  /** The expected rank, with three players or more. */
  readonly rank: number | null;
  /** Whether `equity` is exact: a search looked at everything. */
  readonly proven: boolean;
  /** With one tile in the bag, if this play was counted. */
  readonly draws?: CountedDraws;
}

/** `static` includes exact searches; `sim` also simulates what they do not reach. */
export const ANALYSIS_LEVELS = ['static', 'sim'] as const;
export type AnalysisLevel = (typeof ANALYSIS_LEVELS)[number];

/**
 * How a turn was judged: by static equity, by a simulation, by counting what the last tile in the bag may be, or by a
 * search to the end.
 */
export type Basis = 'static' | 'simulated' | 'counted' | 'proven';

/** `best`: nothing was better. `equal`: the difference is within the noise. */
export type Verdict = 'best' | 'equal' | 'less' | 'mistake';

/**
 * Why a turn has no verdict: its rack or the tiles exchanged are unknown, there was nothing to choose, or the rules
 * refuse what a sheet says was laid.
 */
export type Unjudged = 'no-rack' | 'no-choice' | 'exchange-unknown' | 'not-by-rules';

export interface TurnAnalysis {
  /** The place of the turn in the story, from 0. */
  readonly turn: number;
  readonly by: Seat;
  readonly played: ComparedPlay;
  /** Best first; the played move is among them only if it belongs there. */
  readonly best: readonly ComparedPlay[];
  /** The place of the played move among them; null: it is not. */
  readonly playedAt: number | null;
  /** Points lost; 0 if nothing was better beyond the noise. */
  readonly lost: number;
  /** The chance of winning lost; null without a simulation. */
  readonly lostChance: number | null;
  readonly verdict: Verdict | null;
  readonly unjudged: Unjudged | null;
  /** How its rack is known. */
  readonly rack: RackKnowledge;
  readonly basis: Basis;
  /** The level that this is final for; null: a search is still to come. */
  readonly settled: AnalysisLevel | null;
  /** Rounds of the simulation. */
  readonly rounds: number;
  readonly facts: readonly Fact[];
  /** Woord-Rummikub: the best by each skill. */
  readonly skills: readonly SkillBest[];
  /** Trickster: the best play without the cards held; null if there were none. */
  readonly withoutCards: ComparedPlay | null;
}

/** What a player of Woord-Rummikub can do with the word table, each including the ones before. */
export const SKILLS = ['rack', 'lengthen', 'break', 'mix', 'all'] as const;
export type Skill = (typeof SKILLS)[number];

export interface SkillBest {
  readonly skill: Skill;
  /** Null: nothing can be laid that way. */
  readonly play: ComparedPlay | null;
  readonly proven: boolean;
}

/** What is worth saying about a turn; each with its figure. Sentences are in the apps. */
export type Fact =
  | { readonly fact: 'bingo'; readonly points: number }
  | { readonly fact: 'bingo-missed'; readonly word: string; readonly points: number }
  | { readonly fact: 'wrong-word-stood'; readonly words: readonly string[]; readonly points: number }
  | { readonly fact: 'play-lost'; readonly words: readonly string[]; readonly points: number }
  | { readonly fact: 'more-points'; readonly points: number }
  | { readonly fact: 'better-leave'; readonly tiles: readonly Tile[]; readonly points: number }
  | { readonly fact: 'cards-brought'; readonly cards: readonly Card[]; readonly points: number }
  | { readonly fact: 'cards-kept'; readonly cards: readonly Card[]; readonly points: number }
  | { readonly fact: 'skill-missed'; readonly skill: Skill; readonly points: number }
  | { readonly fact: 'nothing-possible'; readonly points: number };

/** How often a player saw the most that a skill offered. */
export interface SkillSeen {
  readonly skill: Skill;
  readonly seen: number;
  /** Turns in which it offered more than the skills before it. */
  readonly of: number;
}

export interface PlayerSummary {
  readonly seat: Seat;
  /** Turns with a verdict. */
  readonly turns: number;
  /** Turns as good as the best. */
  readonly best: number;
  /** Points lost in all of them. */
  readonly lost: number;
  readonly lostChance: number | null;
  /** The best find: the turn as good as the best that scored most; null: none. */
  readonly finest: number | null;
  /** The costliest turns, at most three, the costliest first. */
  readonly costliest: readonly number[];
  /** Woord-Rummikub; otherwise none. */
  readonly skills: readonly SkillSeen[];
  /** Wrong words that nobody disputed. */
  readonly wrongWords: readonly string[];
}

export interface Analysis {
  readonly key: AnalysisKey;
  readonly game: GameId;
  readonly turns: readonly TurnAnalysis[];
  readonly players: readonly PlayerSummary[];
}
