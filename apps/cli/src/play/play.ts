/** `lettertafel play`: any of the games in the terminal, for people at one keyboard and computer players. */
import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { LEVEL_IDS } from '@lettertafel/bots';
import {
  continueStory,
  emptyStory,
  formatTableWord,
  type GameId,
  type GameState,
  gameById,
  isBoardGame,
  isGameId,
  type Lexicon,
  optionsToRequest,
  type Seat,
  type Story,
} from '@lettertafel/engine';
import { formatSecret, seedFromText } from '@lettertafel/fairness';
import { awaitedAt, newTable, type OpenTable, openTable, type TableHead } from '@lettertafel/house';
import { TITLES } from '../games/titles.ts';
import { TYPED } from '../help.ts';
import { describeSettings, InputError } from '../input.ts';
import { type Ask, askGame, askNames, checkNames, parseNames, parseOptions, say, withTerminal } from '../terminal.ts';
import { lexiconFor } from '../words.ts';
import { type Bots, openBots, parseBots } from './bots.ts';
import { type Adviser, makeAdviser, soleSeat, turnBefore } from './comforts.ts';
import { drawTable, LEGEND } from './draw.ts';
import { parseLine } from './line.ts';
import { promptFor } from './prompt.ts';
import { type Kept, keptIn, readSaved, writeRecord } from './saved-game.ts';
import { ENDED, tell, tellRefusal } from './story.ts';

export interface PlayFlags {
  readonly players?: string;
  readonly bots?: string;
  readonly options?: string;
  readonly lexicon?: string;
  readonly seed?: string;
  readonly save?: string;
  readonly resume?: string;
}

interface Session {
  readonly id: GameId;
  readonly players: readonly string[];
  readonly bots: Bots;
  readonly adviser: Adviser;
  readonly file: string | null;
  /** Another one after the player has gone back. */
  table: OpenTable;
  /** Opens a table as it was kept. */
  readonly open: (kept: Kept) => Promise<OpenTable>;
}

/** Checked before the game rather than after it. */
function checkSave(file: string): void {
  if (!statSync(dirname(file), { throwIfNoEntry: false })?.isDirectory())
    throw new InputError(`--save: the folder of ${file} does not exist`);
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) throw new InputError(`--save: ${file} is a folder`);
}

export async function playInTerminal(asked: string | undefined, flags: PlayFlags): Promise<void> {
  if (flags.save !== undefined) checkSave(flags.save);
  const saved = flags.resume === undefined ? null : await readSaved(flags.resume);
  await withTerminal(async (ask) => {
    if (saved) return playSession(await openSession(saved, flags), ask);
    const id = asked ?? (await askGame(ask));
    const isNew = asked === undefined && id !== null;
    const names = flags.players ?? (isNew ? await askNames(ask) : 'A,B');
    const levels = flags.bots ?? (isNew && names !== null ? await askBots(ask) : '');
    if (id === null || names === null || levels === null) return say('\nGoodbye.');
    return playSession(await openSession(setTable(id, { names, levels }, flags), flags), ask);
  });
}

async function playSession(session: Session, ask: Ask): Promise<void> {
  try {
    await playOn(session, ask);
  } finally {
    await session.bots.close();
  }
  const { file, table } = session;
  if (file === null) return;
  if (table.look().state.over) writeRecord(file, table.look());
  say(`Saved as ${file}.`);
}

async function askBots(ask: Ask): Promise<string | null> {
  return ask(`Computer players? (levels separated by commas: ${LEVEL_IDS.join(', ')}; Enter for none) `);
}

interface Opening {
  readonly kept: Kept;
  /** How long it was closed, in milliseconds. */
  readonly away: number;
}

function setTable(id: string, { names, levels }: { names: string; levels: string }, flags: PlayFlags): Opening {
  if (!isGameId(id)) throw new InputError(`game: no game has the id ${JSON.stringify(id)}`);
  const people = parseNames(names);
  const bots = parseBots(levels);
  const players = [...people, ...bots.map(({ name }) => name)];
  checkNames(players);
  const asked = parseOptions(flags.options);
  const preparing = { chosen: asked, seats: players.length, hasBots: bots.length > 0, way: 'device' } as const;
  // At one keyboard windows wait for people, unless seconds are set.
  const options = { ...asked, ...optionsToRequest(gameById(id).optionTable, preparing) };
  const set = newTable({
    id: 'terminal',
    game: id,
    options,
    seats: [...people.map((name) => ({ kind: 'person' as const, name })), ...bots],
    secret: formatSecret(flags.seed ? seedFromText(flags.seed) : randomBytes(32)),
    now: Date.now(),
  });
  if ('refusal' in set) throw new InputError(describeSettings(gameById(id), set.refusal));
  return { kept: { head: set.head, entries: [], openAt: set.head.setAt, isPractice: false }, away: 0 };
}

async function openSession({ kept, away }: Opening, flags: PlayFlags): Promise<Session> {
  const { settings, commitment } = kept.head;
  const { game: id } = settings;
  const lexicon = await lexiconFor(id, flags.lexicon);
  const bots = openBots(id, flags.lexicon);
  const file = flags.save ?? flags.resume ?? null;
  const players = namesAt(kept.head);
  say(`${TITLES[id]}. Type \`help\` for the commands, \`quit\` to end.`);
  if (isBoardGame(id)) say(LEGEND);
  say(`Commitment of the shuffle: ${commitment}`);
  const open = (from: Kept) => openTold(from, { id, players, file, lexicon, away, choose: bots.choose });
  const adviser = makeAdviser(bots, flags.lexicon);
  return { id, players, bots, adviser, file, table: await open(kept), open };
}

function namesAt({ seats }: TableHead): string[] {
  return seats.map(({ name }) => name);
}

interface Telling extends Pick<Session, 'id' | 'players' | 'file'>, Pick<Bots, 'choose'> {
  readonly lexicon: Lexicon;
  readonly away: number;
}

/** A table that tells what happens at it. */
async function openTold(kept: Kept, { id, players, file, lexicon, away, choose }: Telling): Promise<OpenTable> {
  const store = keptIn(file, kept);
  if (kept.entries.length === 0) await store.create(kept.head);
  let story: Story | null = null;
  return openTable({
    store,
    lexicon,
    // The time for which the game was closed counts for no clock.
    now: () => Date.now() - away,
    choose,
    onBotRefused({ code }) {
      // A refused bot move is a bug, and the game cannot continue.
      throw new Error(`${id}: a bot's move was refused: ${code}`);
    },
    onAdvance({ before, entries }) {
      const told = story ?? emptyStory(before.state);
      story = continueStory(told, entries);
      for (const event of story.events.slice(told.events.length)) {
        const sentence = tell(event, { players, turns: story.turns });
        if (sentence) say(sentence);
      }
    },
  });
}

/** Asks the awaited player until the game is over or the input ends. */
async function playOn(session: Session, ask: Ask): Promise<void> {
  const { id, players } = session;
  let drawn: GameState | null = null;
  let { state } = session.table.look();
  for (; !state.over; { state } = session.table.look()) {
    const seat = askedPerson(session.table);
    if (seat === null) {
      await session.table.moveBots();
      continue;
    }
    if (drawn !== state) say(`\n${drawTable(id, state, { seat, players })}`);
    drawn = state;
    const line = await ask(promptFor(id, state, { seat, players }));
    if (line === null || line === 'quit') return say('\nThe game is not finished. Goodbye.');
    if (line === 'help') say(`\n${TYPED}\n`);
    else if (line === 'hint' || line === 'undo') await COMFORTS[line](session);
    else if (line !== '') await answerLine(session, seat, line);
  }
  const { reason, adjustments, winners } = state.over;
  const scores = state.scores.map((score, seat) => {
    const change = adjustments[seat] ?? 0;
    return `${players[seat]} ${score}${change ? ` (${change > 0 ? '+' : ''}${change} for tiles left)` : ''}`;
  });
  say(`\nThe game is over: ${ENDED[reason]}. ${scores.join(', ')}.`);
  say(`Won by ${winners.map((seat) => players[seat]).join(' and ')}.`);
}

/**
 * The person to ask next; null if the game is waiting only for bots. People go first: a bot's move must not close a
 * window on them.
 */
function askedPerson(table: OpenTable): Seat | null {
  const bots = table.botsToAsk();
  return awaitedAt(table.look()).find((seat) => !bots.includes(seat)) ?? null;
}

async function answerLine({ id, players, table }: Session, by: Seat, line: string): Promise<void> {
  const { state } = table.look();
  const words = 'table' in state ? (state.table as Parameters<typeof formatTableWord>[0][]).map(formatTableWord) : [];
  const parsed = parseLine(id, line, { by, players, table: words });
  if ('problem' in parsed) {
    const { path, why } = parsed.problem;
    say(path ? `${path}: ${why}` : why);
    return;
  }
  const answer = await table.play(parsed.value);
  if ('refusal' in answer) say(tellRefusal(answer.refusal));
}

const ONLY_ALONE = 'Hints and undo are for games of one person.';

const COMFORTS: Readonly<Record<'hint' | 'undo', (session: Session) => Promise<void>>> = {
  async hint({ table, adviser }) {
    const seat = soleSeat(table.look());
    say(seat === null ? ONLY_ALONE : await adviser.advise(table.look(), seat));
  },
  async undo(session) {
    const now = session.table.look();
    const seat = soleSeat(now);
    const length = seat === null ? null : turnBefore(now, seat);
    if (length === null) return say(seat === null ? ONLY_ALONE : 'There is no earlier turn of yours.');
    const entries = now.log.slice(0, length);
    session.table = await session.open({ head: now.head, entries, openAt: Date.now(), isPractice: true });
    say('Back to your previous turn.');
  },
};
