/** The user of this page: a guest, with or without a name. */
import { nameSchema } from '@lettertafel/protocol';
import { signal } from '@preact/signals';
import * as v from 'valibot';
import { hasServer } from '../base/address.ts';
import { getMe, nameMe } from '../connection/requests.ts';
import type { Answer } from '../local/answer.ts';
import { ownName } from './preferences.ts';

interface Me {
  readonly name: string | null;
  /** When six words were made for this person; null: never, or there is no server. */
  readonly wordsAt: number | null;
}

/** Null until the server has answered. */
export const me = signal<Me | null>(hasServer ? null : { name: ownName.peek(), wordsAt: null });

/** The user's name; as the server last had it, if it has not answered yet. */
export function knownName(): string | null {
  return (me.peek() ?? { name: ownName.peek() }).name;
}

function keep(known: Me): void {
  me.value = known;
  ownName.value = known.name;
}

export function forgetMe(): void {
  ownName.value = null;
  me.value = hasServer ? null : { name: null, wordsAt: null };
}

export async function loadMe(): Promise<void> {
  if (!hasServer) return;
  const answer = await getMe();
  if ('value' in answer) keep(answer.value);
}

export async function rename(name: string): Promise<Answer<Me>> {
  const wanted = name.trim() === '' ? null : name.trim();
  const answer = hasServer ? await nameMe(wanted) : checkName(wanted);
  if ('value' in answer) keep(answer.value);
  return answer;
}

/** A name that was entered to play becomes the user's own. A problem is no reason to stop: it is only proposed again. */
export function rememberName(entered: string): void {
  const name = entered.trim();
  if (name !== '' && name !== knownName()) void rename(name);
}

function checkName(wanted: string | null): Answer<Me> {
  const parsed = v.safeParse(v.nullable(nameSchema), wanted);
  return parsed.success ? { value: { name: parsed.output, wordsAt: null } } : { problem: { code: 'bad-name' } };
}
