/** What `--help` adds to each command. A test runs the examples as printed. */
import { optionHelp } from './games/option-rows.ts';
import { TEXTS } from './texts/index.ts';

const REFEREE_EXAMPLE = {
  game: 'scrabble-xl-nl',
  options: { checking: 'automatic' },
  lexicon: { words: ['TREIN'] },
  players: ['A', 'B'],
  setup: { racks: { A: 'EEITRNN' }, turn: 'A' },
  moves: [{ by: 'A', do: 'lay', at: 'H5', word: 'TREIN' }],
};

const SCORE_EXAMPLE = {
  game: 'scrabble-xl-nl',
  players: ['A', 'B'],
  starter: 0,
  options: {},
  lines: [
    { by: 0, do: 'lay', at: 'H5', word: 'TREINEN' },
    { by: 1, do: 'lay', at: 'G10', word: 'ZIE' },
  ],
};

/** The commands of the scorekeeper. */
export const SCORE_TYPED = `What can be typed:
  board games    H5 TREIN    a word across (5H TREIN: down), including letters on the board; lower case is a blank
                 swap [NUMBER]   tiles exchanged
  Rummikub       add HUT     new words (with a joker: RIN@=RING)
                 table HOUTEN KAT [from 3 0]   all words after the turn [piles of an open pot to refill from]
                 word HOUTEN only the word that scores: the table is not followed
                 draw [PILE] a tile taken          give-up   end of a solo game
  all games      pass   time-up   resign   points NUMBER   end B=XA [out=A]   leftover tiles, and who went out
  a dispute      dispute [WORD…]  the list decides    good [WORD…]   bad [WORD…]  your own dictionary decides
                 allow [WORD…]    the players let it stand
  trick cards    H5 TREIN double-word add-ten      card steal-tile B      card free-exchange 3
                 B: cancel CARD   take NUMBER   discard CARD   look CARD
  out of turn    B: pass     a line of B, whoever's turn it is
  corrections    change 3 H5 TREIN   insert 3 B: pass   delete 3   score 3 20   score 3 rules   undo
  override       ! H5 TREIN  a line that breaks a rule
  the sheet      show   help   quit
Any line may also be typed as JSON, as in a sheet: {"do":"lay","at":"H5","word":"TREIN"}.`;

const SOLVE_EXAMPLE = {
  game: 'rummikub-sabra',
  lexicon: { words: ['HUT', 'HOUTEN'] },
  players: ['A', 'B'],
  setup: { table: ['HUT'], racks: { A: 'OEN' }, turn: 'A' },
};

function example(...lines: readonly string[]): string {
  return `\nExample:\n${lines.map((line) => `  $ npx lettertafel ${line} --data ./data\n`).join('')}`;
}

export const HELP = {
  referee: `
Reads one JSON document and prints one. Exit 0: done, even if the rules refused a move.
Exit 2: bad input; standard error says where and why.

Example:
  $ echo '${JSON.stringify(REFEREE_EXAMPLE)}' | npx lettertafel referee
`,
  score: `
Reads a score sheet and prints the words and the score of every line, the totals, and the unseen tiles. A line is one of
lay (at, word), arrange (table), exchange, draw, pass, dispute (verdicts), card, time-up, resign, points, end (racks); any line
may have byHand, a score that overrides the computed one. A line that breaks a rule is marked in problems and counts as written.
Exit 2: bad input; standard error says where and why. docs/engine.md describes sheets.

With --keep, or on a terminal, it prompts for lines and writes the sheet after each.

${SCORE_TYPED}

Example:
  $ echo '${JSON.stringify(SCORE_EXAMPLE)}' | npx lettertafel score
  $ echo 'H5 TREINEN' | npx lettertafel score --keep family.json --game scrabble-xl-nl --players Noord,Oost
`,
  verify: `
Prints {"ok":true}, or {"ok":false,"entry":17,"why":"…"} with exit 1. Exit 2: the file is not an exported game.
Notes on standard error say whose share is part of the shuffle, between how many deals an operator could have chosen, and codes by
which players can compare their games. The game alone proves that the log follows from the secret in the file; with --kept it is
also checked against what a player's own browser was shown before the deal and during the game, state by state.
docs/fairness.md explains what that proves. With --lexicon (the list of the game) the verdicts on words are checked too, and
whether a game that ended because nobody could lay should have ended.

Example:
  $ npx lettertafel verify fixtures/games/scrabble-xl-nl/went-out.json
  $ npx lettertafel verify fixtures/shuffle/game.json --kept fixtures/shuffle/kept.json
`,
  convert: `
The file is recognised by its content. JSON is our own form: an exported game stays as it is; a GCG file becomes a score sheet
(as for score), because only what was written down of it is known; a CGP position becomes a position for referee and solve.
Every play of a GCG file is scored by the rules. Standard error lists what differs and what could not be kept.
Exit 2: the file cannot be read; standard error says line, column and reason.

Example:
  $ npx lettertafel convert fixtures/games/scrabble-de/went-out.json --to gcg
  $ npx lettertafel convert fixtures/games/scrabble-de/went-out.json --to gcg | npx lettertafel convert --to cgp
  $ echo '15/15/15/15/15/15/15/4TREIN6/15/15/15/15/15/15/15 EENRSTA/ 0/0 0' | npx lettertafel convert
`,
  analyse: `
Reads an exported game, a score sheet or a GCG file and compares every turn with the best: {"players":[{"name","lost","best","turns"}],"turns":[{"number","by",
"played","best":[{…,"points","equity","win","proven"}],"lost"}]}. Players are A, B, C and D by seat, or named as
on the sheet. "lost" is in points; a move as
good as the best, or worse by less than the noise, loses nothing. "equity" is score plus leave; with "proven" it is exact: the
points gained until the end of a board game with an empty bag, or the score of the turn in Woord-Rummikub. "win" is the chance of
ending first, null unless it was simulated. Turns also have "verdict" (best, equal, less, mistake; null with the reason in "unjudged"), "rack" (known, shown-later, unknown),
"basis" (static, simulated, counted, proven), "facts", in Woord-Rummikub "skills", in Trickster "withoutCards". The same file, level and
list give the same answer; with --budget, turns that were not reached keep their static values. Exit 2: not a game, or one that
is not finished.

Example:
  $ npx lettertafel analyse fixtures/games/scrabble-xl-nl/all-passed.json
  $ npx lettertafel analyse fixtures/games/scrabble-xl-nl/all-passed.json --level sim --budget 2
  $ npx lettertafel convert fixtures/games/scrabble-de/went-out.json --to gcg | npx lettertafel analyse
`,
  play: `
Without a game it asks for the game and the players. Computer players sit after the people; their levels are child, beginner,
casual, club, master and unbeatable. Words may be disputed and there are no time limits, unless the options say otherwise.
A game with --save is written after every move; --resume goes on with it, also after a crash. NO_COLOR=1 switches colours off.
It speaks English, Dutch or German: --language, or the language of the terminal (LC_ALL, LC_MESSAGES, LANG). Moves are typed in that
language, which \`help\` shows, or in English.

Options (--options, as JSON), the default first:
${optionHelp()}

${TEXTS.en.help}

Example:
  $ echo quit | npx lettertafel play scrabble-xl-nl --players Noord,Oost --seed 1
  $ echo resign | npx lettertafel play scrabble-de --players Noord --bots casual
  $ echo stoppen | npx lettertafel play trickster-nl --language nl
  $ echo quit | npx lettertafel play rummikub-sabra --save game.json && echo quit | npx lettertafel play --resume game.json
`,
  solve: `
Board games: {"plays":[{"at","word","score","equity"}],"count","complete"}, best first; equity is the score plus the value of
the leave. Woord-Rummikub: {"plays":[{"table","scores","score"}],"optimal"}.

Example:
  $ echo '${JSON.stringify(SOLVE_EXAMPLE)}' | npx lettertafel solve --top 3
  $ npx lettertafel solve --cgp '15/15/15/15/15/15/15/4TREIN6/15/15/15/15/15/15/15 EENRSTA/ 0/0 0' --top 3
`,
  ladder: `
{"steps":[{"match","games","share","low","high","points","verdict"}]}: the share of games that the first player of a match won
(draws count as half), its 95 % confidence interval, and the mean points of both. A match ends when the share is significantly
inside or outside the bounds, or after --games ("verdict":"open"). A level may be modified: 'club{"cards":"never"}'.

Example:
  $ npx lettertafel ladder rummikub-sabra --match club:child --games 2 --milliseconds 20
  $ npx lettertafel ladder trickster-nl --match 'club:club{"cards":"never"}' --games 1 --milliseconds 5 --state ladder.json
`,
  bench: `
plays    generating all plays of a position, and only the best, by number of blanks on the rack; the best also without the word
         rows that speed up racks with blanks, alternating, with the ratio
moves    the number of plays and the best play of each position, one line of JSON each, to compare with other programs
games    greedy self-play
endgame  two players with full racks and an empty bag: how many endgames are proven within a budget of CPU time;
         positions come from self-play of greedy players or, with --players static, of players by equity
strength shares of games won by the strongest level against the static player, and by that against the greedy one; and the
         strongest level's moves compared with those of the last release: points gained, significantly better and worse moves
answers  how long bots take to answer when a server asks them, by game and level: p50, p99 and maximum of wall-clock time
table    the table solver on positions of self-play, by game, size and jokers: CPU milliseconds, and the share proven
load     building, loading and querying the graph of a word list, and its size
rules    moves decided and applied per second
Times are CPU time of the process on one core; with --workers they are wall-clock time.

Example:
  $ npx lettertafel bench plays --words nl --seed 1 --count 5
  $ npx lettertafel bench moves --words nl --count 2
  $ npx lettertafel bench table --words nl --seed 1 --count 2
  $ npx lettertafel bench endgame --words nl --count 2 --budget 500
  $ npx lettertafel bench answers --words de --count 1 --budget 5
  $ npx lettertafel bench load --words de --count 1000
  $ npx lettertafel bench rules --seconds 0.1
`,
  words: `
Examples:
  $ npx lettertafel words check nl TREIN AMSTERDAM
  $ npx lettertafel words info de
`,
  check: `
Example:
  $ npx lettertafel words check de HIRTIN BERLIN
`,
  info: `
Example:
  $ npx lettertafel words info nl
`,
  import: `
Nothing is stored unless every line is a word (or bad lines are to be skipped). Exit 2: the file is not a list; standard error
says where and why.

Example:
  $ echo trein > club.txt && npx lettertafel words import club.txt --language nl --name club
`,
  serve: `
Without --database all data is in one file of the folder. The server prints its addresses, including the one on the home
network. Ctrl-C stops it gracefully.

Example:
  $ npx lettertafel serve --port 8080 --data ./data
`,
  admin: `
It works on the data, whether or not servers are running; they notice within a second. On a terminal it prints plain lines;
with --json, or when standard output is not a terminal, JSON. Every action is recorded in the audit log.
An action prints {"done":true}; or {"done":false,"why":"no-such-guest"}, and then the exit code is 1.

Example:
  $ npx lettertafel admin reports --data ./data
`,
  adminCommands: {
    reports: example('admin reports --all'),
    tables: example('admin tables --all'),
    table: example('admin table kVw2mPq0bZ3xT9aL'),
    audit: example('admin audit --json'),
    evict: example('admin evict 3m0c1xX0oYx0Tn8kqYwR2A kVw2mPq0bZ3xT9aL --reason "insults"'),
    end: example('admin end kVw2mPq0bZ3xT9aL --reason "deserted"'),
    mute: example('admin mute 3m0c1xX0oYx0Tn8kqYwR2A --reason "insults"'),
    unmute: example('admin unmute 3m0c1xX0oYx0Tn8kqYwR2A'),
    ban: `
A ban applies to a guest, which is a cookie. Whoever deletes the cookie comes back as a new guest, without seats or a name.
IP addresses are not stored; block them at the proxy.
${example('admin ban 3m0c1xX0oYx0Tn8kqYwR2A --reason "insults"')}`,
    unban: example('admin unban 3m0c1xX0oYx0Tn8kqYwR2A'),
    delete: example(
      'admin delete saying kVw2mPq0bZ3xT9aL 3',
      'admin delete guest 3m0c1xX0oYx0Tn8kqYwR2A',
      'admin delete table kVw2mPq0bZ3xT9aL',
    ),
    close: example('admin close kVw2mPq0bZ3xT9aL saying 3'),
  },
  completion: `
bash: add  source <(lettertafel completion bash)  to ~/.bashrc; zsh: the same with zsh to ~/.zshrc;
fish: lettertafel completion fish > ~/.config/fish/completions/lettertafel.fish

Example:
  $ npx lettertafel completion bash
`,
  exportHouse: `
The server may keep running. With --force an existing file is replaced once the new one is complete; with - the export goes to
standard output and nothing else is printed.

Example:
  $ npx lettertafel export house.json --data ./data
  $ npx lettertafel export - --data ./data | gzip > house.json.gz
`,
  importHouse: `
Example:
  $ npx lettertafel export old.json && npx lettertafel import old.json --data ./moved
`,
} as const;
