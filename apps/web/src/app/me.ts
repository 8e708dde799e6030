/** Who uses this page: a guest with or without a name. */
import { signal } from '@preact/signals';
import type { Answer } from '../connection/http.ts';
import { getMe, nameMe } from '../connection/requests.ts';

interface Me {
  readonly name: string | null;
}

export const me = signal<Me | null>(null);

export async function loadMe(): Promise<void> {
  const answer = await getMe();
  if ('value' in answer) me.value = answer.value;
}

export async function rename(name: string): Promise<Answer<Me>> {
  const answer = await nameMe(name.trim() === '' ? null : name.trim());
  if ('value' in answer) me.value = answer.value;
  return answer;
}
