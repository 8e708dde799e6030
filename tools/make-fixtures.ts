/** Regenerates the fixtures: for every game and end reason, the first random game that ends that way. */
import { mkdirSync, writeFileSync } from 'node:fs';
import {
  type BaseMove,
  type EndReason,
  formatTableWord,
  GAME_IDS,
  GAMES,
  type GameId,
  type GameState,
  gameById,
  type Language,
  type Lexicon,
  LOG_VERSION,
  type LogEntry,
  lexiconFrom,
  type OptionInput,
  recordVerdicts,
  submit,
  type TableState,
} from '@lettertafel/engine';
import { move, type Player, playerOf, seededRng, smallLexicon } from '@lettertafel/engine/testing';
import { commitmentOf, formatSecret, type GameRecord, seedFromText, seedOf, stream } from '@lettertafel/fairness';
import { loadLexicon } from '@lettertafel/words/node';

interface Wanted {
  readonly reason: EndReason;
  /** Default: the small list. */
  readonly lexicon?: Lexicon;
  readonly players?: number;
  readonly options?: OptionInput;
  /** Overrides the game's usual player. */
  readonly player?: Player<GameState>;
}

const passing: Player<GameState> = (state, seat) =>
  gameById('scrabble-de')
    .windowOf(state as never)
    ?.awaiting.includes(seat)
    ? move(seat, 'accept')
    : move(seat, 'pass');

const real = new Map<Language, Lexicon>();

/** The list that ships. */
function realList(language: Language): Lexicon {
  const list = real.get(language) ?? loadLexicon(language, { parts: ['words', 'names', 'stems'] });
  real.set(language, list);
  return list;
}

/** Going out needs more words than the small lists have. */
const boardEnds = (language: Language): readonly Wanted[] => [
  { reason: 'went-out', lexicon: realList(language) },
  { reason: 'went-out', players: 3, options: { checking: 'automatic' }, lexicon: realList(language) },
  { reason: 'all-passed', player: passing },
  { reason: 'resigned' },
];

const noPlay = (language: Language): Wanted => ({
  reason: 'no-play',
  options: { checking: 'automatic' },
  lexicon: realList(language),
});

/** Accepts every word. */
const EVERYTHING: Lexicon = { ...lexiconFrom({ words: [] }), has: () => true, isAdvised: () => true };

const layingAll: Player<GameState> = (state, seat) => {
  const { racks, table } = state as unknown as TableState;
  const rack = racks[seat]?.join('') ?? '';
  const word = rack.includes('@') ? `${rack}=${rack.replaceAll('@', 'A')}` : rack;
  return rack.length > 1 ? move(seat, 'arrange', { table: [...table.map(formatTableWord), word] }) : move(seat, 'draw');
};

const TABLE_ENDS: readonly Wanted[] = [
  { reason: 'pot', options: { end: 'pot' } },
  { reason: 'points', options: { end: 'points', target: 30 } },
  { reason: 'points', players: 3, options: { end: 'points', target: 40, checking: 'challenge' } },
  { reason: 'resigned' },
  { reason: 'all-tiles', players: 1, lexicon: EVERYTHING, player: layingAll },
  { reason: 'gave-up', players: 1 },
];

/** The ends of games with an option of their own. */
const FURTHER_ENDS: { readonly [id in GameId]?: (language: Language) => Wanted } = {
  'scrabble-de': (language) => ({
    reason: 'went-out',
    options: { gendern: true, checking: 'automatic' },
    lexicon: realList(language),
  }),
};

function endsOf(id: GameId): readonly Wanted[] {
  const { family, rules } = GAMES[id];
  if (family === 'table') return TABLE_ENDS;
  const { language, endsWithoutPlay } = rules;
  const further = FURTHER_ENDS[id]?.(language);
  return [...boardEnds(language), ...(endsWithoutPlay ? [noPlay(language)] : []), ...(further ? [further] : [])];
}

const MOST_TRIES = 3000;
const START = Date.UTC(2026, 0, 1);

for (const id of GAME_IDS) {
  const ends = endsOf(id);
  const lexicon = smallLexicon(GAMES[id].rules.language);
  const player = playerOf(id);
  const folder = new URL(`../fixtures/games/${id}/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  for (const [index, wanted] of ends.entries()) {
    const record = findGame(id, { wanted, lexicon: wanted.lexicon ?? lexicon, player: wanted.player ?? player });
    const isRepeated = ends.findIndex(({ reason }) => reason === wanted.reason) < index;
    const name = isRepeated ? `${wanted.reason}-${index}` : wanted.reason;
    writeFileSync(new URL(`${name}.json`, folder), formatRecord(record));
    console.log(`${id}/${name}: ${record.log.length} entries`);
  }
}

type Search = { wanted: Wanted; lexicon: Lexicon; player: Player<GameState> };

function findGame(id: GameId, search: Search): GameRecord {
  for (let number = 0; number < MOST_TRIES; number++) {
    const record = playGame(id, `${id} ${search.wanted.reason} ${number}`, search);
    if (record) return record;
  }
  throw new Error(`no game of ${id} ends with ${search.wanted.reason}`);
}

function playGame(id: GameId, name: string, { wanted, lexicon, player }: Search): GameRecord | null {
  const game = gameById(id);
  const { players = 2, options = {}, reason } = wanted;
  const created = game.create(players, options);
  if ('refusal' in created) throw new Error(JSON.stringify(created.refusal));
  const chance = { secret: formatSecret(seedFromText(name)), shares: [] };
  const seed = seedOf(chance, { game: id, players, options });
  const whims = seededRng(name);
  const log: LogEntry[] = [];
  let { state } = created;
  let now = START;

  const play = (made: BaseMove) => {
    const heard = recordVerdicts(lexicon);
    const contextFor = (step: number) => ({ rng: stream(seed, log.length + step), lexicon: heard.lexicon });
    const submission = submit(game, state, { move: made, now, contextFor });
    const verdicts = heard.verdicts();
    const hasVerdicts = Object.keys(verdicts).length > 0;
    for (const step of submission.steps)
      log.push({ number: log.length, ...step, ...(hasVerdicts ? { verdicts } : {}) });
    state = submission.state;
  };

  play({ by: 'house', do: 'deal' });
  for (let moves = 0; !state.over && moves < 2000; moves++) {
    now += 1000 * (1 + whims.below(8));
    const seat = game.windowOf(state)?.awaiting[0] ?? state.turn;
    play(player(state, seat, { rng: whims, lexicon }));
  }
  if (state.over?.reason !== reason) return null;
  return { version: LOG_VERSION, game: id, players, options, commitment: commitmentOf(chance.secret), chance, log };
}

/** One log entry per line, for readable diffs. */
function formatRecord({ log, ...head }: GameRecord): string {
  const fields = Object.entries(head).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)},`);
  return `{\n${fields.join('\n')}\n"log": [\n${log.map((entry) => JSON.stringify(entry)).join(',\n')}\n]}\n`;
}
