/** The introduction to Sabra: splitting and mixing words. */
import type { Lesson } from './lesson.ts';

export const SABRA_LESSON = {
  steps: [
    {
      key: 'begin',
      position: { rack: 'HUTKOEI', bag: 'SNAREDLOPTIEMAGENVRO' },
      ask: { do: 'arrange' },
      solution: { do: 'arrange', table: ['HUT'] },
    },
    {
      key: 'between',
      position: { table: ['HUT', 'KOE'], rack: 'OENSIA', bag: 'RADLOPTIEMAGENVRO' },
      ask: { do: 'arrange', words: ['HOUTEN'] },
      solution: { do: 'arrange', table: ['KOE', 'HOUTEN'] },
    },
    { key: 'longest' },
    {
      key: 'apart',
      position: { table: ['TEKENTAFEL', 'MAN'], rack: 'DISO', bag: 'RADLOPTIEMAGENVRO' },
      ask: { do: 'arrange', words: ['KETEN', 'TAFEL', 'MAND'] },
      solution: { do: 'arrange', table: ['TAFEL', 'KETEN', 'MAND'] },
    },
    { key: 'rest' },
    {
      key: 'joker',
      position: { table: ['ZON', 'HUT'], rack: '@ISK', bag: 'RADLOPTIEMAGENVRO' },
      ask: { do: 'arrange', words: ['OZON'] },
      solution: { do: 'arrange', table: ['HUT', '@ZON=OZON'] },
    },
    {
      key: 'draw',
      position: { table: ['HUT', 'KOE'], rack: 'QXYVVCC', bag: 'RADLOPTIEMAGENVRO' },
      ask: { do: 'draw' },
      solution: { do: 'draw' },
    },
  ],
} as const satisfies Lesson;
