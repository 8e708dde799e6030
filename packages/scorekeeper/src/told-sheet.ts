/** A sheet as a story: its turns, each with the position and the rack in which its player decided. */
import {
  continueStory,
  emptyStory,
  GAMES,
  isCard,
  type Seat,
  type Story,
  type Tile,
  type ToldEntry,
  type Turn,
  without,
} from '@lettertafel/engine';
import { type AnyState, firstState, isTableState, keptGame, scoresBefore, settle } from './engine-game.ts';
import { type KnownRack, knownRacks, type RackKnowledge, type RackTurn } from './known-racks.ts';
import type { Line } from './line.ts';
import { readLine } from './line-reading.ts';
import { isMisfit } from './problem.ts';
import type { ScoreSheet } from './sheet.ts';
import { excessTiles } from './tiles.ts';

export interface SheetTurn {
  /** The line that made it. */
  readonly index: number;
  /** The position before it, with the rack of its player as far as it is known. */
  readonly state: AnyState;
  readonly rack: RackKnowledge;
  /** The tiles that went back; null: an exchange of which they are unknown. */
  readonly exchanged: readonly Tile[] | null;
  /** The rules allow what was done. */
  readonly isByRules: boolean;
}

export interface ToldSheet {
  readonly story: Story;
  /** By turn of the story. */
  readonly turns: readonly SheetTurn[];
}

/** A turn before its rack is looked for. */
type BareTurn = Omit<SheetTurn, 'rack'>;

export function tellSheet(sheet: ScoreSheet): ToldSheet {
  const game = keptGame(sheet);
  let before = firstState(sheet);
  let story = emptyStory(before);
  const turns: BareTurn[] = [];
  const tell = (state: AnyState, events: ToldEntry['events']) => {
    story = continueStory(placed(story, state), [{ at: 0, events }]);
  };
  for (const [index, line] of sheet.lines.entries()) {
    const { start, state, events, reading } = readLine(sheet, before, line);
    tell(before, start.events);
    tell(start.state, events);
    before = state;
    // Only the end of the game is told with the points for tiles left.
    if (line.do !== 'end') story = { ...story, endedAt: null, outcome: null };
    const isByRules = !reading.problems.some(isMisfit);
    while (turns.length < story.turns.length) {
      turns.push({ index, state: start.state, exchanged: exchangedIn(line), isByRules });
    }
  }
  if (sheet.lines.at(-1)?.do !== 'end') tell(before, settle(game, before).events);
  const racks = racksIn(sheet, { story, turns, end: before });
  return {
    story: { ...story, turns: story.turns.map((turn, place) => withRack(turn, racks[place] ?? null)) },
    turns: turns.map((turn, place) => {
      const { seat = 0 } = story.turns[place] ?? {};
      const rack = racks[place] ?? null;
      return {
        ...turn,
        rack: rack?.how ?? 'unknown',
        state: stateWith(turn.state, seat, { rack, line: sheet.lines[turn.index] }),
      };
    }),
  };
}

/** Lines that no longer fit, and points by hand, change what the story has told so far. */
function placed(story: Story, state: AnyState): Story {
  const lying = isTableState(state) ? { table: state.table } : { board: state.board };
  return { ...story, scores: scoresBefore(state), position: { ...story.position, ...lying } };
}

function exchangedIn(line: Line): readonly Tile[] | null {
  if (line.do !== 'exchange') return [];
  const { tiles, count = 1 } = line;
  return tiles?.length === count ? [...tiles] : null;
}

interface TurnsAndEnd {
  readonly story: Story;
  readonly turns: readonly BareTurn[];
  readonly end: AnyState;
}

/** By turn of the story. */
function racksIn(sheet: ScoreSheet, { story, turns, end }: TurnsAndEnd): readonly KnownRack[] {
  const places = turns.map((_, place) => place);
  const rackTurns = turns.map((turn, place) => rackTurnOf(sheet, turn, story.turns[place]));
  // Cards move tiles from rack to rack.
  if (GAMES[sheet.game].family === 'board-with-cards') return rackTurns.flatMap((turn) => knownRacks([turn]));
  const found: KnownRack[] = [];
  for (const seat of sheet.players.keys()) {
    const own = places.filter((place) => story.turns[place]?.seat === seat);
    const racks = knownRacks([...own.flatMap((place) => rackTurns[place] ?? []), leftAt(sheet, end, seat)]);
    for (const [index, place] of own.entries()) found[place] = racks[index] ?? { tiles: null, how: 'unknown' };
  }
  return found;
}

function rackTurnOf(sheet: ScoreSheet, { index, state, exchanged }: BareTurn, turn: Turn | undefined): RackTurn {
  const line = sheet.lines[index];
  const seat = turn?.seat ?? 0;
  const isOwn = line?.by === seat;
  const laid = turn?.fromRack ?? null;
  const isPlay = turn?.what === 'laid' || turn?.what === 'arranged';
  const gone = isPlay ? (turn.stands === 'lost' ? [] : laid) : turn?.what === 'exchanged' ? null : [];
  return {
    count: state.racks[seat]?.length ?? 0,
    written: isOwn && line.rack !== undefined ? inBox(sheet, state, [...line.rack]) : null,
    used: isPlay ? (laid ?? []) : isOwn ? (exchanged ?? []) : [],
    gone,
  };
}

/** What the players wrote down as left. */
function leftAt(sheet: ScoreSheet, state: AnyState, seat: Seat): RackTurn {
  const last = sheet.lines.at(-1);
  const left = last?.do === 'end' ? last.racks[seat] : undefined;
  return {
    count: state.racks[seat]?.length ?? 0,
    written: left === undefined ? null : inBox(sheet, state, [...left]),
    used: [],
    gone: [],
  };
}

/** Null if the box does not have these tiles besides those that lie on board or table. */
function inBox(sheet: ScoreSheet, state: AnyState, tiles: readonly Tile[]): readonly Tile[] | null {
  const excess = without(excessTiles(sheet, state, tiles), excessTiles(sheet, state));
  return excess.length > 0 ? null : tiles;
}

function withRack(turn: Turn, rack: KnownRack | null): Turn {
  const { before, seat } = turn;
  return rack?.tiles ? { ...turn, before: { ...before, racks: before.racks.with(seat, rack.tiles) } } : turn;
}

/** With the rack, and of the cards in hand those that were played: others are unknown. */
function stateWith(
  state: AnyState,
  seat: Seat,
  { rack, line }: { rack: KnownRack | null; line: Line | undefined },
): AnyState {
  const racks = rack?.tiles ? state.racks.with(seat, rack.tiles) : state.racks;
  if (isTableState(state)) return { ...state, racks };
  if (!state.hands) return { ...state, racks };
  const played = line?.do === 'lay' && line.by === seat ? (line.cards ?? []) : [];
  const hand = played.map(({ card }) => card).filter(isCard);
  return { ...state, racks, hands: state.hands.with(seat, hand) };
}
