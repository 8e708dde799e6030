/** Colours of the terminal, where people see them (https://no-color.org). */

const CODES = {
  tile: '1;7',
  tripleWord: '31',
  doubleWord: '35',
  tripleLetter: '34',
  doubleLetter: '36',
  trick: '33',
} as const;

export type Colour = keyof typeof CODES;
export type Paint = (text: string, colour: Colour) => string;

export function paintFor(out: { readonly isTTY?: boolean }, env: Readonly<Record<string, string | undefined>>): Paint {
  const isColoured = out.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb';
  return isColoured ? (text, colour) => `\u001b[${CODES[colour]}m${text}\u001b[0m` : (text) => text;
}
