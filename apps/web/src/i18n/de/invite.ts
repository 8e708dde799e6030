import type { Messages } from '../messages.ts';

export const invite: Messages['invite'] = {
  explain: 'Wer diesen Link öffnet, kann sich dazusetzen.',
  onlyHere: 'Dieser Link funktioniert nur auf diesem Gerät: Dieser Computer ist mit keinem Netzwerk verbunden.',
  link: 'Link zum Tisch',
  qr: 'QR-Code des Links zum Tisch',
  copy: 'Kopieren',
  share: 'Teilen',
};
