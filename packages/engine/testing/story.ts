/** Laws of the story: it agrees with the state that the same log leads to, whoever tells it. */
import { expect } from 'vitest';
import { type Board, cellAt } from '../src/crossword/board.ts';
import type { CrosswordOptions, CrosswordRules } from '../src/crossword/rules.ts';
import { WORD_PREMIUMS } from '../src/crossword/score.ts';
import type { Game, GameState, Viewer } from '../src/kernel/game.ts';
import type { LogEntry } from '../src/kernel/log.ts';
import type { Rack } from '../src/kernel/rack.ts';
import { itemiseTurn } from '../src/story/items.ts';
import { tellStory } from '../src/story/story.ts';
import type { Story } from '../src/story/telling.ts';
import type { Table } from '../src/table/table.ts';

function isBoardGame(game: object): game is { readonly rules: CrosswordRules } {
  return 'rules' in game && typeof game.rules === 'object' && game.rules !== null && 'premiums' in game.rules;
}

/** What the families have in common. */
type Laid = { readonly board?: Board; readonly table?: Table; readonly racks?: readonly Rack[] };

export function checkStory<State extends GameState>(
  game: Pick<Game<State>, 'redact'>,
  state: State & Laid,
  log: readonly LogEntry[],
): void {
  const whole = tellStory(log, state);
  checkAgainstState(whole, state);
  expect(whole.position.racks).toEqual(state.racks);
  if (isBoardGame(game)) checkItems(whole, game.rules, state.options as CrosswordOptions);

  const viewers: readonly Viewer[] = ['spectator', ...state.scores.map((_, seat) => seat)];
  for (const viewer of viewers) {
    const seen = log.map(({ at, events }) => ({
      at,
      events: events.map((event) => game.redact(event, viewer) as { readonly type: string }),
    }));
    const story = tellStory(seen, state);
    checkAgainstState(story, state);
    checkRacks(story, state, viewer);
    expect(story.events.map(({ what, seat, turn }) => [what, seat, turn])).toEqual(
      whole.events.map(({ what, seat, turn }) => [what, seat, turn]),
    );
    expect(story.turns.map(publicPart)).toEqual(whole.turns.map(publicPart));
  }
}

function checkAgainstState(story: Story, state: GameState & Laid): void {
  const { position, scores, turn, turnNumber, outcome } = story;
  expect({ scores, turn, turnNumber, outcome }).toEqual({
    scores: state.scores,
    turn: state.turn,
    turnNumber: state.turnNumber,
    outcome: state.over,
  });
  expect(position.board).toEqual(state.board ?? []);
  expect(position.table).toEqual(state.table ?? []);
  expect(story.turns.at(-1)?.after ?? position).toMatchObject({ board: position.board, table: position.table });
}

/** The items of each play are its score, word by word, and the factors of a word are those of its premiums and cards. */
function checkItems({ turns }: Story, rules: CrosswordRules, options: CrosswordOptions): void {
  for (const turn of turns.filter(({ what }) => what === 'laid')) {
    const items = itemiseTurn(rules, turn, options);
    const { words = [], bonus, extra, score } = turn.laid ?? {};
    expect(items).toMatchObject({ bonus, extra, score });
    expect(items?.words.map(({ word, reads, score: points }) => [word, reads, points])).toEqual(
      words.map(({ word, reads, score: points }) => [word, reads, points]),
    );
    for (const { times, premiums, changedBy } of items?.words ?? []) {
      const factors = premiums.map((square) => WORD_PREMIUMS[cellAt(rules.premiums, square)] ?? 1);
      const ofCards = changedBy.map((card) => FACTORS[card] ?? 1);
      expect([...factors, ...ofCards].reduce((product, factor) => product * factor, 1)).toBe(times);
    }
  }
}

const FACTORS: Readonly<Record<string, number>> = { 'double-word': 2, 'triple-word': 3 };

/** A viewer knows its own rack and no other, but those that a card has shown it. */
function checkRacks({ position: { racks }, turns }: Story, state: Laid, viewer: Viewer): void {
  const isTurned = turns.some(({ cards }) => cards.some(({ choice }) => choice.card === 'tile-as-blank'));
  racks.forEach((rack, seat) => {
    if (rack !== null) expect(rack).toEqual(state.racks?.[seat]);
    else if (seat === viewer) expect(isTurned).toBe(true);
  });
}

/** What a turn is, apart from racks and hidden tiles. */
function publicPart({ before, after, fromRack: _, cards, ...turn }: Story['turns'][number]) {
  const lying = ({ board, table, last }: typeof before) => ({ board, table, last });
  const voiders = cards.map(({ choice: { card }, voidedBy }) => [card, voidedBy]);
  return { ...turn, before: lying(before), after: lying(after), voiders };
}
