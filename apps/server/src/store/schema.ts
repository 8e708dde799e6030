/** The rows of the store. Both databases hold the same: whole numbers (0 and 1 for no and yes), text, JSON as text. */

export interface Schema {
  house: HouseRow;
  guests: GuestRow;
  tables: TableRow;
  seats: SeatRow;
  seat_holders: SeatHolderRow;
  entries: EntryRow;
  deadlines: DeadlineRow;
  sayings: SayingRow;
  reports: ReportRow;
  aborts: AbortRow;
  put_away: PutAwayRow;
  audit: AuditRow;
  word_lists: WordListRow;
}

/** What the house itself remembers: its keys, and when a server was last awake. */
export interface HouseRow {
  name: string;
  value: string;
}

export interface GuestRow {
  id: string;
  name: string | null;
  created_at: number;
  /** Since when the host of the server lets this guest say nothing; null: may speak. */
  muted_at: number | null;
  /** Since when the host of the server does not let this guest in; null: welcome. */
  banned_at: number | null;
}

export type Phase = 'gathering' | 'shuffling' | 'playing' | 'over' | 'aborted';

export interface TableRow {
  id: string;
  game: string;
  /** As asked for, JSON. */
  options: string;
  words: string;
  phase: Phase;
  /** The guest who set it; null once that guest is gone. */
  host: string | null;
  listed: number;
  chat: number;
  secret: string;
  commitment: string;
  /** By which scheme the shuffle is checked: 1 or 2. */
  scheme: number;
  /** When the list of hashes became final; null before. */
  sealed_at: number | null;
  /** Of a game of scheme 1 that was brought along, JSON; all others lie with the seats. */
  shares: string | null;
  created_at: number;
  changed_at: number;
  /** Raised by every change that is not in the log, so that nobody overlooks one. */
  revision: number;
  /** How many entries the log has. */
  length: number;
  /** How long no server was awake since the log was last written to: given back before anything else happens. */
  owed: number;
  turn: number | null;
  /** By seat, JSON. */
  scores: string;
  /** The seats the game waits for, JSON. */
  awaited: string;
  nudged_seat: number | null;
  nudged_until: number | null;
  /** The rematch. */
  next: string | null;
  /** The seat that ended the game without a result after the deal. */
  aborted_by: number | null;
  /** Whether it was played elsewhere and brought along. */
  imported: number;
}

export interface SeatRow {
  table_id: string;
  seat: number;
  kind: 'free' | 'bot' | 'person';
  level: string | null;
  name: string | null;
  /** The hash of the share that a page of this seat has promised. */
  share_hash: string | null;
  /** The share itself, once it is opened. */
  share: string | null;
  /** The hash of the personal link: who reads the store cannot use it. */
  link_hash: string | null;
  /** What its owner says to another game, once this one is over. */
  rematch: 'yes' | 'no' | null;
  /** How often its owner had lately ended a game after the deal, when sitting down. */
  aborts: number;
}

/** One person may hold a seat on several devices, and several seats on one. */
export interface SeatHolderRow {
  table_id: string;
  seat: number;
  guest: string;
  /** When this guest followed the seat's personal link; null: the owner of the seat. */
  followed_at: number | null;
  /** What whoever followed was called then. */
  name: string | null;
}

export interface EntryRow {
  table_id: string;
  number: number;
  at: number;
  move: string;
  events: string;
  verdicts: string | null;
  guest: string | null;
  /** The client's own name for its move: no two entries of a guest at a table have the same. */
  request: string | null;
  /** Which draw of the game this entry was; null where nothing was drawn, and in games of scheme 1. */
  draw: number | null;
  /** The version of the log format (`LOG_VERSION`) it was written in. */
  version: number;
}

export interface DeadlineRow {
  table_id: string;
  kind: 'deal' | 'clock' | 'bot' | 'nudge';
  at: number;
  /** Until when a server that has taken it up is left alone with it. */
  leased_until: number;
}

export interface SayingRow {
  table_id: string;
  number: number;
  at: number;
  seat: number | null;
  name: string | null;
  guest: string;
  request: string;
  text: string;
}

/** What somebody wants the host of the server to look at. */
export interface ReportRow {
  table_id: string;
  kind: 'saying' | 'seat';
  /** Of the saying, or of the seat. */
  number: number;
  /** Who reports it. */
  guest: string;
  /** Who said it, or held the seat. */
  about: string;
  reason: string | null;
  at: number;
  closed_at: number | null;
}

/** A game with others ended without a result after the deal. */
export interface AbortRow {
  table_id: string;
  guest: string;
  at: number;
}

/** A running game that a guest wants to see no longer in the own list. */
export interface PutAwayRow {
  table_id: string;
  guest: string;
}

/** What the host of the server has done. Running servers read it to notice. */
export interface AuditRow {
  number: number;
  at: number;
  action: 'evict' | 'mute' | 'unmute' | 'ban' | 'unban' | 'delete-guest' | 'delete-saying' | 'close-report';
  guest: string | null;
  table_id: string | null;
  /** The seat or saying it was about. */
  detail: number | null;
  reason: string | null;
}

export interface WordListRow {
  id: string;
  language: 'nl' | 'de';
  name: string;
  words: number;
  source: string;
  /** Who brought it; null once that guest is gone. */
  guest: string | null;
  /** The word graph, compressed. */
  graph: Uint8Array;
  /** `own`: instead of the list that ships; `house`: besides it. */
  kind: 'own' | 'house';
  /** Word to meaning as JSON, where the list had any. */
  meanings: string | null;
  created_at: number;
  /** Since when it is no longer offered; games that play by it go on. */
  removed_at: number | null;
}
