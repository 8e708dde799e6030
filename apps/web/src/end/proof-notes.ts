/** What a confirmed proof leaves open, in words. */
import type { Kept } from '@lettertafel/fairness';
import type { TableInfo } from '@lettertafel/protocol';
import { namesAt } from '../play/names.ts';
import type { Checked } from './check-proof.ts';
import { proofText } from './messages/index.ts';

interface Found {
  readonly checked: Checked & { readonly ok: true };
  readonly info: TableInfo;
  readonly kept: Kept | null;
}

/** Every seat whose share is not in the shuffle, and between how many deals that left the server to choose. */
export function notesOn({ checked: { standings, choices }, info, kept }: Found): readonly string[] {
  const text = proofText();
  if (!standings) return [text.first];
  const isBot = (seat: number) => kept?.bots.includes(seat) ?? info.seats[seat]?.kind === 'bot';
  const missing = namesAt(info).flatMap((name, seat) => {
    const standing = standings[seat] ?? 'none';
    if (standing === 'counted') return [];
    return standing === 'withheld' ? [text.late(name)] : [isBot(seat) ? name : text.away(name)];
  });
  const notes = choices ? [] : [text.unkept];
  if (missing.length === 0) return notes;
  return [...notes, `${text.missing(missing)} ${text.choices(choices?.left ?? null)}`];
}
