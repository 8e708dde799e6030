/** The rows of the store. Both databases store the same: integers (0 and 1 for booleans), text, JSON as text. */
import type { LevelId } from '@lettertafel/bots';
import type { GameId, Language } from '@lettertafel/engine';
import type { PageLanguage } from '@lettertafel/protocol';

export interface Schema {
  house: HouseRow;
  guests: GuestRow;
  devices: DeviceRow;
  six_words: SixWordsRow;
  subscriptions: SubscriptionRow;
  tables: TableRow;
  seats: SeatRow;
  seat_holders: SeatHolderRow;
  entries: EntryRow;
  deadlines: DeadlineRow;
  sayings: SayingRow;
  reports: ReportRow;
  aborts: AbortRow;
  put_away: PutAwayRow;
  invitations: InvitationRow;
  notices: NoticeRow;
  audit: AuditRow;
  word_lists: WordListRow;
}

/** State of the installation: its keys, and when a server was last running. */
export interface HouseRow {
  name: string;
  value: string;
}

export interface GuestRow {
  id: string;
  name: string | null;
  created_at: number;
  /** When an administrator muted this guest; null: not muted. */
  muted_at: number | null;
  /** When an administrator banned this guest; null: not banned. */
  banned_at: number | null;
  /** When the deletion of this guest began; null: the guest stays. */
  leaving_at: number | null;
  /** One of 65,536 groups of addresses, the one the guest first came from; null: not known. */
  network: number | null;
  /** The guest this one has become part of, by six words; null: a guest of its own. */
  became: string | null;
}

/** A browser that is signed in as a guest. The first one has the guest's id. */
export interface DeviceRow {
  id: string;
  guest: string;
  /** As its owner calls it; null: by its kind and browser. */
  name: string | null;
  kind: DeviceKind | null;
  browser: string | null;
  created_at: number;
  /** To the hour. */
  seen_at: number;
}

export type DeviceKind = 'phone' | 'tablet' | 'desk';

/** The words by which a guest signs in on another device: their hash only. */
export interface SixWordsRow {
  guest: string;
  hash: string;
  made_at: number;
}

/** Where a device receives notices: its web push subscription. Goes with the device. */
export interface SubscriptionRow {
  device: string;
  /** The address at the browser's push service. */
  endpoint: string;
  /** The browser's keys, with which a message is encrypted for it. */
  p256dh: string;
  auth: string;
  /** Of the page, for the text of a notice. */
  language: PageLanguage;
  /** Quiet hours, as minutes after midnight in this time zone; null: none. */
  quiet_from: number | null;
  quiet_to: number | null;
  zone: string;
  made_at: number;
  /** When the push service last took a notice, and when it last did not. */
  last_at: number | null;
  failed_at: number | null;
}

export type NoticeKind = 'turn' | 'time' | 'rematch' | 'invitation';

/** What a device is told about a table. There is one at a time; it stays until the person has seen the table or moved. */
export interface NoticeRow {
  device: string;
  table_id: string;
  /** Sent instead of any content. A notice that is sent again after a crash has the same one. */
  id: string;
  kind: NoticeKind;
  /** The length of the log that it is about. */
  number: number;
  /** When to send it; null: it was sent. */
  at: number | null;
  /** When to remind of the turn before its time runs out; null: never. */
  remind_at: number | null;
  /** End of the lease of the server that is sending it. */
  leased_until: number;
  /** Failed attempts. */
  tries: number;
}

export type Phase = 'gathering' | 'shuffling' | 'playing' | 'over' | 'aborted';

export interface TableRow {
  id: string;
  game: GameId;
  /** As requested, JSON. */
  options: string;
  words: string;
  phase: Phase;
  /** The guest who created it; null once that guest is deleted. */
  host: string | null;
  listed: number;
  chat: number;
  secret: string;
  commitment: string;
  /** The scheme that verifies the shuffle: 1 or 2. */
  scheme: number;
  /** When the list of hashes was sealed; null before. */
  sealed_at: number | null;
  /**
   * JSON, only for imported games: the shares of scheme 1, or an empty list if a single device has shuffled. Otherwise
   * shares are stored with the seats.
   */
  shares: string | null;
  created_at: number;
  changed_at: number;
  /** Incremented by every change that is not in the log. */
  revision: number;
  /** Number of log entries. */
  length: number;
  /** Their size in bytes. */
  size: number;
  /** Time without a running server since the latest entry, in milliseconds; given back by the next entry. */
  owed: number;
  turn: number | null;
  /** By seat, JSON. */
  scores: string;
  /** The seats the game is waiting for, JSON. */
  awaited: string;
  nudged_seat: number | null;
  nudged_until: number | null;
  /** The rematch. */
  next: string | null;
  /** The seat that ended the game without a result after the deal. */
  aborted_by: number | null;
  /** 0: created here; 1: imported when finished, or as a practice game; 2: imported while it was running. */
  imported: number;
  /** By seat, JSON (`featsOf`), once somebody has asked for them after the end; empty: the log cannot be told. */
  feats: string | null;
}

export interface SeatRow {
  table_id: string;
  seat: number;
  kind: 'free' | 'bot' | 'person';
  level: LevelId | null;
  name: string | null;
  /** The hash by which a page of this seat has committed to a share. */
  share_hash: string | null;
  /** The share itself, once it is opened. */
  share: string | null;
  /** The hash of the personal link, so that the store does not contain usable links. */
  link_hash: string | null;
  /** The owner's answer to a rematch, once the game is over. */
  rematch: 'yes' | 'no' | null;
  /** How many games the owner had recently aborted after the deal, at the time of sitting down. */
  aborts: number;
}

/** One person may hold a seat on several devices, and several seats on one. */
export interface SeatHolderRow {
  table_id: string;
  seat: number;
  guest: string;
  /** When this guest followed the seat's personal link; null: the seat's owner. */
  followed_at: number | null;
  /** The follower's name at that time. */
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
  /** The client's id for its move, unique per guest and table. */
  request: string | null;
  /** The number of the draw; null if the entry draws nothing, and in games of scheme 1. */
  draw: number | null;
  /** The version of the log format (`LOG_VERSION`). */
  version: number;
}

export interface DeadlineRow {
  table_id: string;
  kind: 'deal' | 'clock' | 'bot' | 'nudge';
  at: number;
  /** End of the lease of the server that is handling it. */
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

/** A report to the administrators. */
export interface ReportRow {
  table_id: string;
  kind: 'saying' | 'seat';
  /** The number of the chat message, or the seat. */
  number: number;
  /** The reporter. */
  guest: string;
  /** The reported guest. */
  about: string;
  reason: string | null;
  at: number;
  closed_at: number | null;
}

/** A game with other people aborted after the deal. */
export interface AbortRow {
  table_id: string;
  guest: string;
  at: number;
}

/** A running game that a guest has hidden from their list. */
export interface PutAwayRow {
  table_id: string;
  guest: string;
}

/** A guest who is asked to sit down at a table. */
export interface InvitationRow {
  table_id: string;
  guest: string;
  at: number;
}

/** An administrator's action. Running servers poll this table. */
export interface AuditRow {
  number: number;
  at: number;
  action:
    | 'evict'
    | 'mute'
    | 'unmute'
    | 'ban'
    | 'unban'
    | 'delete-guest'
    | 'delete-saying'
    | 'close-report'
    | 'end-table'
    | 'delete-table';
  guest: string | null;
  table_id: string | null;
  /** The seat or the chat message. */
  detail: number | null;
  reason: string | null;
}

export interface WordListRow {
  id: string;
  language: Language;
  name: string;
  words: number;
  source: string;
  /** The guest who imported it; null once that guest is deleted. */
  guest: string | null;
  /** The word graph, compressed. */
  graph: Uint8Array;
  /** `own`: replaces the shipped list; `house`: adds to it. */
  kind: 'own' | 'house';
  /** Meanings by word as JSON, if the list had any. */
  meanings: string | null;
  created_at: number;
  /** When it was removed from the offered lists; games that use it continue. */
  removed_at: number | null;
}
