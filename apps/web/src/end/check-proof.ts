/** Decides every entry of an exported game anew, with the chance it promised. */
import { verifyGame } from '@lettertafel/fairness';
import { parseRecord } from '@lettertafel/protocol';

export type Checked = { readonly ok: true } | { readonly ok: false; readonly entry: number; readonly why: string };

/** `commitment` is the fingerprint that was shown before the deal, not the one in the file. */
export function checkProof(input: unknown, commitment: string): Checked {
  const parsed = parseRecord(input);
  if ('problem' in parsed) return { ok: false, entry: -1, why: parsed.problem.path };
  return verifyGame({ ...parsed.value, commitment });
}
