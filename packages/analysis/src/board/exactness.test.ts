/** What is called proven, against trying everything: `ENDGAMES=200` endgames of small racks. */
import { seatAt } from '@lettertafel/bots';
import { type CrosswordState, GAMES, gameById, type Rng, type Tile, withCells, without } from '@lettertafel/engine';
import { seededRng } from '@lettertafel/engine/testing';
import { expect, test } from 'vitest';
import { inputFor, recorded } from '../kit.testing.ts';
import { bruteForce, politeOnly, type Racks } from './brute-force.testing.ts';
import { countDraws } from './draws.ts';
import { searchEnd } from './endgame.ts';
import { movesByEquity } from './static.ts';

const COUNT = Number(process.env.ENDGAMES ?? 4);
/** Looks that no search of these needs. */
const ENOUGH = 100_000;

const GAME = 'scrabble-xl-nl';
const input = inputFor(recorded(`${GAME}/went-out`));
const { finder, lexicon } = input;
if (!('generator' in finder)) throw new Error('a board game');
const game = { rules: GAMES[GAME].rules, lexicon: politeOnly(lexicon) };
/** The positions with an empty bag. */
const ends = input.positions.positions.flatMap(({ state, turn }) => {
  const { bag } = state as CrosswordState;
  return bag.length === 0 ? [{ state: state as CrosswordState, seat: turn.seat }] : [];
});

/** Some tiles of a rack. */
function part(rack: readonly Tile[], most: number, rng: Rng): Tile[] {
  let left = [...rack];
  const kept: Tile[] = [];
  while (left.length > 0 && kept.length < most) {
    const tile = left[rng.below(left.length)] ?? '';
    kept.push(tile);
    left = without(left, [tile]);
  }
  return kept;
}

/** A position of a game with fewer tiles, and perhaps one of them in the bag. The rest of the box is out of play. */
function smaller(number: number, { inBag }: { inBag: number }) {
  const rng = seededRng(`endgame ${number}`);
  const end = ends[rng.below(ends.length)];
  if (!end) throw new Error('no endgame');
  const { state, seat } = end;
  const racks: Racks = [
    part(state.racks[seat] ?? [], 2 + rng.below(2), rng),
    part(state.racks[1 - seat] ?? [], 3, rng),
  ];
  const [own, other] = racks;
  const bag = other.slice(0, inBag);
  const dealt = seat === 0 ? [own, other.slice(inBag)] : [other.slice(inBag), own];
  const scores = state.scores.map(() => 100 + rng.below(20));
  const position = { ...state, racks: dealt, bag, scores, passes: [0, 0] };
  const view = gameById(GAME).viewFor(position, seat);
  if (!('board' in view)) throw new Error('a board game');
  return { position, view, racks, seat };
}

function finish<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

test(`${COUNT} endgames: the best move has the value that brute force finds, and is proven`, {
  timeout: 900_000,
}, () => {
  let compared = 0;
  for (let number = 0; compared < COUNT; number++) {
    const { view, racks, seat } = smaller(number, { inBag: 0 });
    if (racks.some(({ length }) => length === 0)) continue;
    const seated = seatAt({ ...view, revealed: [{ seat: 1 - seat, letters: racks[1], why: 'end' }] }, finder);
    const moves = movesByEquity(seated);
    const pass = {
      move: { do: 'pass' as const },
      option: { laid: [], score: 0, leave: racks[0], equity: 0 },
      points: 0,
    };
    const played = moves.at(-1) ?? pass;
    const searched = finish(searchEnd(seated, { moves, played, effort: { best: ENOUGH, others: ENOUGH } }));
    expect(searched?.isProven, `endgame ${number}`).toBe(true);
    expect(searched?.best[0]?.equity, `endgame ${number}`).toBe(bruteForce(game, view, racks));
    compared++;
  }
});

test(`${COUNT} positions with one tile in the bag: each draw is won, tied or lost as brute force says`, {
  timeout: 900_000,
}, () => {
  let compared = 0;
  for (let number = 0; compared < COUNT; number++) {
    const { position, view, racks, seat } = smaller(number, { inBag: 1 });
    const [own, unseen] = racks;
    if (unseen.length < 2) continue;
    const seated = seatAt(view, finder);
    for (const { option } of movesByEquity(seated)
      .filter(({ move }) => move.do === 'lay')
      .slice(0, 2)) {
      const lead = (position.scores[seat] ?? 0) + option.score - (position.scores[1 - seat] ?? 0);
      const board = withCells(view.board, option.laid);
      const values = unseen.map((tile) =>
        bruteForce(game, { board, options: view.options }, [without(unseen, [tile]), [...option.leave, tile]]),
      );
      const count = (isSo: (value: number) => boolean) => values.filter(isSo).length;
      expect(
        finish(countDraws(seated, option, { unseen, looks: ENOUGH })),
        `${own.join('')} ${unseen.join('')}`,
      ).toEqual({
        of: unseen.length,
        won: count((value) => value < lead),
        tied: count((value) => value === lead),
        lost: count((value) => value > lead),
      });
      compared++;
    }
  }
});
