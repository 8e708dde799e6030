import type { LaterMessages } from '../messages.ts';

export const keys: LaterMessages['keys'] = {
  board: {
    title: 'Auf dem Brett',
    keys: {
      arrows: ['Pfeiltasten', 'zu einem anderen Feld'],
      letters: ['A bis Z', 'einen Buchstaben legen und weitergehen'],
      back: ['Rücktaste', 'den letzten Buchstaben zurücknehmen'],
      enter: ['Enter', 'das Wort legen, das da liegt'],
      again: ['Enter', 'auf einem leeren Feld: die Schreibrichtung drehen'],
      escape: ['Esc', 'alles zurück aufs Bänkchen'],
      space: ['Leertaste', 'die Buchstaben mischen'],
    },
  },
  table: {
    title: 'Am Tisch von Woord-Rummikub',
    keys: {
      arrows: ['Pfeiltasten', 'von Buchstabe zu Buchstabe und von Wort zu Wort'],
      letters: ['A bis Z', 'ein Wort vom Bänkchen tippen'],
      select: ['Leertaste', 'einen Buchstaben wählen oder loslassen'],
      whole: ['Strg A', 'das ganze Wort wählen'],
      put: ['Enter', 'die gewählten Buchstaben dahinterlegen oder ein Wort daraus machen'],
      split: ['/', 'das Wort vor diesem Buchstaben teilen'],
      joker: ['@', 'wählen, wofür ein Joker steht'],
      back: ['Rücktaste', 'einen eigenen Buchstaben zurücknehmen'],
      undo: ['Strg Z', 'ein Schritt zurück; mit Umschalt wieder vor'],
      escape: ['Esc', 'die gewählten Buchstaben loslassen'],
      finish: ['Strg Enter', 'Zug fertig'],
    },
  },
  access: 'Barrierefreiheit',
  facts: {
    keyboard: 'Alles geht mit der Tastatur, auch das Verschieben.',
    reader: 'Ein Screenreader liest jedes Feld, jeden Zug und den Stand vor und sagt, wer dran ist.',
    colour: 'Farbe ist nie das einzige Zeichen: Prämienfelder, Wörter und Plätze sind auch beschriftet.',
    motion: 'Bewegung ist kurz und entfällt, wenn auf deinem Gerät weniger Bewegung eingestellt ist.',
    size: 'Der Text wächst mit der Einstellung deines Browsers, und seitwärts scrollen musst du nie.',
    sound: 'Töne sind aus, bis du sie einschaltest, und sagen nie etwas, das nicht auch dasteht.',
  },
};
