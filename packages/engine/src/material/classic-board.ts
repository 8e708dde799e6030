/** The classic layout of premium squares (B-03), as on the board: `W` word, `L` letter; upper case triples, lower case doubles. */

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
