/** What the page keeps in local storage, as it goes into a file, and how the values of a file are merged with those here. */
import { nameSchema, parseKept } from '@lettertafel/protocol';
import { parseSheet } from '@lettertafel/scorekeeper';
import * as v from 'valibot';
import { isLanguage } from '../../../i18n/language.ts';
import { beat, bestsSchema } from '../../../play/bests.ts';

export type Values = Readonly<Record<string, string>>;

const PREFIX = 'lettertafel.';
/** The tables with kept values of their shuffle, the newest last. */
const KEPT_LIST = 'lettertafel.kept';
const MOST_KEPT = 100;
const MOST_NAMES = 12;
const MOST_RULINGS = 300;

const texts = v.array(v.string());
const textsByKey = v.record(v.string(), texts);
const textByKey = v.record(v.string(), v.string());

/** How the values of one kind are checked and merged. `merge` gets valid JSON of both sides; null: keep what is here. */
interface Kind {
  readonly keys: RegExp;
  readonly isValid: (text: string) => boolean;
  readonly merge: (here: string, there: string) => string | null;
}

const keepHere = () => null;
const asJson = (schema: v.GenericSchema) => (text: string) => v.is(schema, read(text));
const isShort = (text: string) => text.length <= 4000;

const KINDS: readonly Kind[] = [
  { keys: /^language$/, isValid: (text) => isLanguage(text), merge: keepHere },
  { keys: /^name$/, isValid: asJson(v.nullable(nameSchema)), merge: keepHere },
  { keys: /^theme$/, isValid: asJson(v.picklist(['light', 'dark', 'system'])), merge: keepHere },
  { keys: /^(sounds|sounds-asked|notices|chat-muted)$/, isValid: asJson(v.boolean()), merge: keepHere },
  { keys: /^level$/, isValid: asJson(v.string()), merge: keepHere },
  { keys: /^device-names$/, isValid: asJson(texts), merge: keepHere },
  {
    keys: /^seat-links$/,
    isValid: asJson(textByKey),
    merge: (here, there) => JSON.stringify({ ...textsIn(there), ...textsIn(here) }),
  },
  {
    keys: /^(lessons|examples|lesson-offers)$/,
    isValid: asJson(texts),
    merge: (here, there) => JSON.stringify(allTexts(here, there)),
  },
  { keys: /^records$/, isValid: asJson(textByKey), merge: longerWords },
  { keys: /^bests$/, isValid: asJson(bestsSchema), merge: bestOfBoth },
  { keys: /^sheet-names$/, isValid: asJson(texts), merge: mergeNames },
  { keys: /^sheet-rulings$/, isValid: asJson(textsByKey), merge: mergeRulings },
  {
    keys: /^sheet\.\w+$/,
    isValid: isSheet,
    merge: (here, there) => (changedAt(there) > changedAt(here) ? there : null),
  },
  {
    keys: /^kept\.[\w~-]+$/,
    isValid: (text) => 'value' in parseKept(read(text)),
    merge: (here, there) => (seenIn(there) > seenIn(here) ? there : null),
  },
  { keys: /^(draft|rack)\.[\w~-]+\.(\d|null)$/, isValid: isShort, merge: keepHere },
];

function kindOf(key: string): Kind | undefined {
  return key.startsWith(PREFIX) ? KINDS.find(({ keys }) => keys.test(key.slice(PREFIX.length))) : undefined;
}

/** Everything worth taking along; anything unreadable stays behind. */
export function valuesToExport(stored: Values): Values {
  return Object.fromEntries(Object.entries(stored).filter(([key, text]) => kindOf(key)?.isValid(text)));
}

export interface Merge {
  /** What is to be written. */
  readonly changes: Values;
  /** Score sheets that were not here, or older here. */
  readonly sheets: number;
  readonly settings: number;
}

/** What a file changes here; `bad` is a key whose value no browser has written. */
export function mergeValues(here: Values, there: Values): Merge | { readonly bad: string } {
  const changes: Record<string, string> = {};
  for (const [key, text] of Object.entries(there)) {
    const kind = kindOf(key);
    if (!kind?.isValid(text)) return { bad: key };
    const known = here[key];
    const isKnown = known !== undefined && kind.isValid(known);
    const merged = isKnown ? kind.merge(known, text) : text;
    if (merged !== null && merged !== known) changes[key] = merged;
  }
  const keys = Object.keys(changes);
  const sheets = keys.filter((key) => key.startsWith(`${PREFIX}sheet.`)).length;
  const settings = keys.filter((key) => kindOf(key)?.merge === keepHere && !/\.(draft|rack)\./.test(key)).length;
  return { changes: withKeptList(here, changes), sheets, settings };
}

/** The kept values of the oldest tables are dropped; imported ones count as older than those here. */
function withKeptList(here: Values, changes: Values): Values {
  const brought = Object.keys(changes).flatMap((key) => (key.startsWith(`${KEPT_LIST}.`) ? [tableIn(key)] : []));
  if (brought.length === 0) return changes;
  const listed = v.parse(v.fallback(texts, []), read(here[KEPT_LIST]));
  const all = [...brought.filter((table) => !listed.includes(table)), ...listed];
  const kept = new Set(all.slice(-MOST_KEPT));
  const fitting = Object.entries(changes).filter(([key]) => !key.startsWith(`${KEPT_LIST}.`) || kept.has(tableIn(key)));
  return { ...Object.fromEntries(fitting), [KEPT_LIST]: JSON.stringify([...kept]) };
}

const tableIn = (key: string) => key.slice(KEPT_LIST.length + 1);

/** Writes all changes or, if the browser refuses one, none. */
export function writeValues(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, changes: Values): () => void {
  const before = Object.keys(changes).map((key) => [key, storage.getItem(key)] as const);
  const undo = () => {
    for (const [key, text] of before) {
      if (text === null) storage.removeItem(key);
      else storage.setItem(key, text);
    }
  };
  try {
    for (const [key, text] of Object.entries(changes)) storage.setItem(key, text);
  } catch (error) {
    undo();
    throw error;
  }
  return undo;
}

function read(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

const textsIn = (text: string): Readonly<Record<string, string>> => v.parse(textByKey, read(text));

function longerWords(here: string, there: string): string {
  const [known, brought] = [textsIn(here), textsIn(there)];
  const longer = Object.entries(brought).filter(([game, word]) => word.length > (known[game] ?? '').length);
  return JSON.stringify({ ...known, ...Object.fromEntries(longer) });
}

function bestOfBoth(here: string, there: string): string {
  const [known, brought] = [v.parse(bestsSchema, read(here)), v.parse(bestsSchema, read(there))];
  const merged = Object.entries(brought).map(([game, best]) => [game, beat(best, known[game] ?? {}).bests]);
  return JSON.stringify({ ...known, ...Object.fromEntries(merged) });
}

/** Of both lists, those of here first. */
function allTexts(here: string, there: string): readonly string[] {
  return [...new Set([...v.parse(texts, read(here)), ...v.parse(texts, read(there))])];
}

function mergeNames(here: string, there: string): string {
  return JSON.stringify(allTexts(here, there).slice(0, MOST_NAMES));
}

function mergeRulings(here: string, there: string): string {
  const [known, brought] = [v.parse(textsByKey, read(here)), v.parse(textsByKey, read(there))];
  const merged = Object.entries(brought).map(([table, words]) => [
    table,
    [...new Set([...(known[table] ?? []), ...words])].slice(0, MOST_RULINGS),
  ]);
  return JSON.stringify({ ...known, ...Object.fromEntries(merged) });
}

const savedSheet = v.object({ at: v.number(), sheet: v.unknown() });

function isSheet(text: string): boolean {
  const saved = v.safeParse(savedSheet, read(text));
  return saved.success && parseSheet(saved.output.sheet) !== null;
}

function changedAt(text: string): number {
  return v.parse(savedSheet, read(text)).at;
}

/** How many entries the page had seen. */
function seenIn(text: string): number {
  const kept = parseKept(read(text));
  return 'value' in kept ? Object.values(kept.value.seen).reduce((sum, { length }) => sum + length, 0) : 0;
}
