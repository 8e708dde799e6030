/** German words and forms by a speller's list that the recipe does not use. */
import { foldWord } from '../../src/fold.ts';
import { readLines } from '../inputs.ts';
import type { Has } from '../recipe.ts';

export function otherSpellings(): string[] {
  return readLines('wngerman', 'usr/share/dict/ngerman').filter((line) => /^\p{Ll}+$/u.test(line));
}

/** By the endings of igerman98, a speller's list. */
export function germanForms(has: Has): Record<string, string[]> {
  const all = otherSpellings();
  const isListed = (spelling: string) => has(foldWord('de', spelling));
  // Only an infinitive has a participle in -nd.
  const isInfinitive = (spelling: string) =>
    /..(en|eln|ern)$/.test(spelling) && isListed(spelling) && isListed(`${spelling}d`);
  const zuInfinitives = new Set(
    all.filter((word) =>
      [...word.matchAll(/zu/g)].some(
        ({ index }) =>
          index >= 2 &&
          isInfinitive(word.slice(index + 2)) &&
          isInfinitive(word.slice(0, index) + word.slice(index + 2)),
      ),
    ),
  );
  const infinitiveOf = (word: string) => word.replace(/d(e[mnrs]?)?$/, '');
  const isParticiple = (word: string) =>
    /nd(e[mnrs]?)?$/.test(word) && isListed(infinitiveOf(word)) && !zuInfinitives.has(infinitiveOf(word));
  const pastParticiple = /^(.*ge.+[^s]t)e[mnrs]?$/;
  return {
    'zu-infinitives': [...zuInfinitives],
    'present participles and their endings': all.filter(isParticiple),
    'endings of past participles in ge-…-t': all.filter((word) => isListed(pastParticiple.exec(word)?.[1] ?? '')),
  };
}
