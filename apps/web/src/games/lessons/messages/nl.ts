/** Lessons in Dutch. */
import type { LessonMessages } from './lesson-messages.ts';

const dispute = {
  title: 'Betwist een woord',
  note: 'De computer legt BLUNK. Geloof je dat? Kies Betwisten, dan kijkt de scheidsrechter in de woordenlijst.',
  help: 'Kies Betwisten op het briefje.',
  done: 'BLUNK staat niet in de lijst: de letters gaan terug en de computer krijgt niets. Een goed woord betwisten kost jou hier niets.',
};

export const nl: LessonMessages = {
  title: 'Zo speel je',
  about: 'Vijf korte lessen op de echte tafel, met je eigen hand.',
  step: (number, of) => `Stap ${number} van ${of}`,
  done: 'gedaan',
  previous: 'Vorige',
  next: 'Verder',
  skip: 'Overslaan',
  leave: 'Les sluiten',
  show: 'Laat het zien',
  missed: {
    move: () => 'Dat mag in een spel, maar hier vraagt de les iets anders.',
    words: () => 'Dat mag in een spel, maar de les vraagt een ander woord.',
    cards: () => 'Dat mag, maar hier hoort de kaart erbij.',
    score: (score) => `Dat mag, maar dit zijn ${score} punten.`,
  },
  finished: {
    title: (game) => `Zo speel je ${game}`,
    text: 'Je kent nu de beurt. De rest leer je al spelend.',
  },
  play: 'Speel tegen de computer',
  practise: 'Oefen met hulp',
  others: 'Andere lessen',
  examples: {
    title: 'Voorbeelden uit de boekjes',
    one: (number) => `Voorbeeld ${number}`,
    about: 'Leg ze zelf: het boekje raadt aan om de voorbeelden open op tafel na te spelen.',
    progress: (done, of) => `${done} van ${of} gelegd`,
    board: (score) => `Maak hier ${score} punten van.`,
    table: (score) => `Maak een nieuw woord van ${score} letters. Alles wat op tafel ligt, moet weer een woord zijn.`,
    help: 'Laat het zien legt het woord van het boekje.',
    done: (score) => `Dat zijn ${score} punten, precies als in het boekje.`,
    withOptions: 'Hier geldt een afspraak:',
  },
  steps: {
    'scrabble-xl-nl': {
      first: {
        title: 'Leg TREIN op de ster',
        note: 'Leg TREIN zo dat een van de letters op de ster ligt. Sleep de letters, tik ze aan, of typ.',
        help: 'Begin bijvoorbeeld op H5.',
      },
      firstScore: {
        title: 'Waarom die punten?',
        note: 'De waarden van de letters tellen op, en de ster verdubbelt het woord.',
      },
      lengthen: {
        title: 'Maak TREINEN langer',
        note: 'Er ligt al TREINEN. Maak er SNELTREINEN van: leg S, N, E en L ervoor.',
        help: 'De L komt op H4, vlak voor de T van TREINEN.',
      },
      newTiles: {
        title: 'Waarom 30?',
        note: 'Alleen S, N, E en L tellen, want TREINEN lag er al. Liever alles tellen? Dat kun je afspreken; dan is het 57.',
      },
      beside: {
        title: 'Leg een woord ernaast',
        note: 'Leg ZIE vlak naast TREINEN, zodat je ook kleine woorden maakt. Alle woorden die je maakt, tellen.',
        help: 'Leg ZIE op G10: de Z boven de E en de I boven de N.',
        done: 'Drie woorden in één beurt: ZIE en twee kleine. Ze tellen alle drie.',
      },
      dispute,
      exchange: {
        title: 'Ruil letters',
        note: 'Met deze letters valt niets te leggen. Ruil er een paar; dat kost je beurt.',
        help: 'Kies Ruilen en tik de letters aan die weg mogen.',
        done: 'Je hebt nieuwe letters, en de ander is aan de beurt. Ruilen mag zolang er zeven letters in de zak zitten.',
      },
    },
    'scrabble-de': {
      first: {
        title: 'Leg GRÜNDE op de ster',
        note: 'Leg het Duitse GRÜNDE zo dat een van de letters op de ster ligt. Sleep, tik of typ.',
        help: 'Begin bijvoorbeeld op H4.',
      },
      firstScore: {
        title: 'Waarom die punten?',
        note: 'Eerst de letters, met hun gekleurde vakjes; daarna verdubbelt de ster het woord.',
      },
      lengthen: {
        title: 'Maak LAST langer',
        note: 'Er ligt LAST. Maak er AUSLASTUNG van: letters ervoor én erachter, in één beurt.',
        help: 'Leg AUS voor LAST en UNG erachter.',
      },
      wholeWord: {
        title: 'Waarom 15?',
        note: 'In dit spel telt het hele woord, ook LAST dat er al lag. Gekleurde vakjes tellen maar één keer.',
      },
      hook: {
        title: 'Leg een woord eraan',
        note: 'Leg HEXE zo dat de E ook TOR langer maakt: TORE. Je krijgt punten voor beide woorden.',
        help: 'Leg HEXE van boven naar beneden vanaf E9: de laatste E komt achter TOR.',
        done: 'HEXE en TORE tellen allebei, en de gedeelde E telt twee keer.',
      },
      dispute: {
        ...dispute,
        note: 'De computer legt HURK. Is dat Duits? Kies Betwisten.',
        done: 'HURK staat niet in de lijst: de computer krijgt niets. Let op: ten onrechte betwisten kost hier 10 punten.',
      },
      exchange: {
        title: 'Ruil letters',
        note: 'Met deze letters valt weinig te leggen. Ruil er een paar; dat kost je beurt.',
        help: 'Kies Ruilen en tik de letters aan die weg mogen.',
        done: 'Je hebt nieuwe letters, en de ander is aan de beurt. Ruilen mag zolang de zak er genoeg heeft.',
      },
    },
    'trickster-nl': {
      trickSquare: {
        title: 'Leg WONEN over een trickvakje',
        note: 'De vakjes met een kaart erop leveren een trickkaart op. Leg WONEN op de ster: je raakt er vanzelf een.',
        help: 'Begin bijvoorbeeld op H6: dan liggen er twee letters op een trickvakje.',
      },
      take: {
        title: 'Pak je kaarten',
        note: 'Na de punten pak je een kaart voor elk trickvakje. Je hebt er hoogstens drie.',
        help: 'Kies Pakken op het briefje.',
        done: 'Deze kaarten houd je geheim. Je speelt ze in een latere beurt.',
      },
      double: {
        title: 'Speel een kaart mee',
        note: 'Maak BEWONEND van WONEN. Tik dan op je kaart Dubbel woord, laat hem meespelen, en leg pas daarna.',
        help: 'Leg BE voor WONEN en D erachter, tik op de kaart, kies Spelen, en dan Leggen.',
      },
      doubled: {
        title: 'Waarom het dubbele?',
        note: 'Eerst tellen de letters en de vakjes, dan verdubbelt de kaart het woord. Daarna is de kaart op.',
      },
      anywhere: {
        title: 'Leg waar je wilt',
        note: 'Met de kaart Waar je wilt hoeft een woord niets te raken. Leg WIP waar het veel oplevert, met de kaart erbij.',
        help: 'Leg WIP op A1, op het rode vakje, tik op de kaart en kies Spelen.',
        done: 'Zonder de kaart was dit geweigerd: een woord moet anders altijd aan een ander liggen.',
      },
      cancel: {
        title: 'Streep erdoor',
        note: 'De computer verdubbelt zijn woord met een kaart. Jij hebt Streep erdoor: maak zijn kaart ongeldig.',
        help: 'Kies op het briefje om je kaart te spelen.',
        done: 'Het woord blijft liggen, maar de verdubbeling vervalt. Ook jouw kaart is nu op.',
      },
    },
    'rummikub-sabra': {
      begin: {
        title: 'Leg een beginwoord',
        note: 'Kies letters van je plankje en dan Nieuw woord. Drie of meer: HUT bijvoorbeeld, of KOE.',
        help: 'Kies de letters op volgorde en maak er een woord van; kies dan Klaar.',
        done: 'Je bent begonnen. Vanaf nu mag je ook alles op tafel gebruiken. Je plankje is weer aangevuld tot zeven.',
      },
      between: {
        title: 'Maak HOUTEN van HUT',
        note: 'Zet O, E en N tussen en achter de letters van HUT, zodat er HOUTEN ligt.',
        help: 'Kies H, O, U, T, E, N op volgorde, en maak er een woord van.',
      },
      longest: {
        title: 'Waarom 6?',
        note: 'Alleen je langste nieuwe woord telt: één punt per letter. HOUTEN is 6.',
      },
      apart: {
        title: 'Haal TEKENTAFEL uit elkaar',
        note: 'Maak KETEN van TEKEN, laat TAFEL liggen, en leg je D achter MAN. Zo ligt alles weer in een woord.',
        help: 'Kies K, E, T, E, N uit TEKENTAFEL en maak er een woord van; schuif dan de D achter MAN.',
      },
      rest: {
        title: 'Waarom 5?',
        note: 'TAFEL lag al zo naast elkaar: dat is een rest en telt niet. KETEN is nieuw en het langst.',
      },
      joker: {
        title: 'Leg een joker',
        note: 'De ster op je plankje is een joker: elke letter die je wilt. Maak van ZON het woord OZON.',
        help: 'Kies de joker en dan Z, O, N, maak er een woord van, en kies de O.',
        done: 'De joker telt als een letter. Op tafel mag hij later een andere letter zijn; op je plankje nemen mag nooit.',
      },
      draw: {
        title: 'Geen woord? Pak een letter',
        note: 'Met deze letters lukt niets. Pak er een uit de pot; dan is je beurt om.',
        help: 'Kies Letter pakken.',
        done: 'Is de pot leeg, dan volgt nog één ronde. Wat je overhoudt, kost punten.',
      },
    },
    'rummikub-international': {
      begin: {
        title: 'Leg een beginwoord',
        note: 'Kies letters van je plankje en dan Nieuw woord. Drie of meer: BUITEN bijvoorbeeld.',
        help: 'Kies de letters op volgorde en maak er een woord van; kies dan Klaar.',
      },
      notFilled: {
        title: 'Je plankje blijft zo',
        note: 'Je plankje wordt niet aangevuld. Pas als je laatste letter ligt, pak je er zeven nieuwe.',
      },
      keepRest: {
        title: 'Laat een rest liggen',
        note: 'Van elk woord blijft een rest van drie letters of meer. Laat KANT van KANTOOR liggen en maak DROOM van de rest.',
        help: 'Kies D, R, O, O, M op volgorde: de O, O en R komen uit KANTOOR.',
        done: 'KANTOOR mocht niet helemaal verdwijnen: KANT bleef in volgorde liggen.',
      },
      whole: {
        title: 'Neem woorden heel over',
        note: 'UIT en GANG mogen samen UITGANG worden: ze blijven heel. Leg ook een eigen letter: P maakt RAMP van RAM.',
        help: 'Kies UIT en dan GANG, en maak er een woord van. Leg daarna je P achter RAM.',
      },
      longest: {
        title: 'Waarom 7?',
        note: 'Je langste nieuwe woord telt, ook als er geen letter van jou in zit. UITGANG heeft er 7.',
      },
      joker: {
        title: 'Maak een joker vrij',
        note: 'In PAN is de joker de N. Leg je eigen N op die plek, en maak met de joker een nieuw woord, zoals DAL.',
        help: 'Maak PAN met je eigen N, en kies joker, A, L voor het andere woord.',
        done: 'Een joker die vrijkomt, moet in dezelfde beurt weer op tafel.',
      },
      playOut: {
        title: 'Leg je laatste letters',
        note: 'Je hebt nog A, N en D. Maak BESTAND van BEST en kijk wat er met je plankje gebeurt.',
        help: 'Leg A, N, D achter BEST.',
        done: 'Plankje leeg: je pakte meteen zeven nieuwe letters. Wie 50 punten haalt, maakt de laatste ronde uit.',
      },
    },
  },
};
