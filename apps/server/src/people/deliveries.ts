/**
 * How much the watchers of one address are sent without asking: a thousand of them at one table would make each of its
 * moves a thousand messages. Nothing is lost to those who wait: the next message has what they missed.
 */
import { type Limit, makeLimiter } from './limits.ts';

export interface Deliveries {
  /** Takes one message, if the address may get more now. */
  allows(address: string): boolean;
  /** Counts what was sent. */
  charge(address: string, bytes: number): void;
  sweep(): void;
}

export interface DeliveryLimits {
  readonly messages: Limit;
  readonly bytes: Limit;
}

export function makeDeliveries(limits: DeliveryLimits, now: () => number): Deliveries {
  const messages = makeLimiter(limits.messages, now);
  const bytes = makeLimiter(limits.bytes, now);
  return {
    allows: (address) => bytes.allows(address, 0) && messages.allows(address),
    charge: (address, sent) => bytes.charge(address, sent),
    sweep() {
      messages.sweep();
      bytes.sweep();
    },
  };
}
