import type { Messages } from '../messages.ts';

export const keys: Messages['keys'] = {
  board: {
    title: 'Auf dem Brett',
    keys: {
      arrows: ['Pfeiltasten', 'zu einem anderen Feld'],
      letters: ['A bis Z', 'einen Buchstaben legen und weitergehen'],
      again: ['Enter auf einem leeren Feld', 'die Schreibrichtung drehen'],
      back: ['Rücktaste', 'den letzten Buchstaben zurücknehmen'],
      enter: ['Enter', 'das Wort legen'],
      escape: ['Esc', 'alles zurück aufs Bänkchen'],
      space: ['Leertaste', 'das Bänkchen mischen'],
    },
  },
  table: {
    title: 'Am Tisch von Woord-Rummikub',
    keys: {
      arrows: ['Pfeiltasten', 'von Buchstabe zu Buchstabe und von Wort zu Wort'],
      letters: ['A bis Z', 'tippe ein Wort aus deiner Hand'],
      select: ['Leertaste', 'wähle einen Buchstaben oder lass ihn los'],
      whole: ['Strg A', 'wähle das ganze Wort'],
      put: ['Enter', 'leg die gewählten Buchstaben dahinter oder mach ein Wort daraus'],
      split: ['/', 'teile das Wort vor diesem Buchstaben'],
      join: ['+', 'leg dieses Wort hinter ein anderes'],
      joker: ['@', 'wähle, wofür ein Joker steht'],
      back: ['Rücktaste', 'nimm einen eigenen Buchstaben zurück'],
      undo: ['Strg Z', 'ein Schritt zurück; mit Umschalt wieder vor'],
      escape: ['Esc', 'lass die gewählten Buchstaben los'],
      finish: ['Strg Enter', 'Zug fertig'],
    },
  },
  access: 'Barrierefreiheit',
  facts: {
    keyboard: 'Alles geht mit der Tastatur, auch das Ziehen.',
    reader: 'Ein Screenreader sagt jedes Feld, jeden Zug, den Stand und wer dran ist.',
    colour: 'Farbe ist nie das einzige Zeichen: Bonusfelder, Wörter und Plätze tragen auch Text.',
    motion: 'Bewegung ist kurz und entfällt, wenn dein Gerät um Ruhe bittet.',
    size: 'Der Text wächst mit der Einstellung deines Browsers, und nichts rollt zur Seite.',
    sound: 'Töne sind aus, bis du sie einschaltest, und sagen nie etwas, das nicht auch dasteht.',
  },
};
