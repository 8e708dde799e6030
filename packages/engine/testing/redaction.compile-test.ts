/** A compile-time test: an event without a rule of redaction, or one that is called public but is not, does not compile. */
import type { Redaction } from '../src/kernel/redact.ts';

type Turned = { readonly type: 'turned'; readonly tile: string };
type Drew = { readonly type: 'drew'; readonly tiles: readonly string[] };
type SeenDrew = { readonly type: 'drew'; readonly count: number };
/** Every full event is also one of these: only a field is left out. */
type SeenTurned = { readonly type: 'turned' };

type Rules = Redaction<Turned | Drew, SeenTurned | SeenDrew>;

export const complete: Rules = {
  turned: ({ type }) => ({ type }),
  drew: ({ type, tiles }) => ({ type, count: tiles.length }),
};

// @ts-expect-error: no rule for `turned`.
export const incomplete: Rules = { drew: complete.drew };

// @ts-expect-error: what is seen of `turned` lacks its tile, so it is not public.
export const careless: Rules = { ...complete, turned: 'public' };

export const open: Redaction<Turned, Turned> = { turned: 'public' };
