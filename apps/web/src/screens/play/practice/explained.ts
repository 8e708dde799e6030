/** Which surprises this browser has explained: each once, then never again. */
import * as v from 'valibot';
import { stored } from '../../../app/preferences.ts';
import type { SurpriseKey } from './surprises.ts';

const explained = stored('explained', v.array(v.string()), []);

export const explainedKeys = (): readonly string[] => explained.peek();

export function noteExplained(key: SurpriseKey): void {
  explained.value = [...new Set([...explained.peek(), key])];
}
