/** Settings of a person on this device. */
export const settings = {
  name: 'Jouw naam',
  nameNote: 'Zo heet je aan nieuwe tafels.',
  save: 'Bewaren',
  saved: 'Bewaard',
  theme: 'Thema',
  themes: { light: 'Licht', dark: 'Donker', system: 'Zoals het apparaat' },
  sounds: 'Geluid',
  soundsNote: 'Een tik als een letter ligt, een zachte toon als je aan de beurt bent en als je tijd bijna om is.',
  notices: 'Melding als je aan de beurt bent',
  noticesNote: 'Als de pagina openstaat, maar je iets anders doet.',
  noticesDenied: 'De browser staat geen meldingen toe.',
  data: 'Jouw gegevens',
  dataNote: 'We bewaren je naam en je spellen, anders niets. Je bent herkenbaar aan een cookie op dit apparaat.',
  questions: 'Vragen over je gegevens?',
  deleteAll: 'Al mijn gegevens wissen',
  deleteTitle: 'Alles wissen?',
  deleteExplain:
    'Je naam, je berichten en de spellen en scorebladen op dit apparaat verdwijnen, en je plaatsen aan tafel vervallen. Dit kan niet ongedaan worden gemaakt.',
  deleted: 'Alles is gewist.',
  record: 'Langste woord, solo',
};
