import { expect, test } from 'vitest';
import { isOfPushService } from './push-services.ts';

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://web.push.apple.com/QGu', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=a', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/g', true],
  ['https://push.example.org/x', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://fcm.googleapis.com@127.0.0.1/x', false],
  ['https://user@fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com.example.org/x', false],
  ['https://evilpush.apple.com/x', false],
  ['https://push.example.org:444/x', false],
  ['http://127.0.0.1:8080/api/me', false],
  ['http://[::1]/', false],
  ['file:///etc/passwd', false],
  ['nonsense', false],
])('%s is the address of a push service: %s', (address, isOne) => {
  expect(isOfPushService(address, ['https://push.example.org'])).toBe(isOne);
});
