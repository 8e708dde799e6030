/**
 * Learns what trick cards are worth keeping: `npm run learn:cards -- 60` (games).
 *
 * In self-play, at every turn, notes for each card that is played with a word how much more the best play would be
 * worth with it. Holding the card until its best moment is a stopping problem: at each turn its holder gets this gain, or
 * keeps the card for what it is worth in the next turn. Solved over the turns noted, by tiles in the bag; the
 * result goes to data/cards.json.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CARD_NAMES, CARDS, type Card, type TricksterView } from '@lettertafel/engine';
import { playLevels, tickingClock } from '../../src/arena.testing.ts';
import { startThinking } from '../../src/budget.ts';
import { seatAt } from '../../src/crossword/candidates.ts';
import { isBoardFinder } from '../../src/finder.ts';
import { levelOf } from '../../src/games/levels.ts';
import { chanceFrom } from '../../src/hash.ts';
import { toolsFor } from '../../src/lists.testing.ts';
import { offered } from '../../src/offered.ts';
import { worthsOf } from '../../src/trickster/card-worth.ts';
import { weighPlays } from '../../src/trickster/choose.ts';

const DATA = join(import.meta.dirname, '..', '..', 'data', 'cards.json');
const GAME = 'trickster-nl';
/** Worths are learnt for bags this far apart, from turns with about so many tiles in the bag. */
const STEP = 10;
const NEIGHBOURS = 6;
/** More than any seat has turns. */
const SWEEPS = 40;

const LEARNT = CARD_NAMES.filter((card) => CARDS[card].moment === 'play');

interface Turn {
  readonly bag: number;
  readonly gains: Readonly<Record<string, number>>;
  /** The seat's next turn. */
  next: Turn | null;
}

const [games = '60'] = process.argv.slice(2);
const tools = toolsFor(GAME, { checking: 'automatic' });
const { finder, lexicon } = tools;
if (!isBoardFinder(finder)) throw new RangeError(`${GAME} has no board`);
const level = { ...levelOf('unbeatable', GAME), ahead: 'nothing' } as const;
const budget = () => ({ milliseconds: 10_000, now: tickingClock() });
const turns: Turn[] = [];
for (let number = 0; number < Number(games); number++) {
  const seed = `cards ${number}`;
  const views = new Map<number, TricksterView>();
  await playLevels({
    ...tools,
    levels: [level, level],
    seed,
    budget: budget(),
    watch: (view) => {
      const seen = view as TricksterView;
      if (seen.turn === seen.viewer && !seen.open && !seen.phase && offered(GAME, seen)('lay')) {
        views.set(seen.turnNumber, seen);
      }
    },
  });
  const last: (Turn | undefined)[] = [];
  for (const [turnNumber, view] of views) {
    const turn: Turn = { bag: view.bag, gains: gainsIn(view, `${seed} ${turnNumber}`), next: null };
    const before = last[view.turn];
    if (before) before.next = turn;
    last[view.turn] = turn;
    turns.push(turn);
  }
  if ((number + 1) % 10 === 0) console.log(`${number + 1} of ${games} games`);
}

/** By card, how much better the best play with it is than the best without. */
function gainsIn(view: TricksterView, seed: string): Record<string, number> {
  if (!isBoardFinder(finder)) return {};
  const seated = seatAt(view, finder);
  const bare = { ...view, hand: [] };
  const bestWith = (hand: readonly Card[]) => {
    const turn = { view: bare, finder, lexicon, level, rng: chanceFrom(seed), thinking: startThinking(budget()) };
    const worths = weighPlays(turn, seated, hand).map(
      ({ equity, cards }) =>
        equity +
        cards.reduce((sum, { card }) => sum + worthsOf(level).keeping(card as Card, { bag: view.bag, handSize: 0 }), 0),
    );
    return Math.max(...worths, Number.NEGATIVE_INFINITY);
  };
  const without = bestWith([]);
  return Object.fromEntries(
    LEARNT.map((card) => [card, Math.max(0, Number.isFinite(without) ? bestWith([card]) - without : 0)]),
  );
}

function learnWorths(card: Card): number[] {
  const most = Math.max(...turns.map(({ bag }) => bag));
  let worths: number[] = Array(most + 1).fill(0);
  const near = Array.from({ length: most + 1 }, (_, bag) =>
    // An empty bag is a case of its own.
    turns.filter((turn) => (bag === 0 ? turn.bag === 0 : turn.bag > 0 && Math.abs(turn.bag - bag) <= NEIGHBOURS)),
  );
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const known = worths;
    worths = near.map((alike) => {
      const sum = alike.reduce(
        (total, { next }) => total + (next ? Math.max(next.gains[card] ?? 0, known[next.bag] ?? 0) : 0),
        0,
      );
      return sum / Math.max(1, alike.length);
    });
  }
  return worths.filter((_, bag) => bag % STEP === 0).map((worth) => Math.round(worth * 10) / 10);
}

const worth = Object.fromEntries(LEARNT.map((card) => [card, learnWorths(card)]));
const madeBy = `npm run learn:cards -- ${games}`;
const text = JSON.stringify({ madeBy, list: lexicon.id.checksum, turns: turns.length, step: STEP, worth }, null, 1);
writeFileSync(DATA, `${text.replace(/\[[^\]]*\]/g, (list) => list.replace(/\s+/g, ' '))}\n`);
