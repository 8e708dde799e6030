/** Lessons in German. */
import type { LessonMessages } from './lesson-messages.ts';

const exchange = {
  title: 'Tausch Steine',
  note: 'Mit diesen Steinen geht nicht viel. Tausch ein paar; das kostet deinen Zug.',
  help: 'Wähl Tauschen und tipp die Steine an, die weg sollen.',
};

export const de: LessonMessages = {
  title: 'So wird gespielt',
  about: 'Fünf kurze Lektionen am echten Tisch, mit deiner eigenen Hand.',
  step: (number, of) => `Schritt ${number} von ${of}`,
  done: 'erledigt',
  previous: 'Zurück',
  next: 'Weiter',
  skip: 'Überspringen',
  leave: 'Lektion schließen',
  show: 'Zeig es mir',
  missed: {
    move: () => 'Im Spiel ginge das; hier ist etwas anderes gefragt.',
    words: () => 'Im Spiel ginge das; hier ist ein anderes Wort gefragt.',
    cards: () => 'Das geht, aber hier gehört die Karte dazu.',
    score: (score) => `Das geht, bringt aber ${score} Punkte.`,
  },
  finished: {
    title: (game) => `So wird ${game} gespielt`,
    text: 'Du weißt jetzt, wie ein Zug geht. Den Rest lernst du beim Spielen.',
  },
  play: 'Gegen den Computer spielen',
  practise: 'Mit Hilfe üben',
  others: 'Andere Lektionen',
  examples: {
    title: 'Beispiele aus den Anleitungen',
    one: (number) => `Beispiel ${number}`,
    about: 'Leg sie selbst: Die Anleitung rät, die Beispiele offen auf dem Tisch nachzuspielen.',
    progress: (done, of) => `${done} von ${of} gelegt`,
    board: (score) => `Mach daraus ${score} Punkte.`,
    table: (score) => `Bilde ein neues Wort mit ${score} Buchstaben. Alles auf dem Tisch muss wieder ein Wort sein.`,
    help: 'Zeig es mir legt das Wort der Anleitung.',
    done: (score) => `Das sind ${score} Punkte, genau wie in der Anleitung.`,
    withOptions: 'Hier gilt eine Vereinbarung:',
  },
  steps: {
    'scrabble-xl-nl': {
      first: {
        title: 'Leg TREIN auf den Stern',
        note: 'Leg das niederländische TREIN so, dass ein Stein auf dem Stern liegt. Zieh die Steine, tipp sie an oder tipp das Wort.',
        help: 'Beginn zum Beispiel auf H5.',
      },
      firstScore: {
        title: 'Warum diese Punkte?',
        note: 'Die Werte der Buchstaben werden addiert, und der Stern verdoppelt das Wort.',
      },
      lengthen: {
        title: 'Verlängere TREINEN',
        note: 'TREINEN liegt schon da. Mach SNELTREINEN daraus: Leg S, N, E und L davor.',
        help: 'Das L kommt auf H4, direkt vor das T von TREINEN.',
      },
      newTiles: {
        title: 'Warum 30?',
        note: 'Nur S, N, E und L zählen, denn TREINEN lag schon da. Lieber alles zählen? Das könnt ihr vereinbaren; dann sind es 57.',
      },
      beside: {
        title: 'Leg ein Wort daneben',
        note: 'Leg ZIE direkt neben TREINEN, sodass auch kleine Wörter entstehen. Alle Wörter, die du bildest, zählen.',
        help: 'Leg ZIE auf G10: das Z über das E und das I über das N.',
        done: 'Drei Wörter in einem Zug: ZIE und zwei kleine. Alle drei zählen.',
      },
      dispute: {
        title: 'Zweifle ein Wort an',
        note: 'Der Computer legt BLUNK. Glaubst du das? Wähl Anzweifeln, dann wird in der Wortliste nachgesehen.',
        help: 'Wähl Anzweifeln auf dem Zettel.',
        done: 'BLUNK steht nicht in der Liste: Die Steine gehen zurück, der Computer bekommt nichts. Ein gültiges Wort anzuzweifeln kostet hier nichts.',
      },
      exchange: {
        ...exchange,
        done: 'Du hast neue Steine, und die andere Person ist dran. Tauschen geht, solange sieben Steine im Beutel sind.',
      },
    },
    'scrabble-de': {
      first: {
        title: 'Leg GRÜNDE auf den Stern',
        note: 'Leg GRÜNDE so, dass ein Stein auf dem Stern liegt. Zieh die Steine, tipp sie an oder tipp das Wort.',
        help: 'Beginn zum Beispiel auf H4.',
      },
      firstScore: {
        title: 'Warum diese Punkte?',
        note: 'Erst die Buchstaben mit ihren farbigen Feldern; danach verdoppelt der Stern das Wort.',
      },
      lengthen: {
        title: 'Verlängere LAST',
        note: 'LAST liegt da. Mach AUSLASTUNG daraus: Steine davor und dahinter, in einem Zug.',
        help: 'Leg AUS vor LAST und UNG dahinter.',
      },
      wholeWord: {
        title: 'Warum 15?',
        note: 'Hier zählt das ganze Wort, auch LAST, das schon lag. Farbige Felder zählen nur einmal.',
      },
      hook: {
        title: 'Häng ein Wort an',
        note: 'Leg HEXE so, dass das E auch TOR verlängert: TORE. Du bekommst Punkte für beide Wörter.',
        help: 'Leg HEXE von E9 nach unten: Das letzte E kommt hinter TOR.',
        done: 'HEXE und TORE zählen beide, und das gemeinsame E zählt zweimal.',
      },
      dispute: {
        title: 'Zweifle ein Wort an',
        note: 'Der Computer legt HURK. Gibt es das? Wähl Anzweifeln.',
        help: 'Wähl Anzweifeln auf dem Zettel.',
        done: 'HURK steht nicht in der Liste: Der Computer bekommt nichts. Achtung: Zu Unrecht anzuzweifeln kostet hier 10 Punkte.',
      },
      exchange: {
        ...exchange,
        done: 'Du hast neue Steine, und die andere Person ist dran. Tauschen geht, solange genug im Beutel sind.',
      },
    },
    'trickster-nl': {
      trickSquare: {
        title: 'Leg WONEN über ein Trickfeld',
        note: 'Felder mit einer Karte bringen eine Trickkarte. Leg WONEN auf den Stern: Du triffst von selbst eines.',
        help: 'Beginn zum Beispiel auf H6: Dann liegen zwei Steine auf einem Trickfeld.',
      },
      take: {
        title: 'Nimm deine Karten',
        note: 'Nach den Punkten nimmst du für jedes Trickfeld eine Karte. Mehr als drei behältst du nie.',
        help: 'Wähl auf dem Zettel, wie viele du nimmst.',
        done: 'Diese Karten bleiben geheim. Du spielst sie in einem späteren Zug.',
      },
      double: {
        title: 'Spiel eine Karte mit',
        note: 'Mach BEWONEND aus WONEN. Wähl dann deine Karte, die ein Wort verdoppelt, und leg erst danach.',
        help: 'Leg BE vor WONEN und D dahinter, tipp auf die Karte, wähl Spielen und dann Legen.',
      },
      doubled: {
        title: 'Warum das Doppelte?',
        note: 'Erst zählen Buchstaben und Felder, dann verdoppelt die Karte das Wort. Danach ist die Karte weg.',
      },
      anywhere: {
        title: 'Leg, wo du willst',
        note: 'Mit dieser Karte muss ein Wort nichts berühren. Leg WIP dorthin, wo es viel bringt, und spiel die Karte mit.',
        help: 'Leg WIP auf A1, auf das rote Feld, tipp auf die Karte und wähl Spielen.',
        done: 'Ohne die Karte ginge das nicht: Ein Wort muss sonst immer an ein anderes anschließen.',
      },
      cancel: {
        title: 'Mach eine Karte ungültig',
        note: 'Der Computer verdoppelt sein Wort mit einer Karte. Deine Karte macht seine ungültig: Spiel sie.',
        help: 'Wähl auf dem Zettel, dass du deine Karte spielst.',
        done: 'Das Wort bleibt liegen, aber es wird nicht verdoppelt. Auch deine Karte ist jetzt weg.',
      },
    },
    'rummikub-sabra': {
      begin: {
        title: 'Leg ein Startwort',
        note: 'Wähl Steine von deinem Bänkchen und dann Neues Wort. Mindestens drei: HUT zum Beispiel oder KOE.',
        help: 'Wähl die Steine der Reihe nach, bilde das Wort und beende den Zug.',
        done: 'Du hast angefangen. Ab jetzt darfst du alles auf dem Tisch benutzen. Dein Bänkchen hat wieder sieben Steine.',
      },
      between: {
        title: 'Mach HOUTEN aus HUT',
        note: 'Leg O, E und N zwischen und hinter die Buchstaben von HUT, sodass HOUTEN daliegt.',
        help: 'Wähl H, O, U, T, E, N der Reihe nach und bilde das Wort.',
      },
      longest: {
        title: 'Warum 6?',
        note: 'Nur dein längstes neues Wort zählt: ein Punkt je Buchstabe. HOUTEN hat 6.',
      },
      apart: {
        title: 'Nimm TEKENTAFEL auseinander',
        note: 'Mach KETEN aus TEKEN, lass TAFEL liegen und leg dein D hinter MAN. So liegt wieder alles in einem Wort.',
        help: 'Wähl K, E, T, E, N aus TEKENTAFEL und bilde das Wort; schieb dann das D hinter MAN.',
      },
      rest: {
        title: 'Warum 5?',
        note: 'TAFEL lag schon so nebeneinander: Das ist ein Rest und zählt nicht. KETEN ist neu und am längsten.',
      },
      joker: {
        title: 'Leg einen Joker',
        note: 'Der Stern auf deinem Bänkchen ist ein Joker: jeder Buchstabe, den du willst. Mach OZON aus ZON.',
        help: 'Wähl den Joker und dann Z, O, N, bilde das Wort und wähl das O.',
        done: 'Der Joker zählt als Buchstabe. Auf dem Tisch darf er später ein anderer sein; aufs Bänkchen darf er nie.',
      },
      draw: {
        title: 'Kein Wort? Zieh einen Stein',
        note: 'Mit diesen Steinen geht nichts. Zieh einen aus dem Vorrat; dann ist dein Zug vorbei.',
        help: 'Wähl Stein ziehen.',
        done: 'Ist der Vorrat leer, folgt noch eine Runde. Was du übrig hast, kostet Punkte.',
      },
    },
    'rummikub-international': {
      begin: {
        title: 'Leg ein Startwort',
        note: 'Wähl Steine von deinem Bänkchen und dann Neues Wort. Mindestens drei: BUITEN zum Beispiel.',
        help: 'Wähl die Steine der Reihe nach, bilde das Wort und beende den Zug.',
      },
      notFilled: {
        title: 'Dein Bänkchen bleibt so',
        note: 'Dein Bänkchen wird nicht aufgefüllt. Erst wenn dein letzter Stein liegt, nimmst du sieben neue.',
      },
      keepRest: {
        title: 'Lass einen Rest liegen',
        note: 'Von jedem Wort bleibt ein Rest von drei Buchstaben oder mehr. Lass KANT von KANTOOR liegen und bilde DROOM.',
        help: 'Wähl D, R, O, O, M der Reihe nach: O, O und R kommen aus KANTOOR.',
        done: 'KANTOOR durfte nicht ganz verschwinden: KANT blieb in seiner Reihenfolge liegen.',
      },
      whole: {
        title: 'Übernimm Wörter ganz',
        note: 'UIT und GANG dürfen zusammen UITGANG werden: Sie bleiben ganz. Leg auch einen eigenen Stein: P macht RAMP aus RAM.',
        help: 'Wähl UIT und dann GANG und bilde das Wort. Leg danach dein P hinter RAM.',
      },
      longest: {
        title: 'Warum 7?',
        note: 'Dein längstes neues Wort zählt, auch wenn kein Stein von dir darin ist. UITGANG hat 7.',
      },
      joker: {
        title: 'Mach einen Joker frei',
        note: 'In PAN ist der Joker das N. Leg dein eigenes N an seine Stelle und bilde mit dem Joker ein neues Wort, etwa DAL.',
        help: 'Bilde PAN mit deinem eigenen N, und wähl Joker, A, L für das andere Wort.',
        done: 'Ein Joker, der frei wird, muss im selben Zug wieder auf den Tisch.',
      },
      playOut: {
        title: 'Leg deine letzten Steine',
        note: 'Du hast noch A, N und D. Mach BESTAND aus BEST und sieh, was mit deinem Bänkchen geschieht.',
        help: 'Leg A, N, D hinter BEST.',
        done: 'Bänkchen leer: Du hast gleich sieben neue Steine genommen. Wer 50 Punkte erreicht, löst die letzte Runde aus.',
      },
    },
  },
};
