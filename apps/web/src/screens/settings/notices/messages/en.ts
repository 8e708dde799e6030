/** Notices on this device, in English. */
import type { NoticeMessages } from './nl.ts';

export const en: NoticeMessages = {
  title: 'Notifications',
  on: 'Notifications on this device',
  onNote:
    'When it is your turn, your time is running out or somebody wants another game. Also when the page is closed.',
  last: (moment) => `last notification: ${moment}`,
  never: 'no notification yet',
  failed: (moment) => `The last attempt did not get through: ${moment}. It is tried again by itself.`,
  try: 'Try it',
  trying: 'One moment …',
  arrived: 'The notification has arrived.',
  notArrived:
    'Sent, but it did not arrive here. Check that the device allows notifications from this browser and that “do not disturb” is off.',
  notSent: 'Your browser’s push service accepts nothing at the moment. Try again later.',
  gone: 'Your browser has ended the notifications. Switch them on again.',
  from: 'Quiet from',
  to: 'to',
  quietNote: 'Notifications wait until then. Clear a field if they may come at any time.',
  blocked:
    'Your browser does not allow notifications from this page. Tap the lock or the sliders beside the address and allow them.',
  unreachable: 'Your browser could not sign up with its push service. Are you online?',
  impossible: 'Notifications cannot reach this device.',
  plain: 'They need an address that begins with https.',
  iphone: 'On an iPhone or iPad: first choose “Add to Home Screen” in the share menu, and open Lettertafel from there.',
  instead:
    'In a game over days you can tell the next player yourself after your move: “Tell them”, in the menu of the table.',
};
