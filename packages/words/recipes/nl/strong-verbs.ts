/** The forms of irregular Dutch verbs that no rule makes, also after prefixes and particles (strong-verbs.txt). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PARTICLES } from './verb-forms.ts';

const PREFIXES = ['be', 'ge', 'her', 'ont', 'ver', 'mis', 'onder', 'over', 'door', 'om', 'aan', 'vol', 'weer', 'voor'];

/** Each form with its infinitive, as far as the infinitive is a word. */
export function* strongVerbForms(isWord: (spelling: string) => boolean): Iterable<readonly [string, string]> {
  const lines = readFileSync(join(import.meta.dirname, 'strong-verbs.txt'), 'utf8').split('\n');
  const particles = PARTICLES.map((particle) => particle.toLowerCase());
  for (const line of lines) {
    if (line === '' || line.startsWith('#')) continue;
    const [infinitive = '', ...forms] = line.split(' ');
    const all = forms.flatMap((form) => [form, ...(isParticiple(form) ? [`${form}e`] : [])]);
    for (const form of all) yield [form, infinitive];
    for (const start of new Set([...PREFIXES, ...particles])) {
      if (!isWord(start + infinitive)) continue;
      for (const form of all) {
        yield [start + form, start + infinitive];
        // Verlopen, begonnen: a prefix leaves no room for ge-.
        if (form.startsWith('ge')) yield [start + form.slice(2), start + infinitive];
      }
    }
  }
}

/** Gelopen takes an ending as an adjective: geschreven, geschrevene is rare and not made. */
const isParticiple = (form: string) => /^ge.*[dt]$/.test(form);
