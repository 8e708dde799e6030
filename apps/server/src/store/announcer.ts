/** Gathers hints for some milliseconds, so that many changes cost one message. */
import { type Announce, aboutOf, channelFor, formatHints, type HintKind } from './hints.ts';

/** One message on a channel. */
export interface Message {
  readonly channel: string;
  readonly text: string;
}

/** Carries messages to the other servers. */
export type Send = (messages: readonly Message[]) => Promise<void>;

export interface Announcer {
  readonly announce: Announce;
  /** Sends what is waiting, and nothing after that. */
  close(): Promise<void>;
}

export interface AnnouncerInput {
  /** This server's id. */
  readonly server: string;
  readonly send: Send;
  /** Whether another server may have to hear this. */
  readonly isOfInterest?: (kind: HintKind, about: string) => boolean;
  readonly onError: (error: unknown) => void;
}

/** Milliseconds: imperceptible, and long enough for several commits. */
const GATHER = 4;
/** PostgreSQL takes less than 8000 bytes, and the ids of tables and guests are ASCII. */
const LONGEST = 7500;

export function makeAnnouncer({ server, send, isOfInterest = () => true, onError }: AnnouncerInput): Announcer {
  const waiting = new Map<string, Set<string>>();
  let timer: NodeJS.Timeout | null = null;
  let sending: Promise<void> = Promise.resolve();
  let isClosed = false;

  function sendWaiting(): Promise<void> {
    timer = null;
    const messages = [...waiting].flatMap(([channel, lines]) =>
      packed([...lines]).map((part) => ({ channel, text: formatHints(server, part) })),
    );
    waiting.clear();
    // One after the other, so that they arrive in order. What cannot be sent is found by the others' next look.
    if (messages.length > 0) sending = sending.then(() => send(messages)).catch(onError);
    return sending;
  }

  return {
    announce(kind, notes) {
      if (isClosed) return;
      for (const note of notes) {
        if (!isOfInterest(kind, aboutOf(note))) continue;
        const channel = channelFor(kind, note);
        const lines = waiting.get(channel) ?? new Set();
        const line = `${kind} ${note}`;
        // The latest place, so that of two reports of presence the later one counts.
        lines.delete(line);
        waiting.set(channel, lines.add(line));
      }
      if (waiting.size > 0) timer ??= setTimeout(sendWaiting, GATHER);
    },
    close() {
      isClosed = true;
      if (timer) clearTimeout(timer);
      return sendWaiting();
    },
  };
}

/** For a single server. */
export const SILENT: Announcer = { announce: () => {}, close: async () => {} };

function packed(lines: readonly string[]): string[][] {
  const parts: string[][] = [];
  let room = 0;
  for (const line of lines) {
    if (line.length + 1 > room) {
      parts.push([]);
      room = LONGEST;
    }
    parts.at(-1)?.push(line);
    room -= line.length + 1;
  }
  return parts;
}
