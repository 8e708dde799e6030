import { formsOf } from '../forms.ts';
import type { Messages } from '../messages.ts';

const { count, list, pick, signed } = formsOf('de');
const points = (value: number) => count(value, { one: 'Punkt', other: 'Punkten' });

export const end: Messages['end'] = {
  title: 'Spielende',
  wins: (score) => `gewinnt mit ${points(score)}`,
  youWin: (score) => `Du gewinnst mit ${points(score)}`,
  share: (names, score) => `${list(names)} gewinnen gemeinsam mit ${points(score)}`,
  solo: (score) => `Geschafft, mit ${points(score)}`,
  you: 'dir',
  ahead: (rows) => `${list(rows.map(({ name, by }) => `${by} vor ${name}`))}.`,
  rounds: (rounds, minutes) =>
    `${count(rounds, { one: 'Runde', other: 'Runden' })}, ${count(minutes, { one: 'Minute', other: 'Minuten' })}.`,
  reasons: {
    'went-out': 'alles gelegt',
    'all-passed': 'Alle haben zweimal gepasst.',
    'no-play': 'Niemand konnte mehr legen.',
    resigned: 'Nur eine Person blieb übrig.',
    pot: 'Der Vorrat war leer.',
    points: 'Das Ziel ist erreicht.',
    'all-tiles': 'Alle Steine liegen auf dem Tisch.',
    'gave-up': 'Du hast das Spiel beendet.',
  },
  soundQuestion: {
    title: 'Mit Tönen weiterspielen?',
    explain:
      'Ein Klick, wenn ein Stein liegt, ein leiser Ton, wenn du dran bist. Du kannst es in den Einstellungen ändern.',
    yes: 'Ja, gern',
    no: 'Lieber ohne',
  },
  settlement: 'Abrechnung',
  before: 'vor Abzug',
  leftOver: 'übrig auf dem Bänkchen',
  final: 'Endstand',
  fromOthers: (value) => `von den anderen ${signed(value)}`,
  hidden: (tiles) => count(tiles, { one: 'Stein', other: 'Steine' }),
  nothingLeft: 'nichts',
  course: 'Verlauf',
  courseLabel: 'Die Punkte aller Mitspielenden nach jedem Zug',
  endMark: 'Ende',
  replay: 'Nachspielen',
  pause: 'Anhalten',
  step: (now, all) => `Zug ${now} von ${all}`,
  stepLabel: 'Zug',
  boardAt: (turn) => `Das Brett nach: ${turn}`,
  fair: 'Fair gemischt',
  fairText: (tiles) =>
    `Das Spiel passt zum Mischcode, der jetzt offenliegt: Die Reihenfolge aller ${tiles} Steine stand vorher fest.`,
  fairCheck: 'Nachrechnen',
  fairExplain:
    'Vor dem Austeilen hat der Server das Mischen festgelegt, und jedes Gerät am Tisch hat eine eigene geheime Zahl dazugegeben. Dein Browser kann jetzt nachrechnen, ob alles stimmt.',
  fairHereExplain:
    'Dieses Gerät hat selbst gemischt. Der Mischcode stand vor dem Austeilen fest; mit der Reihenfolge und allen Zügen lässt sich das nachrechnen.',
  fairHere:
    'Dieses Gerät hat selbst gemischt. Nachgerechnet ist, dass nach dem Austeilen nichts geändert wurde; mehr kann ein Gerät über sich selbst nicht beweisen.',
  fairMovedExplain:
    'Das Gerät, auf dem dieses Spiel begann, hat selbst gemischt; danach ist das Spiel auf den Server umgezogen. Der Mischcode stand vor dem Austeilen fest, und das lässt sich nachrechnen.',
  fairMoved:
    'Das Gerät, auf dem dieses Spiel begann, hat selbst gemischt. Nachgerechnet ist, dass nach dem Austeilen nichts geändert wurde. Wer das Gerät benutzte, hätte die Reihenfolge bis zum Umzug nachsehen können.',
  fairBusy: 'Wird nachgerechnet …',
  fairGood: 'stimmt',
  fairMovesGood: 'die Züge stimmen',
  fairBad: (fault, line) => `Das stimmt nicht: ${fault}${line > 0 ? `, Zeile ${line}` : ''}.`,
  fairNotProven: (fault) => `Nicht bewiesen: ${fault}.`,
  fairFaults: {
    'secret-does-not-match': 'das Geheimnis des Servers passt nicht zu dem, was er vor dem Spiel zugesagt hat',
    'shares-not-by-seat': 'zum Mischen gehört nicht zu jedem Platz genau eine Zahl',
    'share-does-not-match': 'beim Mischen zählte von jemandem eine andere Zahl als die zugesagte',
    'settings-refused': 'mit diesen Vereinbarungen kann niemand spielen',
    'dealt-by-hand': 'die Steine wurden von Hand hingelegt und nicht ausgeteilt',
    'number-out-of-order': 'ein Zug fehlt oder einer steht zu viel da',
    'time-runs-back': 'ein Zug ist älter als der davor',
    'draw-out-of-order': 'es wurde nicht gezogen, was an der Reihe war',
    'move-refused': 'ein Zug ist nach den Regeln nicht erlaubt',
    'events-differ': 'ein Zug hätte anders ausgehen müssen',
    'verdict-differs': 'ein Wort wurde anders beurteilt als in der Wortliste',
    'not-finished': 'das Spiel ist nicht zu Ende',
    'other-scheme': 'der Server behauptet jetzt, anders gemischt zu haben, als er zuerst sagte',
    'other-commitment': 'der Server hatte vor dem Spiel etwas anderes zugesagt',
    'other-settings': 'die Vereinbarungen sind nicht die von vor dem Spiel',
    'other-hashes': 'die Zahlen der Mitspielenden sind nicht die, die vor dem Austeilen zugesagt wurden',
    'own-share-missing': 'dieses Gerät war dabei, aber seine Zahl zählte beim Mischen nicht mit',
    'own-share-replaced':
      'für deinen Platz zählte eine andere Zahl als die dieses Geräts (warst du auch mit einem anderen Gerät am Tisch, kann das stimmen)',
    'other-log': 'das Spiel verlief laut Server anders, als dieses Gerät es gesehen hat',
    'share-of-bot': 'am Platz eines Computers steht eine Zahl, die nur vom Server kommen kann',
    'own-share-absent':
      'diese Seite war offen, hatte aber keine Verbindung, als die Zahlen gesammelt wurden. Deine Zahl zählt nicht mit, der Server konnte also jede Verteilung wählen',
    'told-otherwise': 'der Server hat diesem Gerät über denselben Zug zwei verschiedene Dinge erzählt',
    'other-view': 'Brett, Steine oder Punktestand sahen hier anders aus als im Protokoll des Servers',
    'no-game': 'was der Server geschickt hat, ist kein Spiel',
  },
  fairCode: 'Code:',
  fairCompare:
    'Lest ihn euch gegenseitig vor. Ist er bei allen gleich und der Endstand auch, dann habt ihr dasselbe Spiel gespielt.',
  fairKept: 'Beleg speichern',
  fairFirst: 'Dieses Spiel wurde noch auf die alte Art gemischt; die beweist weniger.',
  fairUnkept:
    'Die Zahl dieses Geräts ist nicht im Mischen. Die Züge folgen den Regeln, aber ob der Server diese Verteilung ausgesucht hat, lässt sich hier nicht feststellen.',
  fairAway: (name) => `${name} (beim Austeilen nicht dabei)`,
  fairLate: (name) => `${name} (zugesagt, aber zu spät)`,
  fairMissing: (names) => `Ohne eigene Zahl im Mischen: ${list(names)}.`,
  fairChoices: (deals) => {
    if (deals === null) return 'Der Server konnte also jede Verteilung wählen.';
    if (deals === 1) return 'Das ließ dem Server keine Wahl: Nur eine Verteilung war möglich.';
    return `Zu spät heißt meist, dass eine Verbindung abgebrochen ist. Wer dort sitzt und zugleich den Server betreibt, hatte so die Wahl zwischen ${deals} Verteilungen.`;
  },
  fairOtherVersion: (states) =>
    pick(states, {
      one: 'Eine Stellung hat eine andere Version dieser Seite gezeigt; sie wurde hier nicht geprüft.',
      other: `${states} Stellungen hat eine andere Version dieser Seite gezeigt; sie wurden hier nicht geprüft.`,
    }),
  fairOpenEnded:
    'Dieses Spiel wurde abgebrochen. Nur ein Gerät, das mitgespielt hat, kann feststellen, ob es danach nicht doch weiterging.',
  again: 'Noch einmal',
  rematch: 'Revanche',
  knock: (names: readonly string[]) =>
    `${list(names)} ${pick(names.length, { one: 'möchte', other: 'möchten' })} noch einmal spielen: dabei?`,
  join: 'Ja, noch einmal',
  decline: 'Nein, danke',
  ratherNot: 'Doch nicht',
  declined: (names: readonly string[]) =>
    `${list(names)} ${pick(names.length, { one: 'macht', other: 'machen' })} nicht mit.`,
  youDeclined: 'Du machst nicht mit.',
  toRematch: 'Zur Revanche',
  look: 'Tisch ansehen',
  download: 'Spiel speichern',
  record: (word) => `Neuer Rekord: ${word} ist dein bisher längstes Wort.`,
  longest: (word) => `Längstes Wort: ${word}.`,
};
