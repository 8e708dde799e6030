/** The key of limits per address: an IPv4 address, or the /64 network of a household in IPv6. */
import { isIPv6 } from 'node:net';

export function senderOf(address: string): string {
  const [plain = ''] = address.split('%', 1);
  if (!isIPv6(plain)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = plain.split('::', 2);
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  // A trailing IPv4 address counts as two groups.
  const missing = 8 - before.length - after.length - (plain.includes('.') ? 1 : 0);
  const groups = tail === undefined ? before : [...before, ...Array<string>(missing).fill('0'), ...after];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
