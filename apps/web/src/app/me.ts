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
}

/** Without a server the browser stores the name. */
export const me = signal<Me | null>(hasServer ? null : { name: ownName.peek() });

export async function loadMe(): Promise<void> {
  if (!hasServer) return;
  const answer = await getMe();
  if ('value' in answer) me.value = answer.value;
}

export async function rename(name: string): Promise<Answer<Me>> {
  const wanted = name.trim() === '' ? null : name.trim();
  const answer = hasServer ? await nameMe(wanted) : keepName(wanted);
  if ('value' in answer) me.value = answer.value;
  return answer;
}

function keepName(wanted: string | null): Answer<Me> {
  const parsed = v.safeParse(v.nullable(nameSchema), wanted);
  if (!parsed.success) return { problem: { code: 'bad-name' } };
  ownName.value = parsed.output;
  return { value: { name: parsed.output } };
}
