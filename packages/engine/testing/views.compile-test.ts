/** A compile-time test: hidden tiles cannot be expressed in a view, except in `revealed`. */
import type {
  CrosswordView,
  SeenCrosswordEvent,
  SeenTricksterEvent,
  TableView,
  Tile,
  TricksterView,
} from '../src/index.ts';

type Equal<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;

/** Compiles only if the condition holds. */
type Promise<Kept extends true> = Kept;

/** The fields that can hold a list of letters (or cards). */
type ListFields<View> = {
  [Field in keyof View]: View[Field] extends readonly Tile[] ? Field : never;
}[keyof View];

export type LettersAreInTheOwnRackAndInPublicFields = [
  Promise<Equal<ListFields<CrosswordView>, 'board' | 'rack' | 'ruled'>>,
  Promise<Equal<ListFields<TricksterView>, 'board' | 'rack' | 'ruled' | 'hand' | 'takenNow' | 'seenCards'>>,
  Promise<Equal<ListFields<TableView>, 'rack' | 'formed' | 'ruled'>>,
];

export type HiddenHoldingsAreNumbers = [
  Promise<Equal<CrosswordView['bag'], number>>,
  Promise<Equal<CrosswordView['seats'][number]['tiles'], number>>,
  Promise<Equal<TableView['seats'][number]['tiles'], number>>,
  Promise<Equal<TableView['pot']['count'], number>>,
  Promise<Equal<TricksterView['deck'], number>>,
  Promise<Equal<TricksterView['handSizes'], readonly number[]>>,
];

type HasNo<View, Field extends string> = Field extends keyof View ? false : true;

export type NothingOfTheStateSlipsIn = [
  Promise<HasNo<CrosswordView, 'racks'>>,
  Promise<HasNo<TricksterView, 'racks'>>,
  Promise<HasNo<TricksterView, 'hands'>>,
  Promise<HasNo<TableView, 'racks'>>,
  Promise<HasNo<Extract<SeenCrosswordEvent, { type: 'drew' }>, 'tiles'>>,
  Promise<HasNo<Extract<SeenCrosswordEvent, { type: 'exchanged' }>, 'tiles' | 'drawn' | 'bag'>>,
  Promise<HasNo<Extract<SeenTricksterEvent, { type: 'stole' }>, 'tile'>>,
  Promise<HasNo<Extract<SeenTricksterEvent, { type: 'move-held' }>, 'move'>>,
  Promise<HasNo<Extract<SeenTricksterEvent, { type: 'took-cards' }>, 'cards'>>,
];
