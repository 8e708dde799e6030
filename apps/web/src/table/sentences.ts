/** Sentences about strips and about what is missing. */
import type { ArrangementFault } from '@lettertafel/engine';
import { t } from '../i18n/index.ts';
import type { StripReading } from './reading.ts';

/** The label of a strip; empty for an unchanged one. */
export function stateOf({ isChanged, fault, points, restOf, isGood, word }: StripReading): string {
  const { state } = t().table;
  if (fault) return state[fault];
  if (!isChanged) return '';
  if (points !== null) return state.scores(points);
  const isRest = restOf !== null && restOf.length > word.length;
  if (isGood) return isRest ? state.goodRest : state.good;
  if (isRest) return state.rest;
  // With the same letters as before, only the joker has changed.
  return restOf === null ? state.fresh : state.changed;
}

/** What has to be done first, as a sentence of its own. */
export function missingSentence(missing: ArrangementFault): string {
  const text = missingText(missing);
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;
}

/** What has to be done first. */
export function missingText(missing: ArrangementFault): string {
  const text = t().table.missing;
  switch (missing.code) {
    case 'nothing-laid':
      return text['nothing-laid'];
    case 'no-begin-word':
      return text['no-begin-word'](missing.letters);
    case 'too-short':
    case 'word-dissolved':
      return text[missing.code](missing.words, missing.letters);
    default:
      return text[missing.code](missing.words);
  }
}

/** A short version for the button on a phone. */
export function missingBriefly(missing: ArrangementFault): string {
  const text = t().table.missingBriefly;
  switch (missing.code) {
    case 'nothing-laid':
    case 'no-begin-word':
    case 'reading-missing':
    case 'word-dissolved':
      return text[missing.code];
    default:
      return text[missing.code](missing.words.length);
  }
}
