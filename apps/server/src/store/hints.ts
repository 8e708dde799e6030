/**
 * Hints between servers on one store that something changed. They may be lost: whoever gets one reads the store, and
 * looks there every few seconds without one. What they are carried by is in `postgres-hints.ts`.
 */

/**
 * About a table: `log`: its log has grown; `table`: something else about it changed; `said`: a chat message; `here`:
 * presence on the sending server; `who`: a question for that. About a guest: `dismissed`: banned or deleted. About the sending server: `running`;
 * `stopped`.
 */
const HINT_KINDS = ['log', 'table', 'said', 'here', 'who', 'dismissed', 'running', 'stopped'] as const;
export type HintKind = (typeof HINT_KINDS)[number];

/** What a hint is about, then further details, separated by spaces. */
type Note = string;

/** Tells the other servers, some milliseconds later. To be called after the commit, since they read the store at once. */
export type Announce = (kind: HintKind, notes: readonly Note[]) => void;

export interface Hint {
  readonly server: string;
  readonly kind: HintKind;
  /** A table, a guest or a server. */
  readonly about: string;
  readonly more: readonly string[];
}

/** The channel that every server listens to. Questions are sent here, since only servers with viewers listen to the other ones. */
export const EVERYBODY = 'lettertafel';

const OF_TABLES: ReadonlySet<HintKind> = new Set(['log', 'table', 'said', 'here']);

/**
 * Many more than a server has watched tables in a busy hour, so that it rarely hears of tables that nobody watches there;
 * a channel costs nothing unless somebody listens.
 */
const SHARDS = 4096;

/** The channel of a table's shard. */
export function channelOf(table: string): string {
  return `${EVERYBODY}_${hash32(table) % SHARDS}`;
}

export function isOfTable(kind: HintKind): boolean {
  return OF_TABLES.has(kind);
}

export function channelFor(kind: HintKind, note: Note): string {
  return isOfTable(kind) ? channelOf(aboutOf(note)) : EVERYBODY;
}

export function aboutOf(note: Note): string {
  const end = note.indexOf(' ');
  return end < 0 ? note : note.slice(0, end);
}

/** FNV-1a with a final mix, since its low bits alone are poor. */
export function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Several hints of one server as text: its id, then a line for each. */
export function formatHints(server: string, lines: readonly string[]): string {
  return [server, ...lines].join('\n');
}

/** Those of other servers; lines of an unknown kind are left out. */
export function parseHints(text: string, own: string): Hint[] {
  const end = text.indexOf('\n');
  const server = text.slice(0, end);
  if (end < 0 || server === own) return [];
  return text
    .slice(end + 1)
    .split('\n')
    .flatMap((line) => {
      const [said, about, ...more] = line.split(' ');
      const kind = HINT_KINDS.find((known) => known === said);
      return kind && about ? [{ server, kind, about, more }] : [];
    });
}
