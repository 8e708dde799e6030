/** What `lettertafel play` says in English. */
import { cards } from '../../../web/src/i18n/en/cards.ts';
import { refusals } from '../../../web/src/i18n/en/refusals.ts';
import { TITLES } from '../games/titles.ts';

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
const points = (number: number) => count(number, 'point');

export const en = {
  refusals,
  cards: cards.kinds,
  /** What players type. The English words are understood in every language. */
  commands: {
    pass: 'pass',
    accept: 'accept',
    dispute: 'dispute',
    agree: 'agree',
    disagree: 'disagree',
    resign: 'resign',
    swap: 'swap',
    add: 'add',
    table: 'table',
    from: 'from',
    draw: 'draw',
    'give-up': 'give-up',
    card: 'card',
    cancel: 'cancel',
    take: 'take',
    discard: 'discard',
    look: 'look',
    hint: 'hint',
    undo: 'undo',
    help: 'help',
    quit: 'quit',
  },
  ask: {
    titles: TITLES.en,
    game: 'Which game? ',
    number: (most: number) => `Type a number from 1 to ${most}, or an id.`,
    players: 'Who plays? (names separated by commas; Enter for A,B) ',
    bots: (levels: readonly string[]) =>
      `Computer players? (levels separated by commas: ${levels.join(', ')}; Enter for none) `,
  },
  frame: {
    welcome: (title: string) => `${title}. Type \`help\` for the commands, \`quit\` to end.`,
    legend: (hasTricks: boolean) =>
      `= word x3   - word x2   " letter x3   ' letter x2${hasTricks ? '   # trick square' : ''}`,
    commitment: (commitment: string) => `Commitment of the shuffle: ${commitment}`,
    goodbye: 'Goodbye.',
    unfinished: 'The game is not finished. Goodbye.',
    saved: (file: string) => `Saved as ${file}.`,
    unknown: 'Unknown command; type `help` for the commands.',
    over: (why: string, scores: string) => `The game is over: ${why}. ${scores}.`,
    left: (name: string, score: number, change: string) => `${name} ${score}${change && ` (${change} for tiles left)`}`,
    won: (names: readonly string[]) => `Won by ${names.join(' and ')}.`,
  },
  table: {
    seat: (name: string, score: number, tiles: number) => `${name} ${score} (${count(tiles, 'tile')})`,
    inBag: (tiles: number) => `${tiles} in the bag`,
    inPot: (tiles: number) => `${tiles} in the pot`,
    noWords: '(no words yet)',
    piles: 'Piles',
    gone: 'gone',
    cardsOf: (name: string) => `Cards of ${name}`,
    rackOf: (name: string) => `Rack of ${name}`,
  },
  prompt: {
    plays: (name: string, held: readonly string[]) => `${name} plays ${held.join(', ')}`,
    made: (name: string, words: readonly string[]) => `${name} made ${words.join(', ')}`,
    begins: (name: string) => `the turn of ${name} begins`,
    toTake: (due: number) => `${due} to take`,
    yourCards: 'your cards',
    yourMove: 'your move',
    or: 'or',
    word: 'WORD',
    letters: 'LETTERS',
    number: 'NUMBER',
    card: 'CARD',
    atMost: (tiles: number) => `at most ${tiles}`,
    cost: (cost: number) => `${points(cost)} if valid`,
  },
  comforts: {
    onlyAlone: 'Hints and undo are for games of one person.',
    noEarlier: 'There is no earlier turn of yours.',
    wentBack: 'Back to your previous turn.',
    notNow: 'Nothing can be laid now.',
    nothing: 'No play was found.',
    row: (row: string) => `Row ${row}`,
    column: (column: string) => `Column ${column}`,
    withWords: (words: readonly string[]) => `With ${words.join(' ')}`,
    fromRack: 'From your rack',
    worth: (where: string, letters: number, score: number) =>
      `${where}: ${letters} letters, ${score} points; \`hint\` again shows what to type.`,
  },
  story: {
    drawn: (draws: readonly string[]) => `Drawn for the start: ${draws.join(', ')}. `,
    began: (name: string) => `${name} begins.`,
    lays: (name: string, places: string, parts: string) => `${name} lays ${places} (${parts}).`,
    sevenTiles: (bonus: number) => `seven tiles ${bonus}`,
    threeCards: (extra: number) => `three cards ${extra}`,
    arranges: (name: string, word: string | null, tiles: string) =>
      `${name} arranges the table: ${word ?? 'no word'} counts, with ${tiles} from the rack.`,
    scored: (name: string, score: number) => `${name} scores ${points(score)}.`,
    accepted: (name: string) => `${name} lets it stand.`,
    disputed: (name: string, words: string, bad: string, penalty: number) =>
      `${name} disputes ${words}: ${bad ? `not valid: ${bad}` : 'all valid'}${penalty ? ` (${penalty} points)` : ''}.`,
    rulingAsked: (words: string) => `Does everybody agree to let ${words} stand?`,
    agreed: (name: string) => `${name} agrees.`,
    ruled: (words: string) => `Everybody agrees: ${words} stands.`,
    notAllAgreed: 'Not everybody agreed in time.',
    disagreed: (name: string) => `${name} disagrees.`,
    lost: (name: string) => `The play of ${name} goes back and scores nothing.`,
    drewSeen: (name: string, tiles: string) => `${name} draws ${tiles}.`,
    drew: (name: string, tiles: number) => `${name} draws ${count(tiles, 'tile')}.`,
    exchanged: (name: string, tiles: number) => `${name} exchanges ${count(tiles, 'tile')}.`,
    passedOver: (name: string) => `${name} has no tiles and is passed over.`,
    passed: (name: string, isLate: boolean) => `${name} passes${isLate ? ': the time is up' : ''}.`,
    resigned: (name: string, isLate: boolean) => `${name} leaves the game${isLate ? ': the time is up' : ''}.`,
    announced: (name: string, held: string, target: string | null, word: string | null) =>
      `${name} plays ${held}${target === null ? '' : ` against ${target}`}${word === null ? '' : ` with ${word}`}.`,
    cancelled: (name: string, card: string) => `${name} cancels ${card}.`,
    takenBack: 'Without that card the play is not allowed: the tiles go back, and the turn goes on.',
    voided: (held: string) => `Without effect: ${held}.`,
    skipSet: (target: string) => `The turn of ${target} will be skipped.`,
    skipped: (name: string, by: string) => `The turn of ${name} is skipped by ${by}.`,
    peeked: (name: string, target: string, rack: string) => `${name} sees the rack of ${target}: ${rack}.`,
    stole: (name: string, target: string) => `${name} takes a tile from ${target}.`,
    swapped: (name: string, target: string) => `${name} and ${target} swap racks.`,
    tookLastScore: (name: string, target: string, score: number) => `${name} gets ${points(score)}, as ${target} did.`,
    cardsDue: (name: string, due: number) => `${name} may take ${count(due, 'card')}.`,
    tookCards: (name: string, taken: number) => `${name} takes ${count(taken, 'card')}.`,
    putAway: (name: string, card: string) => `${name} discards ${card}.`,
    looked: (name: string, card: string, words: string) => `${name} trades ${card} for the two-letter words: ${words}.`,
    lastRound: (isAfterThis: boolean) =>
      isAfterThis ? 'The pot is empty: one more round after this one.' : 'This is the last round.',
    overtime: (name: string, lost: number) => `${name} is in overtime and loses ${points(lost)}.`,
  },
  ended: {
    'went-out': 'a player has laid all tiles',
    'all-passed': 'everybody has passed twice',
    'no-play': 'nobody can lay any more',
    resigned: 'only one player is left',
    pot: 'the pot is empty',
    points: 'the target was reached',
    'all-tiles': 'all tiles were used',
    'gave-up': 'the player gave up',
  },
  countsAsAccepting: 'It counts as accepting the play.',
  help: `What can be typed:
  board games    H5 TREIN      lay a word across (5H TREIN: down), including
                               letters on the board; lower case is a blank
                 swap AEI      exchange tiles
  Rummikub       add HUT       lay new words (with a joker: RIN@=RING)
                 table HOUTEN KAT [from 3 0]
                               all words after the turn
                               [piles of an open pot to refill from]
                 draw [PILE]   take a tile
                 give-up       end a solo game
  all games      pass   accept   dispute [WORD…]   agree   disagree
                 resign   help   quit
  one person     hint          once more: what to type
                 undo          back to your previous turn
  trick cards    H5 TREIN double-word add-ten
                 card steal-tile B   card free-exchange AEI
                 cancel CARD   take [NUMBER]   discard CARD   look CARD
  out of turn    B: card peek-rack A
Any move may also be typed as JSON, as in a script for the referee:
{"do":"lay","at":"H5","word":"TREIN"}`,
};
