import type { Messages } from '../messages.ts';

export const invite: Messages['invite'] = {
  explain: 'Whoever opens this link can take a seat.',
  link: 'Link to the table',
  qr: 'QR code of the link to the table',
  copy: 'Copy',
  share: 'Share',
};
