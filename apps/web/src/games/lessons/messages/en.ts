/** Lessons in English. */
import type { LessonMessages } from './lesson-messages.ts';

const exchange = {
  title: 'Exchange tiles',
  note: 'There is little to play with these tiles. Exchange a few; that takes your turn.',
  help: 'Choose Exchange and tap the tiles that may go.',
};

export const en: LessonMessages = {
  title: 'How to play',
  about: 'Five short lessons on the real table, by your own hand.',
  step: (number, of) => `Step ${number} of ${of}`,
  done: 'done',
  previous: 'Back',
  next: 'Next',
  skip: 'Skip',
  leave: 'Close the lesson',
  show: 'Show me',
  missed: {
    move: () => 'Fine in a game, but the lesson asks for something else here.',
    words: () => 'Fine in a game, but the lesson asks for another word.',
    cards: () => 'Fine, but the card goes with it here.',
    score: (score) => `Fine, but that scores ${score}.`,
  },
  finished: {
    title: (game) => `That is how to play ${game}`,
    text: 'You know how a turn goes. The rest comes with playing.',
  },
  play: 'Play against the computer',
  practise: 'Practise with help',
  others: 'Other lessons',
  examples: {
    title: 'Examples from the booklets',
    one: (number) => `Example ${number}`,
    about: 'Play them yourself: the booklet suggests going through its examples on an open table.',
    progress: (done, of) => `${done} of ${of} played`,
    board: (score) => `Make ${score} points here.`,
    table: (score) => `Make a new word of ${score} letters. Everything on the table must be a word again.`,
    help: 'Show me plays the word from the booklet.',
    done: (score) => `That is ${score} points, just as in the booklet.`,
    withOptions: 'Agreed for this table:',
  },
  steps: {
    'scrabble-xl-nl': {
      first: {
        title: 'Play TREIN on the star',
        note: 'Play the Dutch word TREIN so that one of its tiles covers the star. Drag the tiles, tap them, or type.',
        help: 'Start on H5, for instance.',
      },
      firstScore: {
        title: 'Why this score?',
        note: 'The values of the letters add up, and the star doubles the word.',
      },
      lengthen: {
        title: 'Extend TREINEN',
        note: 'TREINEN is already there. Make it SNELTREINEN: put S, N, E and L in front.',
        help: 'The L goes on H4, right before the T of TREINEN.',
      },
      newTiles: {
        title: 'Why 30?',
        note: 'Only S, N, E and L count, because TREINEN was already there. Rather count everything? You can agree on that; then it is 57.',
      },
      beside: {
        title: 'Play a word alongside',
        note: 'Play ZIE right alongside TREINEN so that you make small words too. Every word you make counts.',
        help: 'Play ZIE on G10: the Z above the E and the I above the N.',
        done: 'Three words in one turn: ZIE and two small ones. All three count.',
      },
      dispute: {
        title: 'Challenge a word',
        note: 'The computer plays BLUNK. Do you believe it? Choose Challenge, and the word list decides.',
        help: 'Choose Challenge on the slip.',
        done: 'BLUNK is not in the list: the tiles go back and the computer scores nothing. Challenging a valid word costs nothing here.',
      },
      exchange: {
        ...exchange,
        done: 'You have new tiles, and it is the other player’s turn. You may exchange while seven tiles are in the bag.',
      },
    },
    'scrabble-de': {
      first: {
        title: 'Play GRÜNDE on the star',
        note: 'Play the German word GRÜNDE so that one of its tiles covers the star. Drag the tiles, tap them, or type.',
        help: 'Start on H4, for instance.',
      },
      firstScore: {
        title: 'Why this score?',
        note: 'First the letters with their coloured squares; then the star doubles the word.',
      },
      lengthen: {
        title: 'Extend LAST',
        note: 'LAST is there. Make it AUSLASTUNG: tiles in front and behind, in one turn.',
        help: 'Put AUS before LAST and UNG after it.',
      },
      wholeWord: {
        title: 'Why 15?',
        note: 'In this game the whole word counts, LAST included. Coloured squares count only once.',
      },
      hook: {
        title: 'Hook a word on',
        note: 'Play HEXE so that its E also extends TOR to TORE. You score for both words.',
        help: 'Play HEXE downwards from E9: its last E goes after TOR.',
        done: 'HEXE and TORE both count, and the shared E counts twice.',
      },
      dispute: {
        title: 'Challenge a word',
        note: 'The computer plays HURK. Is that German? Choose Challenge.',
        help: 'Choose Challenge on the slip.',
        done: 'HURK is not in the list: the computer scores nothing. Careful: a wrong challenge costs 10 points here.',
      },
      exchange: {
        ...exchange,
        done: 'You have new tiles, and it is the other player’s turn. You may exchange as long as the bag has enough.',
      },
    },
    'trickster-nl': {
      trickSquare: {
        title: 'Play WONEN over a trick square',
        note: 'Squares with a card on them earn a trick card. Play WONEN on the star: it covers one by itself.',
        help: 'Start on H6, for instance: then two tiles lie on trick squares.',
      },
      take: {
        title: 'Take your cards',
        note: 'After scoring you take one card for each trick square. You keep three at most.',
        help: 'Choose on the slip how many you take.',
        done: 'These cards stay secret. You play them in a later turn.',
      },
      double: {
        title: 'Play a card along',
        note: 'Make BEWONEND of WONEN. Then choose your card that doubles a word, and only then play.',
        help: 'Put BE before WONEN and D after it, tap the card and choose Play, then play the word.',
      },
      doubled: {
        title: 'Why twice as much?',
        note: 'Letters and squares count first, then the card doubles the word. After that the card is gone.',
      },
      anywhere: {
        title: 'Play where you like',
        note: 'With this card a word need not touch anything. Play WIP where it scores well, with the card.',
        help: 'Play WIP on A1, on the red square, tap the card and choose Play.',
        done: 'Without the card this is refused: a word must otherwise touch another.',
      },
      cancel: {
        title: 'Cancel a card',
        note: 'The computer doubles its word with a card. Your card cancels it: play it.',
        help: 'Choose on the slip to play your card.',
        done: 'The word stays, but it is not doubled. Your card is gone too.',
      },
    },
    'rummikub-sabra': {
      begin: {
        title: 'Play an opening word',
        note: 'Choose tiles from your rack, then New word. Three or more: HUT for instance, or KOE.',
        help: 'Choose the tiles in order, make the word, then finish the turn.',
        done: 'You have begun. From now on you may use everything on the table. Your rack is filled up to seven again.',
      },
      between: {
        title: 'Make HOUTEN of HUT',
        note: 'Put O, E and N between and after the letters of HUT, to make HOUTEN.',
        help: 'Choose H, O, U, T, E, N in order and make the word.',
      },
      longest: {
        title: 'Why 6?',
        note: 'Only your longest new word scores: one point for each letter. HOUTEN has 6.',
      },
      apart: {
        title: 'Take TEKENTAFEL apart',
        note: 'Make KETEN of TEKEN, leave TAFEL, and put your D after MAN. Then everything is in a word again.',
        help: 'Choose K, E, T, E, N from TEKENTAFEL and make the word; then move the D behind MAN.',
      },
      rest: {
        title: 'Why 5?',
        note: 'TAFEL already lay side by side like that: it is a remainder and does not score. KETEN is new and the longest.',
      },
      joker: {
        title: 'Play a joker',
        note: 'The star on your rack is a joker: any letter you like. Make OZON of ZON.',
        help: 'Choose the joker, then Z, O, N, make the word, and pick the O.',
        done: 'The joker counts as a letter. On the table it may be another letter later; it never goes back onto a rack.',
      },
      draw: {
        title: 'No word? Draw a tile',
        note: 'Nothing works with these tiles. Draw one from the pot; then your turn is over.',
        help: 'Choose Draw a tile.',
        done: 'When the pot is empty, one more round follows. What you have left costs points.',
      },
    },
    'rummikub-international': {
      begin: {
        title: 'Play an opening word',
        note: 'Choose tiles from your rack, then New word. Three or more: BUITEN for instance.',
        help: 'Choose the tiles in order, make the word, then finish the turn.',
      },
      notFilled: {
        title: 'Your rack stays as it is',
        note: 'Your rack is not filled up. Only when your last tile is on the table do you take seven new ones.',
      },
      keepRest: {
        title: 'Leave a remainder',
        note: 'Three letters or more of every word must remain. Leave KANT of KANTOOR and make DROOM of the others.',
        help: 'Choose D, R, O, O, M in order: O, O and R come from KANTOOR.',
        done: 'KANTOOR could not vanish altogether: KANT stayed, in its order.',
      },
      whole: {
        title: 'Take words in whole',
        note: 'UIT and GANG may become UITGANG: both stay whole. Add a tile of your own too: P makes RAMP of RAM.',
        help: 'Choose UIT, then GANG, and make the word. Then put your P after RAM.',
      },
      longest: {
        title: 'Why 7?',
        note: 'Your longest new word scores, even with no tile of yours in it. UITGANG has 7.',
      },
      joker: {
        title: 'Free a joker',
        note: 'In PAN the joker is the N. Put your own N in its place and make a new word with the joker, such as DAL.',
        help: 'Make PAN with your own N, and choose joker, A, L for the other word.',
        done: 'A joker that is freed must go into a word in the same turn.',
      },
      playOut: {
        title: 'Play your last tiles',
        note: 'You have A, N and D left. Make BESTAND of BEST and see what happens to your rack.',
        help: 'Put A, N, D after BEST.',
        done: 'Rack empty: you took seven new tiles at once. Whoever reaches 50 points starts the last round.',
      },
    },
  },
};
