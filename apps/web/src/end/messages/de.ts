/** The end of a game and its proof, and what was best, in German. */
import { formsOf } from '../../i18n/forms.ts';
import type { ProofMessages } from './nl.ts';

const { count, list, pick } = formsOf('de');
const points = (value: number) => count(value, { one: 'Punkt', other: 'Punkte' });

export const de: ProofMessages = {
  whatElse: 'Was war noch möglich?',
  moments: {
    allTiles: (tiles, bonus) => `Alle ${tiles} Buchstaben auf einmal: ${points(bonus)} dazu`,
    word: (letters) => `Dein bisher längstes Wort: ${letters} Buchstaben`,
    turn: (score) => `Dein bisher bester Zug: ${points(score)}`,
  },
  won: 'GEWONNEN',
  bestScore: (score) => `Neuer Rekord: ${points(score)}, dein bisher bestes Ergebnis.`,
  words: { title: 'Wörter', best: 'Meiste Punkte', longest: 'Längstes Wort' },
  title: 'Fair gemischt',
  text: (tiles) =>
    `Das Spiel passt zum Mischcode, der jetzt offenliegt: Die Reihenfolge aller ${tiles} Steine stand vorher fest.`,
  check: 'Nachrechnen',
  explain:
    'Vor dem Austeilen hat der Server das Mischen festgelegt, und jedes Gerät am Tisch hat eine eigene geheime Zahl dazugegeben. Dein Browser kann jetzt nachrechnen, ob alles stimmt.',
  hereExplain:
    'Dieses Gerät hat selbst gemischt. Der Mischcode stand vor dem Austeilen fest; mit der Reihenfolge und allen Zügen lässt sich das nachrechnen.',
  here: 'Dieses Gerät hat selbst gemischt. Nachgerechnet ist, dass nach dem Austeilen nichts geändert wurde; mehr kann ein Gerät über sich selbst nicht beweisen.',
  movedExplain:
    'Das Gerät, auf dem dieses Spiel begann, hat selbst gemischt; danach ist das Spiel auf den Server umgezogen. Der Mischcode stand vor dem Austeilen fest, und das lässt sich nachrechnen.',
  moved:
    'Das Gerät, auf dem dieses Spiel begann, hat selbst gemischt. Nachgerechnet ist, dass nach dem Austeilen nichts geändert wurde. Wer das Gerät benutzte, hätte die Reihenfolge bis zum Umzug nachsehen können.',
  busy: 'Wird nachgerechnet …',
  good: 'stimmt',
  movesGood: 'die Züge stimmen',
  bad: (fault, line) => `Das stimmt nicht: ${fault}${line > 0 ? `, Zeile ${line}` : ''}.`,
  notProven: (fault) => `Nicht bewiesen: ${fault}.`,
  faults: {
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
  code: 'Code:',
  compare:
    'Lest ihn euch gegenseitig vor. Ist er bei allen gleich und der Endstand auch, dann habt ihr dasselbe Spiel gespielt.',
  kept: 'Beleg speichern',
  first: 'Dieses Spiel wurde noch auf die alte Art gemischt; die beweist weniger.',
  unkept:
    'Die Zahl dieses Geräts ist nicht im Mischen. Die Züge folgen den Regeln, aber ob der Server diese Verteilung ausgesucht hat, lässt sich hier nicht feststellen.',
  away: (name) => `${name} (beim Austeilen nicht dabei)`,
  late: (name) => `${name} (zugesagt, aber zu spät)`,
  missing: (names) => `Ohne eigene Zahl im Mischen: ${list(names)}.`,
  choices: (deals) => {
    if (deals === null) return 'Der Server konnte also jede Verteilung wählen.';
    if (deals === 1) return 'Das ließ dem Server keine Wahl: Nur eine Verteilung war möglich.';
    return `Zu spät heißt meist, dass eine Verbindung abgebrochen ist. Wer dort sitzt und zugleich den Server betreibt, hatte so die Wahl zwischen ${deals} Verteilungen.`;
  },
  otherVersion: (states) =>
    pick(states, {
      one: 'Eine Stellung hat eine andere Version dieser Seite gezeigt; sie wurde hier nicht geprüft.',
      other: `${states} Stellungen hat eine andere Version dieser Seite gezeigt; sie wurden hier nicht geprüft.`,
    }),
  openEnded:
    'Dieses Spiel wurde abgebrochen. Nur ein Gerät, das mitgespielt hat, kann feststellen, ob es danach nicht doch weiterging.',
  /** Files for other programs. */
  files: {
    title: 'Speichern',
    gcg: 'Als GCG speichern',
    png: 'Brett als PNG',
    svg: 'Brett als SVG',
    failed: 'Das hat hier nicht geklappt.',
    without: (lost) => `GCG kennt das nicht: ${list(lost)}. Die gespeicherte Partie enthält alles.`,
    lost: {
      resigned: 'aufgeben',
      'time-up': 'abgelaufene Zeit',
      cards: 'Karten',
      'several-words': 'mehrere Wörter in einem Zug',
      'suffix-tile': 'ein Blanko als *IN',
      'words-disputed': 'welche Wörter angezweifelt wurden',
    },
  },
};
