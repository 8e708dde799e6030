import type { LaterMessages } from '../messages.ts';

export const keys: LaterMessages['keys'] = {
  board: {
    title: 'On the board',
    keys: {
      arrows: ['Arrow keys', 'to another square'],
      letters: ['A to Z', 'play a letter and go on'],
      back: ['Backspace', 'take the last letter back'],
      enter: ['Enter', 'play the word you have set out'],
      again: ['Enter', 'on an empty square: change the typing direction'],
      escape: ['Esc', 'everything back on the rack'],
      space: ['Space', 'shuffle the rack'],
    },
  },
  table: {
    title: 'At the table of Woord-Rummikub',
    keys: {
      arrows: ['Arrow keys', 'from letter to letter and from word to word'],
      letters: ['A to Z', 'type a word from your rack'],
      select: ['Space', 'select or deselect a letter'],
      whole: ['Ctrl A', 'select the whole word'],
      put: ['Enter', 'put the selected letters after this one, or make a word of them'],
      split: ['/', 'split the word before this letter'],
      joker: ['@', 'choose what a joker stands for'],
      back: ['Backspace', 'take back a letter of your own'],
      undo: ['Ctrl Z', 'step back; with Shift, forward again'],
      escape: ['Esc', 'clear the selection'],
      finish: ['Ctrl Enter', 'finish the turn'],
    },
  },
  access: 'Accessibility',
  facts: {
    keyboard: 'Everything works by keyboard, dragging too.',
    reader: 'A screen reader announces every square, every move, the score and whose turn it is.',
    colour: 'Colour is never the only sign: premium squares, words and seats carry text too.',
    motion: 'Motion is short, and off when your device is set to reduce motion.',
    size: 'Text grows with the setting of your browser, and nothing scrolls sideways.',
    sound: 'Sound is off until you turn it on, and never says what is not also written.',
  },
};
