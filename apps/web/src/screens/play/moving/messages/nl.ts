/** Moving a game to the server, in Dutch. */
export const nl = {
  explain:
    'Dit spel staat nu alleen op dit apparaat. Zet je het over, dan gaat het op de server verder waar het gebleven is, en krijg je een link waarmee je op een ander apparaat verder speelt. Hier kun je ook blijven spelen.',
  noComforts: 'Hints en teruggaan naar een eerdere beurt kunnen daarna niet meer.',
  move: 'Overzetten',
  busy: 'Bezig met overzetten …',
  whose: 'Wie speelt er op een ander apparaat verder?',
};

export type MovingMessages = Readonly<Record<keyof typeof nl, string>>;
