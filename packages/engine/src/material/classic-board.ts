/** The classic layout of premium squares (B-03), drawn as it lies: `W` word, `L` letter, 3 upper, 2 lower case. */

export const CLASSIC_BOARD: readonly string[] = [
  'W..l...W...l..W',
  '.w...L...L...w.',
  '..w...l.l...w..',
  'l..w...l...w..l',
  '....w.....w....',
  '.L...L...L...L.',
  '..l...l.l...l..',
  'W..l...w...l..W',
  '..l...l.l...l..',
  '.L...L...L...L.',
  '....w.....w....',
  'l..w...l...w..l',
  '..w...l.l...w..',
  '.w...L...L...w.',
  'W..l...W...l..W',
];
