import type { Kept, ShareStanding } from '@lettertafel/fairness';
import type { TableInfo } from '@lettertafel/protocol';
import { beforeAll, expect, test, vi } from 'vitest';
import { changeLanguage } from '../i18n/index.ts';
import type { Checked } from './check-proof.ts';
import { notesOn } from './proof-notes.ts';

beforeAll(async () => {
  // Node has neither; the page stores its language in them.
  vi.stubGlobal('localStorage', { setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: {} });
  await changeLanguage('nl');
});

const person = (name: string, mine = false) =>
  ({ kind: 'person', name, mine, present: true, aborts: 0, rematch: null }) as const;
const seats = [person('Noord', true), person('Oost'), { kind: 'bot', level: 'child' }];
const info = { seats } as unknown as TableInfo;
const kept = { bots: [2] } as unknown as Kept;

const checked = (standings: readonly ShareStanding[], left: number | null): Checked & { ok: true } => ({
  ok: true,
  standings,
  choices: left === null ? null : { left, most: left },
  code: null,
  unchecked: 0,
  isOpenEnded: false,
});

test('nothing is left to say if every share counts', () => {
  expect(notesOn({ checked: checked(['counted', 'counted', 'counted'], 1), info, kept })).toEqual([]);
});

test('every seat without a share is named, computer players too, with the number of deals', () => {
  const some = notesOn({ checked: checked(['counted', 'none', 'none'], 1), info, kept });
  expect(some).toEqual([
    expect.stringMatching(/Oost \(niet bij het delen\) en Computer\. .* één verdeling mogelijk\.$/),
  ]);
  const late = notesOn({ checked: checked(['counted', 'withheld', 'none'], 2), info, kept });
  expect(late).toEqual([expect.stringMatching(/Oost \(beloofd, maar te laat\) en Computer\. .* 2 verdelingen\.$/)]);
});

test('a seat that is called a computer player only at the end is not taken for one', () => {
  const renamed = { seats: [seats[0], { kind: 'bot', level: 'child' }, seats[2]] } as unknown as TableInfo;
  const [note] = notesOn({ checked: checked(['counted', 'withheld', 'none'], 2), info: renamed, kept });
  expect(note).toMatch(/\(beloofd, maar te laat\).* 2 verdelingen/);
  const [none] = notesOn({ checked: checked(['counted', 'none', 'none'], 1), info: renamed, kept });
  expect(none).toMatch(/\(niet bij het delen\)/);
});

test('if the own share does not count, any deal could have been chosen', () => {
  const notes = notesOn({ checked: checked(['none', 'counted', 'none'], null), info, kept: null });
  expect(notes).toEqual([
    expect.stringMatching(/^Het getal van dit apparaat zit niet in het schudden/),
    expect.stringMatching(/Noord.* en Computer\. De server kon dus elke verdeling kiezen\.$/),
  ]);
});
