/** Names of premium squares in messages and styles. */
export type Premium = '2l' | '3l' | '2w' | '3w';

export const PREMIUMS: Readonly<Record<string, Premium | undefined>> = { l: '2l', L: '3l', w: '2w', W: '3w' };
