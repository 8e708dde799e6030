/** The introduction to the German Scrabble. */
import type { Lesson } from './lesson.ts';

const AUTOMATIC = { checking: 'automatic' };

export const DE_LESSON = {
  steps: [
    {
      key: 'first',
      position: { options: AUTOMATIC, rack: 'GRÜNDEA' },
      ask: { do: 'lay', words: ['GRÜNDE'] },
      solution: { do: 'lay', at: 'H4', word: 'GRÜNDE' },
    },
    { key: 'firstScore' },
    {
      key: 'lengthen',
      position: { options: AUTOMATIC, board: ['H6 LAST'], rack: 'AUSUNGE' },
      ask: { do: 'lay', words: ['AUSLASTUNG'] },
      solution: { do: 'lay', at: 'H3', word: 'AUSLASTUNG' },
    },
    { key: 'wholeWord' },
    {
      key: 'hook',
      position: { options: AUTOMATIC, board: ['H6 TOR'], rack: 'HEXEINA' },
      ask: { do: 'lay', words: ['HEXE'], made: 2 },
      solution: { do: 'lay', at: '9E', word: 'HEXE' },
    },
    {
      key: 'dispute',
      position: {
        options: { checking: 'challenge', disputeSeconds: null },
        board: ['H6 HUND'],
        rack: 'EEOADRS',
        other: 'HURKAEN',
        before: [{ by: 1, do: 'lay', at: '6H', word: 'HURK' }],
      },
      ask: { do: 'dispute' },
      solution: { do: 'dispute', words: ['HURK'] },
    },
    {
      key: 'exchange',
      position: { options: AUTOMATIC, board: ['H6 HUND'], rack: 'EEEIIUU' },
      ask: { do: 'exchange' },
      solution: { do: 'exchange', tiles: 'EEIUU' },
    },
  ],
} as const satisfies Lesson;
