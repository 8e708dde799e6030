/** The practice table in German. */
import { formsOf } from '../../../../i18n/forms.ts';
import type { PracticeMessages } from './practice-messages.ts';

const { list, pick } = formsOf('de');

export const de: PracticeMessages = {
  help: 'Hilfe beim Üben',
  undo: 'Meinen letzten Zug zurücknehmen',
  rack: 'Bänkchen des Computers',
  rackNote: 'Offen auf dem Tisch, damit du siehst, womit er spielt.',
  rackOf: (name, letters) => `Bänkchen von ${name}: ${letters}`,
  rules: 'Überraschende Regeln',
  rulesNote: 'Am Übungstisch erscheint jede Erklärung einmal, wenn es so weit ist.',
  understood: 'Verstanden',
  seen: 'erklärt',
  surprises: {
    oldTiles: {
      name: 'Was schon da lag',
      title: (words) => `${list(words)} lag schon da und zählt nicht mit`,
      text: 'Wenn du ein Wort verlängerst, zählen nur die Buchstaben, die du anlegst.',
    },
    wholeWord: {
      name: 'Ein Wort verlängern',
      title: (words) => `${list(words)} lag schon da und zählt trotzdem mit`,
      text: 'Wenn du ein Wort verlängerst, zählt das ganze Wort. Die farbigen Felder von vorher zählen nicht noch einmal.',
    },
    sideWords: {
      name: 'Wörter daneben',
      title: (words) => `${list(words)} ${pick(words.length, { one: 'zählt', other: 'zählen' })} auch mit`,
      text: 'Jedes Wort, das durch deine Buchstaben entsteht, bringt Punkte. Ein Buchstabe in zwei Wörtern zählt zweimal.',
    },
    usedPremium: {
      name: 'Farbige Felder',
      title: () => 'Ein farbiges Feld zählt nur einmal',
      text: 'Nur in dem Zug, in dem ein Stein darauf kommt. Danach bewirkt das Feld nichts mehr.',
    },
    blank: {
      name: 'Blankostein',
      title: () => 'Ein Blankostein ist 0 Punkte wert',
      text: 'Er steht für jeden Buchstaben, den du willst, bringt selbst aber nichts. Ein Wortfeld darunter zählt trotzdem.',
    },
    allTiles: {
      name: 'Alle auf einmal',
      title: () => 'Sieben Buchstaben auf einmal: 50 Punkte extra',
      text: 'Die 50 kommen dazu, nachdem alles verdoppelt oder verdreifacht ist.',
    },
    exchanged: {
      name: 'Tauschen',
      title: () => 'Tauschen kostet deinen Zug',
      text: 'Du hast neue Buchstaben, legst in diesem Zug aber nichts. Jetzt sind die anderen dran.',
    },
    wrongDispute: {
      name: 'Zu Unrecht angezweifelt',
      title: () => 'Zu Unrecht anzweifeln kostet 10 Punkte',
      text: 'Das Wort war richtig. Zweifle nur an, was dir wirklich fraglich vorkommt.',
    },
    bagEmpty: {
      name: 'Der Beutel ist leer',
      title: () => 'Der Beutel ist leer: Das Ende ist nah',
      text: 'Mit dem letzten Stein auf einem Bänkchen ist das Spiel aus. Was du dann noch hast, geht von deinen Punkten ab.',
    },
    cardsDue: {
      name: 'Trickfelder',
      title: () => 'Ein Stein auf einem Trickfeld bringt eine Karte',
      text: 'Die Karten nimmst du, nachdem deine Punkte notiert sind. Behalten darfst du höchstens drei.',
    },
    cardUsed: {
      name: 'Eine Karte spielen',
      title: () => 'Eine gespielte Karte ist verbraucht',
      text: 'Sie wirkt in diesem einen Zug und ist dann aus dem Spiel.',
    },
    cardVoid: {
      name: 'Ungültig',
      title: () => 'Beide Karten sind verbraucht',
      text: 'Eine ungültig gemachte Karte wirkt nicht, ist aber verbraucht. Die Karte „Ungültig“ auch.',
    },
    longestOnly: {
      name: 'Nur das längste Wort',
      title: (words) => `${list(words)} ${pick(words.length, { one: 'bringt', other: 'bringen' })} nichts`,
      text: 'Nur dein längstes neues Wort zählt, mit einem Punkt je Buchstabe.',
    },
    onlyRest: {
      name: 'Ein Rest',
      title: (words) => `${list(words)} ist ein Rest und zählt nicht`,
      text: 'Was in einem früheren Wort schon so nebeneinander lag, ist kein neues Wort.',
    },
    notFilled: {
      name: 'Nicht auffüllen',
      title: () => 'Dein Bänkchen wird nicht aufgefüllt',
      text: 'Erst wenn dein letzter Stein auf dem Tisch liegt, nimmst du sieben neue.',
    },
    filled: {
      name: 'Auffüllen',
      title: () => 'Dein Bänkchen ist wieder voll',
      text: 'Nach jedem Zug füllst du auf sieben Steine auf. Hast du mehr, bleiben es so viele.',
    },
    emptied: {
      name: 'Bänkchen leer',
      title: () => 'Bänkchen leer? Dann nimmst du sieben',
      text: 'Das geschieht nur, wenn dein letzter Stein auf dem Tisch liegt, und dein Zug ist sofort zu Ende.',
    },
    joker: {
      name: 'Der Joker',
      title: () => 'Der Joker zählt wie jeder andere Stein',
      text: 'In einem späteren Wort darf er ein anderer Buchstabe sein. Behältst du ihn übrig, kostet er 10 Punkte.',
    },
    drew: {
      name: 'Einen Stein ziehen',
      title: () => 'Einen Stein ziehen ist dein ganzer Zug',
      text: 'Du legst dann nichts. Im nächsten Zug hast du einen Buchstaben mehr zur Auswahl.',
    },
    lastRound: {
      name: 'Noch eine Runde',
      title: () => 'Danach folgt noch eine Runde',
      text: 'Alle sind gleich oft dran. Was du dann noch auf dem Bänkchen hast, kann Punkte kosten.',
    },
  },
};
