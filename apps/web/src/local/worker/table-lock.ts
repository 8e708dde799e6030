/** Only one page at a time plays a local table: a second tab would ask the same bots and show an outdated state. */
import * as v from 'valibot';

/** How long to wait for a page that is being closed or reloaded. */
const PATIENCE = 3000;
/** How long a page that plays the table has to answer. */
const ANSWER = 1000;

/** Pages tell each other on this channel which tables they play. */
const CHANNEL = 'lettertafel tables';
const saidSchema = v.object({ says: v.picklist(['who-plays', 'i-play']), table: v.string() });
type Said = v.InferOutput<typeof saidSchema>;

/**
 * Returns the function that releases the lock; null: another page plays the table. A lock whose page does not answer
 * is taken over: Firefox now and then keeps the lock of a worker that ended with its page. Should such a page come back,
 * it cannot add to the log, which has grown without it. Browsers without locks, on plain http, rely on the log alone.
 */
export async function lockTable(id: string): Promise<(() => void) | null> {
  const locks = 'locks' in navigator ? navigator.locks : null;
  if (!locks) return () => {};
  const giveBack =
    (await request(locks, id, { signal: AbortSignal.timeout(PATIENCE) })) ??
    ((await isPlayed(id)) ? null : await request(locks, id, { steal: true }));
  if (!giveBack) return null;
  const leave = answerFor(id);
  return () => {
    leave();
    giveBack();
  };
}

function request(locks: LockManager, id: string, options: LockOptions): Promise<(() => void) | null> {
  return new Promise((resolve, reject) => {
    const held = (): Promise<void> => new Promise((giveBack) => resolve(giveBack));
    locks.request(`lettertafel ${id}`, options, held).catch((problem: unknown) => {
      const isHeld = problem instanceof DOMException && problem.name !== 'SecurityError';
      if (isHeld) resolve(null);
      else reject(problem);
    });
  });
}

/** Answers other pages as long as this one plays the table. */
function answerFor(table: string): () => void {
  return listen((said, answer) => {
    if (said.says === 'who-plays' && said.table === table) answer({ says: 'i-play', table });
  }).close;
}

function isPlayed(table: string): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isAnswered: boolean) => {
      clearTimeout(timer);
      close();
      resolve(isAnswered);
    };
    const timer = setTimeout(end, ANSWER, false);
    const { say, close } = listen((said) => {
      if (said.says === 'i-play' && said.table === table) end(true);
    });
    say({ says: 'who-plays', table });
  });
}

function listen(hear: (said: Said, answer: (said: Said) => void) => void) {
  const channel = new BroadcastChannel(CHANNEL);
  const say = (said: Said) => channel.postMessage(said);
  channel.onmessage = ({ data }) => {
    const parsed = v.safeParse(saidSchema, data);
    if (parsed.success) hear(parsed.output, say);
  };
  return { say, close: () => channel.close() };
}
