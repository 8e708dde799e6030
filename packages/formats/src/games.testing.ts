/** Small GCG files of our own for tests. */

/** A start of a German game: a play, an exchange, a lost play, and a play through a letter that lies there. */
export const GERMAN = `#player1 nord Nordlicht
#player2 ost Ostwind
>nord: AHNSTUZ 8E HAUS +10 10
>ost: EEIQRTÜ -QÜ +0 0
>nord: BENNTTZ I3 BENNTZ +22 32
>nord: BENNTTZ -- -22 10
>ost: EEIORTZ G6 RE. +4 4
`;

/** The same text with one line changed. */
export function withLine(text: string, number: number, line: string): string {
  return text
    .split('\n')
    .with(number - 1, line)
    .join('\n');
}
