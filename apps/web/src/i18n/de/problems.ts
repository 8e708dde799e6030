import type { Messages } from '../messages.ts';

export const problems: Messages['problems'] = {
  'open-elsewhere':
    'Dieses Spiel ist schon in einem anderen Tab oder Fenster offen. Spiel dort weiter oder schließ es dort.',
  'storage-full':
    'Dieser Browser hat keinen Speicherplatz mehr. Dein letzter Zug ist nicht gespeichert, alles davor schon. Schaff Platz und versuch es noch einmal.',
  'storage-stuck':
    'Der Speicher dieses Browsers antwortet nicht. Deine Spiele sind noch da: Schließ alle Fenster von Lettertafel oder starte den Browser neu und versuch es noch einmal.',
  damaged:
    'Dieses Spiel lässt sich hier nicht mehr lesen. Es wurde mit einer neueren Version gespielt, oder ein Teil davon fehlt.',
  'no-word-list':
    'Die Wortliste konnte nicht geladen werden. Geh einmal online; danach spielst du auch ohne Verbindung.',
  'failed-here': 'Auf diesem Gerät ging etwas schief. Lad die Seite neu; alles bis zum letzten Zug ist gespeichert.',
  'only-alone': 'Das geht nur, wenn keine anderen Menschen mitspielen.',
  'wait-for-turn': 'Warte, bis du am Zug bist.',
  'moved-away':
    'Dieses Spiel ist unterwegs zum Server, aber die Antwort fehlt noch. Geh online und versuch es noch einmal; es geht nichts verloren.',
  offline: 'Der Server ist nicht erreichbar. Bist du online?',
  'not-understood': 'Das hat der Server nicht verstanden.',
  'wrong-version': 'Es gibt eine neue Version. Lad die Seite neu.',
  'too-large': 'Das ist zu groß.',
  'too-many': 'Das ging zu schnell hintereinander. Warte kurz und versuch es noch einmal.',
  'foreign-origin': 'Diese Anfrage kam von einer anderen Website und wurde abgewiesen.',
  'no-such-table': 'Diesen Tisch gibt es nicht (mehr).',
  'no-such-seat': 'Diesen Platz gibt es nicht.',
  'no-such-list': 'Diese Wortliste gibt es nicht (mehr).',
  'no-such-message': 'Diese Nachricht gibt es nicht (mehr).',
  'not-your-seat': 'Das ist nicht dein Platz.',
  'not-the-host': 'Das kann nur, wer den Tisch eröffnet hat.',
  'not-the-owner': 'Das kann nur, wer diesen Platz eingenommen hat, nicht wer über einen Link mitspielt.',
  'seat-taken': 'Dieser Platz ist schon besetzt.',
  'name-taken': 'So heißt hier schon jemand. Wähl einen anderen Namen.',
  'bad-name': 'Dieser Name geht nicht: bitte gewöhnliche Buchstaben einer Schrift, nichts Unsichtbares.',
  'bad-options': 'Diese Vereinbarungen passen nicht zusammen.',
  'bad-list': 'Diese Liste ließ sich nicht lesen: ein Wort je Zeile, nur Buchstaben des Spiels.',
  'already-begun': 'Das Spiel hat schon begonnen.',
  'not-begun': 'Das Spiel hat noch nicht begonnen.',
  'not-over': 'Das Spiel ist noch nicht zu Ende.',
  'is-over': 'Das Spiel ist schon zu Ende.',
  'aborted-often': 'Du hast heute schon dreimal nach dem Austeilen abgeräumt. Spiel diese Partie zu Ende oder gib auf.',
  'seats-open': 'Es sind noch Plätze frei.',
  'clock-runs': 'Die Uhr läuft; Anstupsen ist nicht nötig.',
  'checked-by-dispute': 'An diesem Tisch werden Wörter erst geprüft, wenn sie jemand anzweifelt.',
  'chat-off': 'An diesem Tisch wird nicht geplaudert.',
  muted: 'Wer diesen Server betreibt, hat deine Nachrichten abgeschaltet.',
  banned: 'Wer diesen Server betreibt, hat dir den Zugang gesperrt.',
  'bad-link': 'Dieser Link gilt nicht (mehr).',
  'bad-words': 'Es müssen sechs Wörter sein, genau wie sie gezeigt wurden.',
  'no-such-words': 'Diese Wörter gehören niemandem. Vielleicht wurden sie durch neue ersetzt.',
  'no-such-device': 'Dieses Gerät ist bereits abgemeldet.',
  'bad-record': 'Diese Datei ist kein gültiges Spiel.',
  'clock-ahead':
    'Die Uhr dieses Geräts geht gegenüber dem Server weit vor. Stell sie richtig und versuch es später noch einmal.',
  'quota-full': 'Für mitgebrachte Spiele und Wortlisten ist kein Platz mehr.',
  closing: 'Der Server startet gerade neu. Versuch es gleich noch einmal.',
  failed: 'Beim Server ging etwas schief. Versuch es noch einmal.',
};
