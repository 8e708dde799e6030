/** Hints for a person: the best play that a bot would find on that seat, revealed in steps. */
import {
  type BoardGameId,
  type CrosswordRules,
  type CrosswordView,
  type Direction,
  formatSquare,
  freshWords,
  GAMES,
  type GameId,
  isBoardGame,
  parsePlace,
  parseTableWord,
  readPlay,
  scoreTurn,
  type TableGameId,
  type TableView,
} from '@lettertafel/engine';
import { type GraphLexicon, hasWord } from '@lettertafel/words';
import type { BotMove, BotView } from './choose-move.ts';
import { LEVELS, type Level } from './level.ts';

/** The play to look for. There is none if nothing can be laid. */
export type Hint =
  | {
      readonly kind: 'board';
      /** The first square of its main word, by name. */
      readonly square: string;
      readonly direction: Direction;
      /** As in a move. */
      readonly word: string;
      /** How many tiles of the rack it takes. */
      readonly tiles: number;
      readonly score: number;
    }
  | {
      readonly kind: 'table';
      /** The new word that scores. */
      readonly word: string;
      /** The table words that are used for it; none: it uses the rack alone. */
      readonly from: readonly string[];
      /** The other words that change with it or come with it. */
      readonly others: readonly string[];
      readonly score: number;
    };

/**
 * The level that looks for hints. If words are judged only in disputes, a hint must not reveal the list: it then uses
 * only everyday words, which every player can be expected to know (decision 0262). For children only words of theirs help.
 */
export function hintLevel({ checking }: { readonly checking: string }, isForChildren = false): Level {
  const searching = { ...LEVELS.unbeatable, values: 'score', ahead: 'nothing', cards: 'never' } as const;
  if (isForChildren) return { ...searching, tier: 'child', rareWords: 0, shortWords: 0 };
  return checking === 'automatic' ? searching : { ...searching, rareWords: 0, shortWords: 0 };
}

/**
 * The view that a hint is looked for in. Laying lets an open play stand (B-22) and ends the cards of the turn before, so
 * that a hint is for the turn after them; asked about the play itself, a bot would only answer it.
 */
export function viewForHint(view: BotView): BotView {
  const { viewer, open } = view;
  if (viewer === 'spectator') return view;
  if ('table' in view) {
    const formed = open ? view.table.map(({ reading }) => reading) : [];
    return { ...view, open: null, turn: viewer, formed: [...view.formed, ...formed] };
  }
  const ahead = { ...view, open: null, turn: viewer, bag: view.bag - (view.open?.refill ?? 0) };
  return 'phase' in ahead ? { ...ahead, phase: null } : ahead;
}

export interface HintInput {
  readonly game: GameId;
  /** The view that the move was chosen from: `viewForHint`. */
  readonly view: BotView;
  /** The move of a player of `hintLevel`. */
  readonly move: BotMove | null;
  readonly lexicon: GraphLexicon;
}

/** The move as a hint; null if nothing is laid, or only with a word that bots never show. */
export function hintFrom({ game, view, move, lexicon }: HintInput): Hint | null {
  if (move?.do === 'lay' && isBoardGame(game)) return boardHint(game, view as CrosswordView, { move, lexicon });
  if (move?.do === 'arrange' && !isBoardGame(game)) return tableHint(game, view as TableView, { move, lexicon });
  return null;
}

interface Found<Doing extends BotMove['do']> {
  readonly move: Extract<BotMove, { readonly do: Doing }>;
  readonly lexicon: GraphLexicon;
}

function boardHint(game: BoardGameId, view: CrosswordView, { move, lexicon }: Found<'lay'>): Hint | null {
  const { rules } = GAMES[game] as { readonly rules: CrosswordRules };
  const { by, at, word } = move;
  const read = readPlay(rules, view, { by, play: { layings: [{ at, word }] } });
  if ('refusal' in read || read.words.some(({ reads }) => isImpolite(lexicon, reads))) return null;
  const place = parsePlace(view.board, at);
  if (!place) return null;
  const square = formatSquare(view.board, place.square);
  return { kind: 'board', square, direction: place.direction, word, tiles: read.tiles.length, score: read.score };
}

function tableHint(game: TableGameId, view: TableView, { move, lexicon }: Found<'arrange'>): Hint | null {
  const { letters } = GAMES[game].rules;
  const after = move.table.flatMap((text) => {
    const { tiles = text, reading } = parseTableWord(letters, text) ?? {};
    return { tiles, reading: reading ?? tiles };
  });
  const { word, score } = scoreTurn(view.table, after, { formed: view.formed });
  if (word === null || isImpolite(lexicon, word)) return null;
  const from = freshWords(after, view.table).map(({ reading }) => reading);
  const others = freshWords(view.table, after).flatMap(({ reading }) => (reading === word ? [] : reading));
  return { kind: 'table', word, from, others, score };
}

/** A valid word that is classed as discriminating or vulgar (decision 0171). */
function isImpolite({ graph, polite }: GraphLexicon, word: string): boolean {
  const plain = word.replaceAll('*', '').toUpperCase();
  return hasWord(graph, plain) && !hasWord(polite, plain);
}
