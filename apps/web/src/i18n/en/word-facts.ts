import type { Messages } from '../messages.ts';

export const wordFacts: Messages['wordFacts'] = {
  about: (word) => `About ${word}`,
  ask: 'More about this word',
  more: 'more',
  askMany: 'More about these words',
  lookUp: 'Look up a word',
  looking: 'Looking it up …',
};
