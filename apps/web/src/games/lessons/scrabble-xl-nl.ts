/** The introduction to Scrabble XL: the booklet's trains. */
import type { Lesson } from './lesson.ts';

const AUTOMATIC = { checking: 'automatic' };

export const XL_LESSON = {
  steps: [
    {
      key: 'first',
      position: { options: AUTOMATIC, rack: 'EEITRNN' },
      ask: { do: 'lay', words: ['TREIN'] },
      solution: { do: 'lay', at: 'H5', word: 'TREIN' },
    },
    { key: 'firstScore' },
    {
      key: 'lengthen',
      position: { options: AUTOMATIC, board: ['H5 TREINEN'], rack: 'SNELOKA' },
      ask: { do: 'lay', words: ['SNELTREINEN'] },
      solution: { do: 'lay', at: 'H1', word: 'SNELTREINEN' },
    },
    { key: 'newTiles' },
    {
      key: 'beside',
      position: { options: AUTOMATIC, board: ['H5 TREINEN'], rack: 'ZIEOKAS' },
      ask: { do: 'lay', words: ['ZIE'], made: 3 },
      solution: { do: 'lay', at: 'G10', word: 'ZIE' },
    },
    {
      key: 'dispute',
      position: {
        options: { checking: 'challenge', disputeSeconds: null },
        board: ['H5 TREINEN'],
        rack: 'EEOADRS',
        other: 'BLUKAEN',
        before: [{ by: 1, do: 'lay', at: '9E', word: 'BLUNK' }],
      },
      ask: { do: 'dispute' },
      solution: { do: 'dispute', words: ['BLUNK'] },
    },
    {
      key: 'exchange',
      position: { options: AUTOMATIC, board: ['H5 TREINEN'], rack: 'EEEIIUU' },
      ask: { do: 'exchange' },
      solution: { do: 'exchange', tiles: 'EEIUU' },
    },
  ],
} as const satisfies Lesson;
