/** Events that mean the same in every game: the deal, turns, clocks, rulings, the end. */

import { withoutAnnouncer } from '../games/trickster-nl/announced.ts';
import { OVERTIME_COST } from '../kernel/clock.ts';
import { nothingToTell, type Tellers, type Told } from './tellers.ts';
import { addEvent, addScore, addTurn, changeLastPlay, knownTiles, type Telling } from './telling.ts';

export const COURSE: Tellers<
  | 'dealt'
  | 'turn-began'
  | 'round-began'
  | 'passed'
  | 'resigned'
  | 'accepted'
  | 'disputed'
  | 'ruling-asked'
  | 'agreed'
  | 'ruled'
  | 'ruling-denied'
  | 'clock'
  | 'overtime'
  | 'resumed'
  | 'ending-began'
  | 'ended'
> = {
  dealt(telling, event) {
    telling.startedAt = telling.at;
    telling.turnNumber = 1;
    telling.turn = event.turn;
    begin(telling, event);
    addEvent(telling, { what: 'began', seat: event.turn, draws: event.draws });
  },
  'turn-began'(telling, { seat }) {
    telling.turn = seat;
    telling.turnNumber += 1;
  },
  'round-began': nothingToTell,
  passed(telling, { seat, why }) {
    const late = why === 'time';
    addTurn(telling, { seat, what: 'passed', late }, { what: 'passed', seat, late, isOut: why === 'out-of-tiles' });
  },
  resigned(telling, { seat, why }) {
    const late = why === 'time';
    telling.announced = withoutAnnouncer(telling.announced, seat);
    addTurn(telling, { seat, what: 'resigned', late }, { what: 'resigned', seat, late });
  },
  accepted: (telling, { seat }) => addEvent(telling, { what: 'accepted', seat }),
  disputed(telling, event) {
    const { seat, words, bad } = event;
    const penalty = 'penalty' in event ? event.penalty : 0;
    const dispute = { by: seat, words, bad, penalty };
    addScore(telling, seat, penalty);
    changeLastPlay(telling, ({ disputes }) => ({ disputes: [...disputes, dispute] }));
    addEvent(telling, { what: 'disputed', seat, dispute });
  },
  'ruling-asked': (telling, { words }) => addEvent(telling, { what: 'ruling-asked', seat: telling.turn, words }),
  agreed: (telling, { seat }) => addEvent(telling, { what: 'agreed', seat }),
  ruled: (telling, { seats, words }) => addEvent(telling, { what: 'ruled', seat: seats.at(-1) ?? telling.turn, words }),
  'ruling-denied': (telling, { seat }) =>
    addEvent(telling, { what: 'ruling-denied', seat: seat ?? telling.turn, late: seat === null }),
  clock: nothingToTell,
  overtime(telling, { seat }) {
    addScore(telling, seat, 0 - OVERTIME_COST);
    addEvent(telling, { what: 'overtime', seat, points: OVERTIME_COST });
  },
  resumed: nothingToTell,
  'ending-began': (telling, { rounds }) => addEvent(telling, { what: 'last-round', seat: telling.turn, rounds }),
  ended(telling, { reason, adjustments, winners }) {
    const [seat = 0] = winners;
    telling.scores = telling.scores.map((score, of) => score + (adjustments[of] ?? 0));
    telling.endedAt = telling.at;
    telling.outcome = { reason, adjustments, winners };
    addEvent(telling, { what: 'ended', seat, ...telling.outcome, score: telling.scores[seat] ?? 0 });
  },
};

/** The racks as dealt, or a position that was set up. */
function begin(telling: Telling, { racks, position }: Told<'dealt'>): void {
  telling.position = { ...telling.position, racks: racks.map((rack) => knownTiles(rack).tiles) };
  if (!position) return;
  telling.scores = position.scores;
  if ('board' in position) telling.position = { ...telling.position, board: position.board };
  if ('table' in position) telling.position = { ...telling.position, table: position.table };
}
