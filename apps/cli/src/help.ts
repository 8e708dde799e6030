/** What `--help` adds to each command: examples that run as they stand (a test runs them). */

const REFEREE_EXAMPLE = {
  game: 'scrabble-xl-nl',
  options: { checking: 'automatic' },
  lexicon: { words: ['TREIN'] },
  players: ['A', 'B'],
  setup: { racks: { A: 'EEITRNN' }, turn: 'A' },
  moves: [{ by: 'A', do: 'lay', at: 'H5', word: 'TREIN' }],
};

export const HELP = {
  referee: `
Reads one JSON document and prints one. Exit 0: done, also when a move was refused by the rules.
Exit 2: the input is not understood; standard error says where and why.

Example:
  $ echo '${JSON.stringify(REFEREE_EXAMPLE)}' | npx lettertafel referee
`,
  verify: `
Prints {"ok":true}, or {"ok":false,"entry":17,"why":"…"} with exit 1. Exit 2: the file is not an exported game.

Example:
  $ npx lettertafel verify fixtures/games/scrabble-xl-nl/went-out.json
`,
  play: `
Without a game it asks which. Moves are typed in the notation of the booklets:
  H5 TREIN   lay a word (5H: downwards; a lower-case letter is a blank)
  swap AEI   exchange tiles        pass   pass        accept / dispute [WORD]   answer a play

Example:
  $ npx lettertafel play --help
`,
  bench: `
Times are CPU time of the process, on one core.

Example:
  $ npx lettertafel bench rules --seconds 0.1
`,
  words: `
Example:
  $ npx lettertafel words check nl TREIN AMSTERDAM
  $ npx lettertafel words info de
`,
} as const;
