/** Notices on a device: its subscription, and what a notice is about. */
import * as v from 'valibot';
import { gameIdSchema } from './game-id.ts';
import { PAGE_LANGUAGES } from './languages/page-languages.ts';

/** Minutes after midnight by the clock of the device. */
const minute = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(24 * 60 - 1));
const quietSchema = v.nullable(v.strictObject({ from: minute, to: minute }));
const language = v.picklist(PAGE_LANGUAGES);

/** A web push subscription as the browser has made it. */
export const subscribeSchema = v.strictObject({
  endpoint: v.pipe(v.string(), v.maxLength(1024)),
  p256dh: v.pipe(v.string(), v.regex(/^[\w-]{87}$/)),
  auth: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
  language,
  quiet: quietSchema,
  zone: v.pipe(v.string(), v.maxLength(64)),
});
export type Subscribe = v.InferOutput<typeof subscribeSchema>;

export const subscriptionInfoSchema = v.object({
  language,
  quiet: v.nullable(v.object({ from: v.number(), to: v.number() })),
  /** When a push service last took a notice for this device, and when it last did not. */
  lastAt: v.nullable(v.number()),
  failedAt: v.nullable(v.number()),
});
export type SubscriptionInfo = v.InferOutput<typeof subscriptionInfoSchema>;

export const noticeSettingsSchema = v.object({
  /** The server's key, with which a browser subscribes. */
  key: v.string(),
  /** Of the device that asks; null: none. */
  subscription: v.nullable(subscriptionInfoSchema),
});

export const triedNoticeSchema = v.object({ outcome: v.picklist(['sent', 'gone', 'failed']) });

/** What a notice is about; null: the table does not wait any more. */
export const noticeSchema = v.nullable(
  v.object({
    kind: v.picklist(['turn', 'time', 'rematch', 'invitation']),
    table: v.string(),
    game: gameIdSchema,
    /** The other people at the table. */
    names: v.array(v.string()),
    language,
  }),
);
