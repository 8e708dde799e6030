/** The announcements of a whole game: every event, in order. */
import type { Seat } from '@lettertafel/engine';
import { expect, type Heard } from './browser.ts';

interface Told {
  readonly type: string;
  readonly seat?: Seat;
  readonly by?: Seat;
  readonly [field: string]: unknown;
}

const POINTS = (score: number) => `${score} ${score === 1 ? 'punt' : 'punten'}`;

/** The announcement for an event of a game against the computer, without earlier words; null: none. */
function sentenceOf({ type, seat, ...event }: Told): string | null {
  const who = seat === 0 ? 'Je' : 'Computer';
  switch (type) {
    case 'laid': {
      const [main] = event.words as { reads: string }[];
      return `${who} legt ${main?.reads}, ${POINTS(event.score as number)}`;
    }
    case 'arranged': {
      const [first] = event.words as string[];
      return `${who} legt ${event.word ?? first}, ${POINTS(event.score as number)}`;
    }
    case 'drew':
      return event.why === 'chosen' ? `${who} pakt een letter` : null;
    case 'passed':
      return `${who} past`;
    case 'exchanged': {
      const { count } = event.gave as { count: number };
      return `${who} ruilt ${count} ${count === 1 ? 'letter' : 'letters'}`;
    }
    case 'dealt':
      return event.turn === 0 ? 'Jouw beurt' : null;
    case 'turn-began':
      return seat === 0 ? 'Jouw beurt' : null;
    case 'ended':
      return 'Het spel is uit.';
    default:
      return null;
  }
}

/** The sentences for all entries that the page received, each entry once. */
function expectedOf({ received }: Heard, table: string): readonly string[] {
  const entries = new Map<number, readonly Told[]>();
  for (const frame of received) {
    const message = frame.includes('"type":"news"') ? JSON.parse(frame) : null;
    if (message?.type !== 'news' || message.table !== table) continue;
    for (const { number, events } of message.entries) entries.set(number, events);
  }
  const inOrder = [...entries].sort(([one], [other]) => one - other).flatMap(([, events]) => events);
  const isPlayed = (event: Told, index: number) =>
    event.type !== 'turn-began' || inOrder[index + 1]?.type !== 'skipped';
  return inOrder.filter(isPlayed).flatMap((event) => sentenceOf(event) ?? []);
}

/** Without what became of words that lay on the table. */
function withoutEarlierWords(sentence: string): string {
  return sentence
    .replace(/ met [^,]+(?=, \d)/, '')
    .replace(/ maakt (\S+) van .+(, \d+ punt(?:en)?)$/, ' legt $1$2')
    .replace(/, en verandert .+$/, '');
}

/** Announcements about the game, without those about placing own tiles. */
function aboutTheGame(said: readonly string[]): readonly string[] {
  return said.flatMap((sentence) => {
    if (sentence.startsWith('Het spel is uit.')) return 'Het spel is uit.';
    const isTold =
      /^(Je|Computer) (legt \S+(?: met [^,]+)?, \d+ punt|maakt \S+ van |pakt een letter$|past$|ruilt \d)|^Jouw beurt$/.test(
        sentence,
      );
    return isTold ? withoutEarlierWords(sentence) : [];
  });
}

/** Checks that every play, draw, pass, exchange and turn of a finished game was announced, in order. */
export async function expectSpoken(heard: Heard, table: string, said: () => Promise<readonly string[]>): Promise<void> {
  await expect.poll(async () => (await said()).some((one) => one.startsWith('Het spel is uit.'))).toBe(true);
  const expected = expectedOf(heard, table);
  const spoken = aboutTheGame(await said());
  // On load only the latest is announced; from then on everything.
  expect(expected.length).toBeGreaterThan(2);
  expect(expected.slice(-spoken.length)).toEqual(spoken);
  expect(spoken.length).toBeGreaterThan(expected.length - 4);
}
