/** The link that lets others in. */
export const invite = {
  explain: 'Wie deze link opent, kan aanschuiven.',
  onlyHere: 'Deze link werkt alleen op dit apparaat: deze computer is niet met een netwerk verbonden.',
  link: 'Link naar de tafel',
  qr: 'QR-code van de link naar de tafel',
  copy: 'Kopiëren',
  share: 'Delen',
};
