/** The welcome in Dutch. */
export const nl = {
  welcome: 'WELKOM',
  what: 'Vijf letterspellen zoals in het boekje: alleen, met elkaar of naast de echte doos.',
  learn: 'Zo speel je',
  soon: 'je eerste woord ligt er binnen een minuut',
  or: 'Of kies een tafel',
  oneTap: 'een tik en de computer speelt mee',
  known: 'Was je hier al?',
  lessons: 'vijf korte lessen, met de hand',
  friends: 'stuur een link',
  practise: 'Oefenen met hulp',
  isNew: 'Nieuw in dit spel?',
};

export type WelcomeMessages = { readonly [Name in keyof typeof nl]: string };
