/**
 * Six words that bring a guest to another device: no name, no address. They are drawn from 2,048 each, so 66 bits.
 * The store has a slow hash of them, with a key of this installation; the words themselves are shown once.
 */
import { randomInt, scrypt } from 'node:crypto';
import type { PageLanguage } from '@lettertafel/protocol';
import { problem, type Result } from '../problem.ts';
import type { Store } from '../store/database.ts';
import { DRAWN_FROM } from './languages/index.ts';
import { type Limit, makeLimiter } from './limits.ts';

export interface SixWordsLimits {
  readonly perAddress: Limit;
  readonly perServer: Limit;
}

export interface SixWords {
  /** Draws words for a guest. Those drawn before are void. */
  make(asked: { guest: string; language: PageLanguage; sender: string }): Promise<Result<{ words: string[] }>>;
  /** Whose words these are. */
  find(asked: { words: string; sender: string }): Promise<Result<{ guest: string; name: string | null }>>;
  sweep(): void;
}

const COUNT = 6;
const KNOWN: ReadonlySet<string> = new Set(Object.values(DRAWN_FROM).flatMap(wordsIn));

/** Some 80 ms and 32 MB for each. */
const SLOW = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

/** The words in a text, whatever is between them. */
export function wordsIn(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  );
}

interface Input {
  readonly limits: SixWordsLimits;
  readonly key: () => string;
  readonly now: () => number;
}

export function makeSixWords({ db }: Store, { limits, key, now }: Input): SixWords {
  const perAddress = makeLimiter(limits.perAddress, now);
  const perServer = makeLimiter(limits.perServer, now);
  const tooMany = () => problem('too-many', { why: 'try six words again later' });
  const mayTry = (sender: string) => perAddress.allows(sender) && perServer.allows('all');

  /** One at a time: nobody can fill the memory with them. */
  let latest: Promise<unknown> = Promise.resolve();
  function hashOf(words: readonly string[]): Promise<string> {
    const hashing = () =>
      new Promise<string>((resolve, reject) => {
        scrypt(words.join(' '), key(), 32, SLOW, (error, hash) =>
          error ? reject(error) : resolve(hash.toString('hex')),
        );
      });
    const hash = latest.then(hashing);
    latest = hash.catch(() => {});
    return hash;
  }

  return {
    async make({ guest, language, sender }) {
      if (!mayTry(sender)) return tooMany();
      const list = wordsIn(DRAWN_FROM[language]);
      const words = Array.from({ length: COUNT }, () => list[randomInt(list.length)] ?? '');
      const row = { guest, hash: await hashOf(words), made_at: now() };
      await db
        .insertInto('six_words')
        .values(row)
        .onConflict((conflict) => conflict.column('guest').doUpdateSet({ hash: row.hash, made_at: row.made_at }))
        .execute();
      return { words };
    },
    async find({ words: text, sender }) {
      const words = wordsIn(text);
      if (words.length !== COUNT) return problem('bad-words', { why: `expected ${COUNT} words, got ${words.length}` });
      const unknown = words.findIndex((word) => !KNOWN.has(word));
      if (unknown >= 0) return problem('bad-words', { path: `words.${unknown}`, why: 'such a word is never drawn' });
      if (!mayTry(sender)) return tooMany();
      const hash = await hashOf(words);
      const row = await db
        .selectFrom('six_words')
        .innerJoin('guests', 'guests.id', 'six_words.guest')
        .select(['guests.id', 'guests.name'])
        .where('hash', '=', hash)
        .where('guests.leaving_at', 'is', null)
        .where('guests.banned_at', 'is', null)
        .executeTakeFirst();
      return row ? { guest: row.id, name: row.name } : problem('no-such-words');
    },
    sweep() {
      perAddress.sweep();
      perServer.sweep();
    },
  };
}

/** When a guest's words were made; null: there are none. */
export async function wordsAt({ db }: Store, guest: string): Promise<number | null> {
  const row = await db.selectFrom('six_words').select('made_at').where('guest', '=', guest).executeTakeFirst();
  return row?.made_at ?? null;
}
