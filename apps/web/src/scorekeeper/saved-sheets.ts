/** The score sheets in local storage. They never leave the browser; they are parsed when read. */
import { type PastLine, parsePast, parseSheet, type ScoreSheet } from '@lettertafel/scorekeeper';
import { dropEntry } from './saved-entry.ts';
import { PREFIX } from './sheet-storage.ts';

const NAMES = 'lettertafel.sheet-names';
const RULINGS = 'lettertafel.sheet-rulings';
const MOST_NAMES = 12;
const MOST_RULINGS = 300;

export interface SavedSheet {
  readonly id: string;
  /** When it was last changed. */
  readonly at: number;
  readonly sheet: ScoreSheet;
  /** Its former lines; newest last. */
  readonly past: readonly PastLine[];
}

export function newSheetId(): string {
  return crypto.getRandomValues(new Uint32Array(2)).reduce((id, part) => id + part.toString(36), '');
}

/** False if the browser cannot store it: full or forbidden. */
export function saveSheet(id: string, sheet: ScoreSheet, past: readonly PastLine[] = []): boolean {
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify({ at: Date.now(), sheet, past }));
    return true;
  } catch {
    return false;
  }
}

export function readSheet(id: string): SavedSheet | null {
  const saved = readJson(PREFIX + id);
  if (typeof saved !== 'object' || saved === null || !('sheet' in saved)) return null;
  const sheet = parseSheet(saved.sheet);
  if (!sheet) return null;
  const at = 'at' in saved && typeof saved.at === 'number' ? saved.at : 0;
  return { id, at, sheet, past: parsePast('past' in saved ? saved.past : [], sheet) };
}

/** The newest first. */
export function listSheets(): readonly SavedSheet[] {
  const ids = Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length));
  return ids.flatMap((id) => readSheet(id) ?? []).sort((one, other) => other.at - one.at);
}

export function dropSheet(id: string): void {
  localStorage.removeItem(PREFIX + id);
  dropEntry(id);
}

/** The players of the latest game, in order. */
export function lastPlayers(): readonly string[] {
  const isNamed = ({ sheet }: SavedSheet) => sheet.players.some((name) => recentNames().includes(name));
  return listSheets().find(isNamed)?.sheet.players ?? [];
}

export function recentNames(): readonly string[] {
  return readTexts(NAMES);
}

export function rememberNames(names: readonly string[]): void {
  writeJson(NAMES, [...new Set([...names, ...recentNames()])].slice(0, MOST_NAMES));
}

/** Words that these players allowed before, by language. */
export function rulingsOf(players: readonly string[], language: string): readonly string[] {
  return readRulings()[tableOf(players, language)] ?? [];
}

interface Ruling {
  readonly players: readonly string[];
  readonly language: string;
  readonly words: readonly string[];
}

export function rememberRulings({ players, language, words }: Ruling): void {
  const table = tableOf(players, language);
  const kept = readRulings();
  const all = [...new Set([...words, ...(kept[table] ?? [])])].slice(0, MOST_RULINGS);
  writeJson(RULINGS, { ...kept, [table]: all });
}

/** Words that were allowed by mistake. */
export function forgetRulings({ players, language, words }: Ruling): void {
  const table = tableOf(players, language);
  const kept = readRulings();
  writeJson(RULINGS, { ...kept, [table]: (kept[table] ?? []).filter((word) => !words.includes(word)) });
}

/** The key of a group of players, in any order. */
function tableOf(players: readonly string[], language: string): string {
  const names = players.map((name) => name.trim().toLowerCase());
  return [language, ...names.sort()].join('|');
}

function readRulings(): Readonly<Record<string, readonly string[]>> {
  const kept = readJson(RULINGS);
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return {};
  return Object.fromEntries(
    Object.entries(kept).flatMap(([table, words]) =>
      Array.isArray(words) ? [[table, words.filter((word): word is string => typeof word === 'string')]] : [],
    ),
  );
}

function readTexts(key: string): readonly string[] {
  const kept = readJson(key);
  return Array.isArray(kept) ? kept.filter((text): text is string => typeof text === 'string') : [];
}

function readJson(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function writeJson(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Names and rulings are optional: the game is stored even if they do not fit.
  }
}
