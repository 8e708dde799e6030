/** The user's choices on this device, in local storage. */
import { nameSchema } from '@lettertafel/protocol';
import { effect, type Signal, signal } from '@preact/signals';
import * as v from 'valibot';

const PREFIX = 'lettertafel.';

/** A stored signal. Stored values are parsed: anything invalid counts as not set. */
export function stored<Value>(name: string, schema: v.GenericSchema<unknown, Value>, standard: Value): Signal<Value> {
  const value = signal(readStored(name, schema) ?? standard);
  let isFirst = true;
  effect(() => {
    const { value: chosen } = value;
    if (!isFirst) localStorage.setItem(PREFIX + name, JSON.stringify(chosen));
    isFirst = false;
  });
  return value;
}

function readStored<Value>(name: string, schema: v.GenericSchema<unknown, Value>): Value | null {
  try {
    const parsed = v.safeParse(schema, JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null'));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** The user's name as last known; a server stores the names of its guests. */
export const ownName = stored<string | null>('name', v.nullable(nameSchema), null);

/** The players of the last game on this device, by seat; empty where none was entered. */
export const deviceNames = stored<readonly string[]>('device-names', v.array(v.string()), []);

export type ThemeChoice = 'light' | 'dark' | 'system';

export const themeChoice = stored<ThemeChoice>('theme', v.picklist(['light', 'dark', 'system']), 'system');
export const sounds = stored('sounds', v.boolean(), false);
/** Whether the user was asked about sounds, whatever the answer. */
export const soundsAsked = stored('sounds-asked', v.boolean(), false);
/** How many games in progress the home screen listed last; null: it had no list. Their place is kept while they load. */
export const listedGames = stored<number | null>('listed-games', v.nullable(v.number()), null);
/** How many of them as lines. */
export const listedLines = stored('listed-lines', v.number(), 0);
export const notices = stored('notices', v.boolean(), false);
export const chatMuted = stored('chat-muted', v.boolean(), false);
/** The level of bots in games that start with one click. */
export const botLevel = stored('level', v.string(), 'casual');
/** Personal seat links created here, by table: the way back if the cookie is lost. */
export const seatLinks = stored('seat-links', v.record(v.string(), v.string()), {});
/** The longest word of a solo game, by game. */
export const records = stored('records', v.record(v.string(), v.string()), {});
