/** The link that lets others in. */
export const invite = {
  explain: 'Wie deze link opent, kan aanschuiven.',
  link: 'Link naar de tafel',
  qr: 'QR-code van de link naar de tafel',
  copy: 'Kopieer',
  share: 'Deel',
};
