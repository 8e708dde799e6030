import type { Messages } from '../messages.ts';

export const invite: Messages['invite'] = {
  explain: 'Anyone who opens this link can take a seat.',
  onlyHere: 'This link works on this device only: this computer is not connected to a network.',
  link: 'Link to the table',
  qr: 'QR code of the link to the table',
  copy: 'Copy',
  share: 'Share',
};
