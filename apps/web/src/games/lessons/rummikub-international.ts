/** The introduction to International: something of every word stays. */
import type { Lesson } from './lesson.ts';

const POT = 'RADLOPTIEMAGENVROST';

export const INTERNATIONAL_LESSON = {
  steps: [
    {
      key: 'begin',
      position: { rack: 'BUITENK', bag: POT },
      ask: { do: 'arrange' },
      solution: { do: 'arrange', table: ['BUITEN'] },
    },
    { key: 'notFilled' },
    {
      key: 'keepRest',
      position: { table: ['KANTOOR', 'BUITEN'], rack: 'DMSK', bag: POT },
      ask: { do: 'arrange', words: ['KANT', 'DROOM'] },
      solution: { do: 'arrange', table: ['BUITEN', 'KANT', 'DROOM'] },
    },
    {
      key: 'whole',
      position: { table: ['GANG', 'UIT', 'RAM'], rack: 'PSKE', bag: POT },
      ask: { do: 'arrange', words: ['UITGANG'] },
      solution: { do: 'arrange', table: ['UITGANG', 'RAMP'] },
    },
    { key: 'longest' },
    {
      key: 'joker',
      position: { table: ['PA@=PAN', 'KANT'], rack: 'NALE', bag: POT },
      ask: { do: 'arrange', words: ['PAN'] },
      solution: { do: 'arrange', table: ['KANT', 'PAN', '@AL=DAL'] },
    },
    {
      key: 'playOut',
      position: { table: ['BEST', 'KANT'], rack: 'AND', bag: POT },
      ask: { do: 'arrange', words: ['BESTAND'] },
      solution: { do: 'arrange', table: ['KANT', 'BESTAND'] },
    },
  ],
} as const satisfies Lesson;
