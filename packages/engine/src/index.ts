/** The rules engine: letter-tile games as pure functions over plain data. */

export {
  type Board,
  type Cell,
  cellAt,
  centreOf,
  type Direction,
  emptyBoard,
  isTaken,
  type Place,
  type PlacedCell,
  type Square,
  sizeOf,
  step,
  withCells,
} from './crossword/board.ts';
export { boardWith } from './crossword/board-with.ts';
export type { BoardExample } from './crossword/example.ts';
export { type FoundPlay, findPlays, type Search } from './crossword/find-plays.ts';
export { type CrosswordGame, crosswordGame } from './crossword/game.ts';
export { type ItemisedPlay, type ItemisedWord, itemisePlay } from './crossword/items.ts';
export { formatPlace, formatSquare, parsePlace, parseSquare, rowName } from './crossword/notation.ts';
export { mostToExchange } from './crossword/offers.ts';
export type { Laying } from './crossword/placement.ts';
export { type Play, type Position, type ReadPlay, readPlay } from './crossword/play.ts';
export { CROSSWORD_REFUSALS } from './crossword/refusals.ts';
export type { CrosswordOptions, CrosswordRules } from './crossword/rules.ts';
export { LETTER_PREMIUMS, type ScoredWord, type TileScore, WORD_PREMIUMS } from './crossword/score.ts';
export { EMPTY_BOARD, SIZE } from './crossword/standard-board.ts';
export type { CrosswordEvent, CrosswordMove, CrosswordSetup, CrosswordState } from './crossword/state.ts';
export type { CrosswordView, SeenCrosswordEvent } from './crossword/view.ts';
export { lexiconAt } from './crossword/word-judge.ts';
export { EXAMPLES } from './games/examples.ts';
export {
  type AnyGame,
  type BoardGameId,
  boardGameIn,
  type Doing,
  GAME_IDS,
  GAMES,
  type GameId,
  type GameView,
  gameById,
  isBoardGame,
  isGameId,
  isTableView,
  isTricksterView,
  LANGUAGES,
  type Language,
  type MovesOf,
  type Offer,
  type OpaqueGame,
  type OptionName,
  type OptionsFor,
  type RecordOf,
  type SeenEvent,
  type TableGameId,
} from './games/index.ts';
export { rummikubInternational } from './games/rummikub-international/index.ts';
export { rummikubInternationalRules } from './games/rummikub-international/rules.ts';
export { rummikubSabra } from './games/rummikub-sabra/index.ts';
export { rummikubSabraRules } from './games/rummikub-sabra/rules.ts';
export { scrabbleDe } from './games/scrabble-de/index.ts';
export { scrabbleDeRules } from './games/scrabble-de/rules.ts';
export { scrabbleXlNl } from './games/scrabble-xl-nl/index.ts';
export { scrabbleXlNlRules } from './games/scrabble-xl-nl/rules.ts';
export { playWith } from './games/trickster-nl/announce.ts';
export type { CardRecord } from './games/trickster-nl/card-record.ts';
export {
  CARD_NAMES,
  type Card,
  HAND_LIMIT,
  isCard,
  voidedIn,
} from './games/trickster-nl/cards.ts';
export { CARDS, FULL_DECK } from './games/trickster-nl/deck.ts';
export { type TricksterGame, tricksterNl } from './games/trickster-nl/game.ts';
export { cardTiming, hasCardPending } from './games/trickster-nl/moments.ts';
export { TRICKSTER_REFUSALS } from './games/trickster-nl/refusals.ts';
export { tricksterNlRules } from './games/trickster-nl/rules.ts';
export type {
  CardChoice,
  CardMove,
  LayMove,
  TricksterEvent,
  TricksterMove,
  TricksterSetup,
  TricksterState,
} from './games/trickster-nl/state.ts';
export { cardBonus, type SeenTricksterEvent, type TricksterView } from './games/trickster-nl/view.ts';
export { FOURFOLD_WORDS, isWordCard, type WordCardName } from './games/trickster-nl/word-cards.ts';
export { type Clock, OVERTIME_COST } from './kernel/clock.ts';
export type { StarterDraw } from './kernel/deal.ts';
export {
  type BaseMove,
  type Context,
  type Deadline,
  type Decision,
  type EndReason,
  type Family,
  type Game,
  type GameState,
  type HouseMove,
  isRefused,
  type KernelEvent,
  type Outcome,
  type Refused,
  type Settlement,
  VIEW_VERSION,
  type Viewer,
} from './kernel/game.ts';
/** @internal Shared with the packages of the same release. */
export { itemAt } from './kernel/item-at.ts';
export { allTiles, type LetterSet, letterSet, type Tile, UNSEEN } from './kernel/letters.ts';
export type { Lexicon, WordNode } from './kernel/lexicon.ts';
export { type GameSettings, LOG_VERSION, type LogEntry, replay, type Submission, submit } from './kernel/log.ts';
export { without } from './kernel/multiset.ts';
export { seatingOf } from './kernel/offers.ts';
export {
  type AskedOptions,
  type OptionInput,
  type OptionRecord,
  type OptionsOf,
  type OptionTable,
  type OptionValue,
  playOptions,
  type Way,
} from './kernel/options.ts';
export type { Rack } from './kernel/rack.ts';
export { KERNEL_REFUSALS, type Refusal } from './kernel/refusal.ts';
export { type Rng, shuffle } from './kernel/rng.ts';
export { type Actor, nextSeat, opponentsOf, type Seat, seatsAfter } from './kernel/seats.ts';
export {
  type OpenOption,
  openOptions,
  optionsToRequest,
  refuseBots,
  type TableInPreparation,
} from './kernel/table-options.ts';
export { lexiconFromVerdicts, recordVerdicts, type Verdicts } from './kernel/verdicts.ts';
export { awaitedSeats } from './kernel/waits.ts';
export type { Wait, Window } from './kernel/window.ts';
export { isBaseWithoutUmlaut, isPersonStem, lexiconFrom, type WordLists, withoutUmlaut } from './kernel/word-list.ts';
export { TRICK_SQUARES } from './material/trick-squares.ts';
export type * from './named-types.ts';
export { type Feats, featsOf } from './story/feats.ts';
export { itemiseTurn } from './story/items.ts';
export { continueStory, emptyStory, type StoryStart, type ToldEntry, tellStory } from './story/story.ts';
export { lastMove, playOfTurn, type StoryEvent, type StoryEventKind, type StoryEventOf } from './story/story-event.ts';
export type { Story } from './story/telling.ts';
export { type Dispute, type LaidCard, roundsOf, type StoryPosition, type Turn } from './story/turn.ts';
export {
  type ArrangedWord,
  type ArrangementFault,
  reviewArrangement,
  type Unscored,
} from './table/arrangement.ts';
export type { ChangedWord } from './table/changed-words.ts';
export type { TableExample } from './table/example.ts';
export type { TableGame } from './table/game.ts';
export { TABLE_REFUSALS } from './table/refusals.ts';
export type { ReusedWords } from './table/reused-words.ts';
export { BEGIN_WORD, costOf, type TableOptions, type TableRules } from './table/rules.ts';
export { scoreTurn } from './table/score.ts';
export type { TableEvent, TableMove, TableSetup, TableState } from './table/state.ts';
export { formatTableWord, freshWords, JOKER, parseTableWord, type Table } from './table/table.ts';
export type { TableView } from './table/view.ts';
