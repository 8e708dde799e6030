/** Types that the public types and functions are made of. */

export type { Sized } from './crossword/notation.ts';
export type { CrosswordOffer } from './crossword/offers.ts';
export type { Placement } from './crossword/placement.ts';
export type { ChosenWord } from './crossword/play.ts';
export type { CrosswordTable, RulesOver, SuffixTile } from './crossword/rules.ts';
export type { WordChange } from './crossword/score.ts';
export type {
  DealtEvent as CrosswordDealtEvent,
  LaidPlay,
  OpenPlay as CrosswordOpenPlay,
  PlayedWord,
  TurnedTile,
} from './crossword/state.ts';
export type { Hiding as CrosswordHiding, SeatView, SeenOpenPlay, SeenPlay } from './crossword/view.ts';
export type { Joinable } from './crossword/word-judge.ts';
export type { LockedWord, MadeWord } from './crossword/words-made.ts';
export type { IdsOf, OptionTables, WithoutSeat } from './games/index.ts';
export type {
  AnswerCard,
  AnyCard,
  CardMoment,
  CardPlay,
  LoneCard,
  PlayerCard,
  TilesCard,
  WordCard,
} from './games/trickster-nl/card-record.ts';
export type { TurnCards } from './games/trickster-nl/cards.ts';
export type { CardRecords } from './games/trickster-nl/deck.ts';
export type { Asked } from './games/trickster-nl/moments.ts';
export type { CardAsks, TricksterOffer } from './games/trickster-nl/offers.ts';
export type { TricksterOptions } from './games/trickster-nl/options.ts';
export type { Announcement, CardPhase, PlayedCard, TricksterCourse } from './games/trickster-nl/state.ts';
export type { Hiding as TricksterNlHiding, SeenAnnouncement } from './games/trickster-nl/view.ts';
export type { ClockEvent, Thinking } from './kernel/clock.ts';
export type { CommonOptions } from './kernel/common-options.ts';
export type { Course } from './kernel/course.ts';
export type { TileSetup } from './kernel/deal.ts';
export type { Disputable } from './kernel/dispute.ts';
export type { Writable } from './kernel/evolve.ts';
export type { CourseEvent, JudgedWord, RulingEvent } from './kernel/game.ts';
export type { Submitting } from './kernel/log.ts';
export type { CommonOffer, TableTalk } from './kernel/offers.ts';
export type {
  About,
  ChoiceRecord,
  FlagRecord,
  MergedTable,
  NumberRecord,
  StarterRecord,
  ValueOf,
} from './kernel/options.ts';
export type { RefusalDetails } from './kernel/refusal.ts';
export type { Ruling } from './kernel/ruling.ts';
export type { Seating } from './kernel/seats.ts';
export type { Revealed, SeenTiles } from './kernel/seen.ts';
export type { Details, Drawn, ToldAnnouncement, UnplacedEvent } from './story/story-event.ts';
export type { BoardPlay } from './story/turn.ts';
export type { Arrangement, ArrangementReview, KnownVerdicts, WordFault } from './table/arrangement.ts';
export type { Budget } from './table/budget.ts';
export type { TableOffer } from './table/offers.ts';
export type { Pot, Taken } from './table/pot.ts';
export type { Leaving, TableEnd, TableGameTable } from './table/rules.ts';
export type { ScoringRules } from './table/score.ts';
export type {
  ArrangedPlay,
  DealtEvent as TableDealtEvent,
  DrewEvent,
  Ending,
  OpenPlay as TableOpenPlay,
  Scoring,
} from './table/state.ts';
export type { TableWord, WrittenWord } from './table/table.ts';
export type { Hiding, PotView, SeenTableEvent, TableSeatView, TurnAhead } from './table/view.ts';
