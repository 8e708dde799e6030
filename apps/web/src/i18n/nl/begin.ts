/** Beginning a game together. */
export const begin = {
  friendsTitle: 'Met vrienden',
  deviceTitle: 'Op dit apparaat',
  deviceExplain: 'Het apparaat gaat rond. Tussen twee beurten zijn de plankjes afgedekt.',
  howMany: 'Met hoeveel spelen jullie?',
  usual: 'Jullie spelen met de gewone afspraken.',
  agree: 'Zelf afspreken',
  makeLink: 'Link maken',
  inviteTitle: 'De tafel staat klaar',
  toTable: 'Naar de tafel',
  nameOf: (seat: number) => `Naam van speler ${seat}`,
  start: 'Beginnen',
};
