/** The state of a board on this page, as signals: the draft, the cursor, selected and dragged tiles. */
import {
  type BoardGameId,
  type Card,
  type CrosswordRules,
  type CrosswordView,
  cardBonus,
  GAMES,
  hasCardPending,
  isBoardGame,
  type PlacedCell,
  type Seat,
  type Square,
  type TricksterView,
} from '@lettertafel/engine';
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { isTrickster } from '../play/awaited-seats.ts';
import type { BoardTableProps } from '../play/contract.ts';
import { announcedTiles } from './announced-tiles.ts';
import { allowedBy, type CardsReading, type ChosenCard, readWithCards } from './cards/card-fit.ts';
import { type Draft, EMPTY_DRAFT, keepRack, type TileKey, takeAllBack } from './draft.ts';
import { formatDraft, parseDraft } from './saved-draft.ts';
import type { Cursor } from './typing.ts';

export type BoardView = CrosswordView | TricksterView;

/** The squares that a refusal is about, and squares that would be legal. */
export interface Marks {
  readonly wrong: readonly Square[];
  readonly better: readonly Square[];
}

const NO_MARKS: Marks = { wrong: [], better: [] };

export interface BoardModel {
  /** Where the draft is stored. */
  readonly storageKey: string;
  readonly rules: CrosswordRules;
  /** Null for a spectator. */
  readonly seat: Seat | null;
  readonly view: Signal<BoardView>;
  readonly draft: Signal<Draft>;
  readonly cursor: Signal<Cursor | null>;
  /** The selected rack tile, which the next tap places. */
  readonly lifted: Signal<TileKey | null>;
  /** The cards to play with the draft. */
  readonly chosen: Signal<readonly ChosenCard[]>;
  readonly marks: Signal<Marks>;
  /** The tiles of announced plays of any seat. */
  readonly announced: ReadonlySignal<readonly PlacedCell[]>;
  readonly dragged: Signal<TileKey | null>;
  /** The drop target of a drag: a square, or a slot of the rack. */
  readonly target: Signal<Square | null>;
  readonly gap: Signal<number | null>;
  /** A letter tile to be played face down, until its letter is chosen. */
  readonly turning: Signal<TileKey | null>;
  /** Words of the draft that the list does not contain, if words are checked automatically. */
  readonly unknown: Signal<readonly string[]>;
  readonly reading: ReadonlySignal<CardsReading | null>;
  /** The draft was sent as a move that is not answered yet. */
  readonly isSent: Signal<boolean>;
  /** Whether tiles may be moved: not while the player's own play is sent or waits for reactions. */
  readonly mayDraft: ReadonlySignal<boolean>;
}

export function useBoardModel({ info, view, seat }: BoardTableProps): BoardModel {
  const storageKey = `lettertafel.draft.${info.id}.${seat}`;
  const { game } = info;
  // Only board games have board views.
  if (!isBoardGame(game)) throw new TypeError(`${game} has no board`);
  const model = useMemo(() => makeModel(game, seat, view, storageKey), [game, seat, storageKey]);
  // During render, so that nothing is drawn from the previous view.
  useMemo(() => follow(model, view), [model, view]);
  const isOver = view.over !== null;
  useEffect(() => {
    if (seat === null) return undefined;
    if (!isOver) {
      return effect(() => localStorage.setItem(storageKey, formatDraft(model.draft.value, model.chosen.value)));
    }
    localStorage.removeItem(storageKey);
    return undefined;
  }, [model, storageKey, seat, isOver]);
  return model;
}

function makeModel(game: BoardGameId, seat: Seat | null, first: BoardView, storageKey: string): BoardModel {
  const { rules } = GAMES[game];
  const view = signal(first);
  const saved = parseDraft(localStorage.getItem(storageKey));
  const draft = signal<Draft>(saved?.draft ?? EMPTY_DRAFT);
  const chosen = signal<readonly ChosenCard[]>(saved?.chosen ?? []);
  const isSent = signal(false);
  const hasDraft = computed(() => {
    const { value } = view;
    if (seat === null || value.over) return false;
    return !isTrickster(value) || (!hasCardPending(value, seat) && !value.held);
  });
  return {
    storageKey,
    rules,
    seat,
    view,
    draft,
    chosen,
    cursor: signal(null),
    lifted: signal(null),
    marks: signal(NO_MARKS),
    announced: computed(() => (isTrickster(view.value) ? announcedTiles(rules, view.value) : [])),
    dragged: signal(null),
    target: signal(null),
    gap: signal(null),
    turning: signal(null),
    unknown: signal([]),
    reading: computed(() => {
      // A play that waits for reactions is shown as announced; its cards have left the hand.
      if (seat === null || draft.value.placed.length === 0 || !hasDraft.value) return null;
      return readWithCards(draft.value, chosen.value, { rules, position: view.value, seat }, bonusIn(view.value));
    }),
    isSent,
    mayDraft: computed(() => hasDraft.value && !isSent.value),
  };
}

/**
 * The draft has been played. On a shared device the next player's page replaces this one before the new view comes; a
 * lost play must not lie on the board again at the next turn.
 */
export function forgetPlayed({ storageKey, draft }: BoardModel): void {
  localStorage.setItem(storageKey, formatDraft(takeAllBack(draft.peek()), []));
}

/** The bonus for the cards played with a draft (TR-06). */
function bonusIn(view: BoardView): (cards: readonly Card[]) => number {
  return (cards) => (isTrickster(view) ? cardBonus(view, cards) : 0);
}

/** Applies a new view; the draft keeps what still fits. */
function follow(model: BoardModel, view: BoardView): void {
  model.view.value = view;
  const { hand } = isTrickster(view) ? view : { hand: [] };
  model.chosen.value = model.chosen.peek().filter(({ slot, card }) => hand[slot] === card);
  const draft = allowedBy(model.chosen.peek(), keepRack(model.draft.peek(), view.rack, view.board));
  changeDraft(model, draft);
  const lifted = model.lifted.peek();
  if (!draft.rack.some(({ key }) => key === lifted)) model.lifted.value = null;
}

/** Every change of the draft goes through here, so that marks of the previous draft are cleared. */
export function changeDraft(model: BoardModel, draft: Draft): void {
  if (draft === model.draft.peek()) return;
  model.draft.value = draft;
  model.marks.value = NO_MARKS;
  model.unknown.value = [];
}
