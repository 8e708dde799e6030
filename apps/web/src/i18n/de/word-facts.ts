import type { Messages } from '../messages.ts';

export const wordFacts: Messages['wordFacts'] = {
  about: (word) => `Über ${word}`,
  ask: 'Mehr zu diesem Wort',
  more: 'mehr',
  askMany: 'Mehr zu diesen Wörtern',
  lookUp: 'Ein Wort nachschlagen',
  looking: 'Wird nachgeschlagen …',
};
