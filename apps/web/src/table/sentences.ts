/** Sentences about strips and about what is missing. */
import { t } from '../i18n/index.ts';
import type { Missing, StripReading } from './reading.ts';

/** The label of a strip; empty for an unchanged one. */
export function stateOf({ changed, fault, points, restOf, good, word }: StripReading): string {
  const { state } = t().table;
  if (fault) return state[fault];
  if (!changed) return '';
  if (points !== null) return state.scores(points);
  const isRest = restOf !== null && restOf.length > word.length;
  if (good) return isRest ? state.goodRest : state.good;
  if (isRest) return state.rest;
  // With the same letters as before, only the joker has changed.
  return restOf === null ? state.fresh : state.changed;
}

/** What has to be done first, as a sentence of its own. */
export function missingSentence(missing: Missing): string {
  const text = missingText(missing);
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;
}

/** What has to be done first. */
export function missingText(missing: Missing): string {
  const text = t().table.missing;
  switch (missing.what) {
    case 'nothing-laid':
      return text['nothing-laid'];
    case 'begin-word':
      return text['begin-word'](missing.letters);
    case 'short':
    case 'dissolved':
      return text[missing.what](missing.words, missing.letters);
    default:
      return text[missing.what](missing.words);
  }
}

/** A short version for the button on a phone. */
export function missingBriefly(missing: Missing): string {
  const text = t().table.missingBriefly;
  switch (missing.what) {
    case 'nothing-laid':
    case 'begin-word':
    case 'unnamed':
    case 'dissolved':
      return text[missing.what];
    default:
      return text[missing.what](missing.words.length);
  }
}
