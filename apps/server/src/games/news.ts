/** What a viewer is told of a game, as it crosses the wire. */
import type { Viewer } from '@lettertafel/engine';
import { type KeptEntry, newsFor } from '@lettertafel/house';
import type { News } from '@lettertafel/protocol';
import type { Hosted } from './hosted.ts';

export function newsOf(hosted: Hosted, as: Viewer, more: { after: number; entries: readonly KeptEntry[] }): News {
  return newsFor(hosted, as, more) as News;
}
