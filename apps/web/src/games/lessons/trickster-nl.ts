/** The introduction to Trickster: what its cards do. The rest is played as Scrabble XL. */
import type { Lesson } from './lesson.ts';

const UNHURRIED = { checking: 'automatic', reactionSeconds: null };

export const TRICKSTER_LESSON = {
  steps: [
    {
      key: 'trickSquare',
      position: {
        options: UNHURRIED,
        rack: 'WONENAR',
        deck: ['double-word', 'anywhere', 'add-ten', 'cancel-card', 'cancel-card', 'skip-opponent'],
      },
      ask: { do: 'lay', words: ['WONEN'] },
      solution: { do: 'lay', at: 'H6', word: 'WONEN' },
    },
    { key: 'take', ask: { do: 'take' }, solution: { do: 'take', count: 2 } },
    {
      key: 'double',
      position: { options: UNHURRIED, board: ['H6 WONEN'], rack: 'BEDOKAS', cards: ['double-word'] },
      ask: { do: 'lay', words: ['BEWONEND'], cards: ['double-word'] },
      solution: { do: 'lay', at: 'H4', word: 'BEWONEND', cards: [{ card: 'double-word', word: 'BEWONEND' }] },
    },
    { key: 'doubled' },
    {
      key: 'anywhere',
      position: { options: UNHURRIED, board: ['H6 WONEN'], rack: 'WIPOKAS', cards: ['anywhere'] },
      ask: { do: 'lay', words: ['WIP'], cards: ['anywhere'] },
      solution: { do: 'lay', at: 'A1', word: 'WIP', cards: [{ card: 'anywhere' }] },
    },
    {
      key: 'cancel',
      position: {
        options: UNHURRIED,
        board: ['H6 WONEN'],
        rack: 'EEOADRS',
        other: 'BEDKAAN',
        cards: ['cancel-card'],
        before: [
          { by: 1, do: 'lay', at: 'H4', word: 'BEWONEND', cards: [{ card: 'double-word', word: 'BEWONEND' }] },
          // The learner does not skip the opponent's turn.
          { by: 0, do: 'accept' },
        ],
      },
      ask: { do: 'card', cards: ['cancel-card'] },
      solution: { do: 'card', card: 'cancel-card', cancels: 'double-word' },
    },
  ],
} as const satisfies Lesson;
