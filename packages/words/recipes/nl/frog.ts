/** The readings that Frog's lexicon counted for Dutch words (GPL-3): only the class data in data/nl-frog uses them. */

import { ADJECTIVE, type ClassBits, DIMINUTIVE, NOUN, OTHER, PLURAL, VERB } from '../../src/word-class.ts';
import { readLines } from '../inputs.ts';

const LEXICON = 'usr/share/frog/nld/Frog.mbt.1.0.lex';

export interface Readings {
  readonly count: number;
  /** The classes that have at least this share of the readings. */
  atLeast(share: number): ClassBits;
}

/** Lower-case spellings with the classes they were tagged as. */
export function readFrogLexicon(): Map<string, Readings> {
  const readings = new Map<string, Readings>();
  for (const line of readLines('frogdata', LEXICON)) {
    const [, spelling, ...tags] = line.trim().split(' ');
    if (spelling === undefined || !/^\p{Ll}+$/u.test(spelling)) continue;
    const counts = new Map<ClassBits, number>();
    for (const tag of tags) {
      const [, name = '', count] = /^(.*):(\d+)$/.exec(tag) ?? [];
      const classes = classOfTag(name);
      if (classes) counts.set(classes, (counts.get(classes) ?? 0) + Number(count));
    }
    if (counts.size > 0) readings.set(spelling, makeReadings(counts));
  }
  return readings;
}

function makeReadings(counts: ReadonlyMap<ClassBits, number>): Readings {
  const count = [...counts.values()].reduce((sum, n) => sum + n, 0);
  return {
    count,
    atLeast: (share) => [...counts].reduce((bits, [classes, n]) => (n >= count * share ? bits | classes : bits), 0),
  };
}

function classOfTag(tag: string): ClassBits {
  if (/^N\(soort,.*dim/.test(tag)) return DIMINUTIVE;
  if (tag.startsWith('N(soort,mv') || tag.includes('mv-n')) return PLURAL;
  if (tag.startsWith('N(soort,ev')) return NOUN;
  if (tag.startsWith('WW(')) return VERB;
  if (tag.startsWith('ADJ(')) return ADJECTIVE;
  if (/^(BW|VZ|VG|TSW|TW|VNW|LID)\(/.test(tag)) return OTHER;
  return 0;
}
