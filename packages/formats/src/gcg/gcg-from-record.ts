/** A game played here as GCG, from its log. Every rack is known. */
import {
  type GameId,
  gameById,
  type LogEntry,
  type OptionInput,
  type Rack,
  type Seat,
  type Turn,
  tellStory,
} from '@lettertafel/engine';
import { isWritable, type ToldGame, toldGame, type Written } from './told-game.ts';
import { gcgLaying } from './words.ts';

export interface PlayedGame {
  readonly game: GameId;
  readonly options: OptionInput;
  readonly log: readonly LogEntry[];
}

export function gcgFromRecord({ game, options, log }: PlayedGame, players: readonly string[]): Written {
  if (!isWritable(game)) return { cannot: 'table-game' };
  const created = gameById(game).create(players.length, options);
  if ('refusal' in created || log.some(({ move }) => 'setup' in move)) return { cannot: 'set-up' };
  const told = toldGame({ game, players, starter: starterOf(log), options });
  const { turns, outcome, scores, position } = tellStory(log, created.state);
  const exchanges = log.flatMap(({ events }) => events.flatMap(exchangedTiles));
  for (const [index, turn] of turns.entries()) {
    const exchanged = turn.what === 'exchanged' ? (exchanges.shift() ?? null) : null;
    tellTurn(told, { turn, number: index + 1, exchanged });
    if (turn.stands !== 'open') told.adjustTo(turn.scores);
  }
  // The tiles of a player who resigned are set aside (B-29).
  const isGone = (seat: number) => turns.some((turn) => turn.what === 'resigned' && turn.seat === seat);
  const racks = position.racks.map((rack, seat) => (isGone(seat) ? '' : textOf(rack)));
  if (!outcome || outcome.reason === 'resigned') return told.write({ racks });
  told.adjustTo(scores.map((score, seat) => score - (outcome.adjustments[seat] ?? 0)));
  const wentOut = outcome.reason === 'went-out' ? racks.findIndex((rack, seat) => rack === '' && !isGone(seat)) : -1;
  told.settle({ racks, adjustments: outcome.adjustments, wentOut: wentOut === -1 ? null : wentOut });
  return told.write({});
}

/** Who the deal gave the first turn. */
function starterOf(log: readonly LogEntry[]): Seat {
  const dealt = log.flatMap(({ events }) => events).find(({ type }) => type === 'dealt');
  return dealt && 'turn' in dealt && typeof dealt.turn === 'number' ? dealt.turn : 0;
}

/** The story counts exchanged tiles; the log names them. */
function exchangedTiles(event: LogEntry['events'][number]): string[] {
  if (event.type !== 'exchanged' || !('tiles' in event) || !Array.isArray(event.tiles)) return [];
  return [event.tiles.join('')];
}

interface TellingTurn {
  readonly turn: Turn;
  readonly number: number;
  readonly exchanged: string | null;
}

function tellTurn(told: ToldGame, { turn, number, exchanged }: TellingTurn): void {
  const { seat, laid, late, before, score } = turn;
  const rack = textOf(before.racks[seat] ?? null);
  if (late) told.note('time-up', number);
  switch (turn.what) {
    case 'laid': {
      const [first, ...more] = laid?.layings ?? [];
      const deed = first ? gcgLaying(before.board, first) : null;
      if (!laid || !first || !deed) return;
      if (turn.cards.length > 0) told.note('cards', number);
      if (more.length > 0) told.note('several-words', number);
      if (first.word.includes('*')) told.note('suffix-tile', number);
      told.tell({ seat, rack, deed, score: laid.score });
      for (const { by, bad, penalty } of turn.disputes) {
        if (bad.length === 0) told.tellDispute(by, penalty);
      }
      if (turn.stands === 'lost') told.tell({ seat, rack, deed: { do: 'withdraw' }, score: 0 - laid.score });
      return;
    }
    case 'exchanged':
      told.tell({ seat, rack, deed: { do: 'exchange', tiles: exchanged, count: turn.tiles }, score });
      return;
    case 'passed':
      told.tell({ seat, rack, deed: { do: 'pass' }, score });
      return;
    case 'resigned':
      told.note('resigned', number);
      return;
    case 'skipped':
      told.note('cards', number);
      told.tell({ seat, rack, deed: { do: 'pass' }, score: 0 });
      return;
    case 'took-score':
      told.note('cards', number);
      return;
    case 'arranged':
    case 'drew':
      // Woord-Rummikub only.
      return;
  }
}

function textOf(rack: Rack | null): string {
  return rack?.join('') ?? '';
}
