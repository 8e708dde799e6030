/** Keys and accessibility. */
export const keys = {
  board: {
    title: 'Op het bord',
    keys: {
      arrows: ['Pijltjes', 'naar een ander vakje'],
      letters: ['A tot Z', 'leg een letter en ga verder'],
      back: ['Backspace', 'neem de laatste letter terug'],
      enter: ['Enter', 'leg het woord dat er ligt'],
      again: ['Enter', 'op een leeg vakje: draai de richting van het typen'],
      escape: ['Esc', 'alles terug op het plankje'],
      space: ['Spatie', 'hussel de letters'],
    },
  },
  table: {
    title: 'Aan de tafel van Woord-Rummikub',
    keys: {
      arrows: ['Pijltjes', 'van letter naar letter en van woord naar woord'],
      letters: ['A tot Z', 'typ een woord van je plankje'],
      select: ['Spatie', 'kies een letter of laat hem los'],
      whole: ['Ctrl A', 'kies het hele woord'],
      put: ['Enter', 'leg de gekozen letters achter deze, of maak er een woord van'],
      split: ['/', 'splits het woord voor deze letter'],
      joker: ['@', 'kies waar een joker voor staat'],
      back: ['Backspace', 'neem een eigen letter terug'],
      undo: ['Ctrl Z', 'een stap terug; met Shift weer vooruit'],
      escape: ['Esc', 'laat de gekozen letters los'],
      finish: ['Ctrl Enter', 'beurt klaar'],
    },
  },
  access: 'Toegankelijkheid',
  facts: {
    keyboard: 'Alles kan met het toetsenbord, ook slepen.',
    reader: 'Een schermlezer leest elk vakje, elke zet, de stand en wie er aan de beurt is voor.',
    colour: 'Kleur is nooit het enige teken: bij bonusvakjes, woorden en plaatsen staat ook tekst.',
    motion: 'Beweging is kort en gaat uit als je apparaat op minder beweging staat.',
    size: 'De tekst groeit mee met de instelling van je browser, en je hoeft nooit opzij te schuiven.',
    sound: 'Geluid staat uit tot je het aanzet, en zegt nooit iets wat er niet ook staat.',
  },
};
