/** Notices on this device, in Dutch. */
export const nl = {
  title: 'Meldingen',
  on: 'Meldingen op dit apparaat',
  onNote: 'Als je aan de beurt bent, je tijd opraakt of iemand nog een spel wil. Ook als de pagina dicht is.',
  last: (moment: string) => `laatste melding: ${moment}`,
  never: 'nog geen melding',
  failed: (moment: string) => `De laatste poging is niet aangekomen: ${moment}. We proberen het vanzelf opnieuw.`,
  try: 'Probeer',
  trying: 'Even wachten …',
  arrived: 'De melding is aangekomen.',
  notArrived:
    'Verstuurd, maar hier niet aangekomen. Kijk of het apparaat meldingen van deze browser toestaat, en of “niet storen” uitstaat.',
  notSent: 'De meldingsdienst van je browser neemt nu niets aan. Probeer het later nog eens.',
  gone: 'Je browser heeft de meldingen beëindigd. Zet ze opnieuw aan.',
  from: 'Stil van',
  to: 'tot',
  quietNote: 'In die tijd wachten meldingen. Maak een veld leeg als ze altijd mogen komen.',
  blocked:
    'Je browser laat geen meldingen van deze pagina toe. Tik naast het adres op het slotje of de schuifjes, en sta meldingen toe.',
  unreachable: 'Je browser kon zich niet aanmelden bij zijn meldingsdienst. Heb je internet?',
  impossible: 'Op dit apparaat kunnen geen meldingen komen.',
  plain: 'Dat kan alleen als het adres van deze pagina met https begint.',
  iphone: 'Op een iPhone of iPad: kies eerst “Zet op beginscherm” in het deelmenu en open Lettertafel vandaar.',
  instead:
    'Bij een spel over dagen kun je na je zet zelf zeggen wie aan de beurt is: “Zeg het”, in het menu van de tafel.',
};

export type NoticeMessages = typeof nl;
