/** `lettertafel play`: any of the games in the terminal, for people at one keyboard and computer players. */
import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { LEVEL_IDS, seatsToAsk } from '@lettertafel/bots';
import {
  type BaseMove,
  formatTableWord,
  GAME_IDS,
  type GameId,
  type GameState,
  gameById,
  isGameId,
  type Lexicon,
  LOG_VERSION,
  type LogEntry,
  recordVerdicts,
  type Seat,
  submit,
} from '@lettertafel/engine';
import {
  chanceAlone,
  commitmentOf,
  drawsAfter,
  formatSecret,
  type GameRecord,
  type SharedChance,
  seedFromText,
  seedOf,
} from '@lettertafel/fairness';
import { TITLES } from '../games/titles.ts';
import { TYPED } from '../help.ts';
import { describeSettings, InputError } from '../input.ts';
import { lexiconFor } from '../words.ts';
import { type Bots, parseBots, seatBots } from './bots.ts';
import { drawTable, LEGEND } from './draw.ts';
import { parseLine } from './line.ts';
import { promptFor } from './prompt.ts';
import { ENDED, tell, tellRefusal } from './story.ts';

export interface PlayFlags {
  readonly players?: string;
  readonly bots?: string;
  readonly options?: string;
  readonly lexicon?: string;
  readonly seed?: string;
  readonly save?: string;
}

interface Session {
  readonly id: GameId;
  readonly players: readonly string[];
  readonly bots: Bots;
  readonly options: Readonly<Record<string, unknown>>;
  readonly lexicon: Lexicon;
  readonly chance: SharedChance;
  readonly log: LogEntry[];
  state: GameState;
}

/** Answers a question; null when there is nobody to answer any more. */
type Ask = (prompt: string) => Promise<string | null>;

/** Told before the game, not after it. */
function checkSave(file: string): void {
  if (!statSync(dirname(file), { throwIfNoEntry: false })?.isDirectory())
    throw new InputError(`--save: there is no folder for ${file}`);
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) throw new InputError(`--save: ${file} is a folder`);
}

export async function playInTerminal(asked: string | undefined, flags: PlayFlags): Promise<void> {
  if (flags.save !== undefined) checkSave(flags.save);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const lines = terminal[Symbol.asyncIterator]();
  const ask: Ask = async (prompt) => {
    terminal.setPrompt(prompt);
    terminal.prompt();
    const { value, done } = await lines.next();
    return done ? null : value.trim();
  };
  try {
    const id = asked ?? (await chooseGame(ask));
    const isNew = asked === undefined && id !== null;
    const names = flags.players ?? (isNew ? await askNames(ask) : 'A,B');
    const levels = flags.bots ?? (isNew && names !== null ? await askBots(ask) : '');
    if (id === null || names === null || levels === null) return say('\nGoodbye.');
    const session = await openSession(id, { names, levels }, flags);
    try {
      await playOn(session, ask);
    } finally {
      await session.bots.close();
    }
    if (flags.save) await save(session, flags.save);
  } finally {
    terminal.close();
  }
}

async function chooseGame(ask: Ask): Promise<string | null> {
  say(GAME_IDS.map((id, index) => `${index + 1}  ${TITLES[id]} (${id})`).join('\n'));
  for (;;) {
    const chosen = await ask('Which game? ');
    const id = chosen === null ? null : (GAME_IDS[Number(chosen) - 1] ?? chosen);
    if (id === null || isGameId(id)) return id;
    say(`A number from 1 to ${GAME_IDS.length}, or an id.`);
  }
}

async function askNames(ask: Ask): Promise<string | null> {
  const names = await ask('Who plays? (names with commas between; Enter for A,B) ');
  return names === '' ? 'A,B' : names;
}

async function askBots(ask: Ask): Promise<string | null> {
  return ask(`Computer players? (levels with commas between: ${LEVEL_IDS.join(', ')}; Enter for none) `);
}

async function openSession(
  id: string,
  { names, levels }: { names: string; levels: string },
  flags: PlayFlags,
): Promise<Session> {
  if (!isGameId(id)) throw new InputError(`game: no game has the id ${JSON.stringify(id)}`);
  const people = names.split(',').map((name) => name.trim());
  if (people.includes('')) throw new InputError('players: a player needs a name');
  const bots = parseBots(levels);
  const players = [...people, ...bots.map(({ name }) => name)];
  if (new Set(players).size < players.length) throw new InputError('players: two players have the same name');
  // At one keyboard nobody watches the clock: windows wait for people unless seconds are asked for.
  const options = { pace: 'correspondence', ...optionsOf(flags) };
  const created = gameById(id).create(players.length, options);
  if ('state' in created && created.state.options.rulings && bots.length > 0) {
    throw new InputError('options.rulings: not with a computer player (B-30)');
  }
  if ('refusal' in created) throw new InputError(describeSettings(gameById(id), created.refusal));
  const secret = formatSecret(flags.seed ? seedFromText(flags.seed) : randomBytes(32));
  const chance = chanceAlone(secret);
  const lexicon = await lexiconFor(id, flags.lexicon);
  const session: Session = {
    id,
    players,
    bots: seatBots(id, { bots, first: people.length, lexicon: flags.lexicon }),
    options,
    lexicon,
    chance,
    log: [],
    state: created.state,
  };
  say(`${TITLES[id]}. \`help\` tells what can be typed, \`quit\` ends.`);
  if ('board' in session.state) say(LEGEND);
  say(`Commitment of the shuffle: ${commitmentOf(secret)}`);
  play(session, { by: 'house', do: 'deal' });
  return session;
}

function optionsOf({ options = '{}' }: PlayFlags): Record<string, unknown> {
  try {
    const said: unknown = JSON.parse(options);
    if (typeof said === 'object' && said !== null && !Array.isArray(said)) return said as Record<string, unknown>;
  } catch {
    // Told below, with everything else that is not an object.
  }
  throw new InputError('--options: not a JSON object');
}

/** Asks who is to move or to answer, until the game is over or the input ends. */
async function playOn(session: Session, ask: Ask): Promise<void> {
  const { id, players } = session;
  let drawn: GameState | null = null;
  while (!session.state.over) {
    const move = await session.bots.move(session.state);
    if (move) {
      playForBot(session, move);
      continue;
    }
    const seat = askedPerson(session);
    if (drawn !== session.state) say(`\n${drawTable(id, session.state, { seat, players })}`);
    drawn = session.state;
    const line = await ask(promptFor(id, session.state, { seat, players }));
    if (line === null || line === 'quit') return say('\nThe game is not finished. Goodbye.');
    if (line === 'help') say(`\n${TYPED}\n`);
    else if (line !== '') answerLine(session, seat, line);
  }
  const { reason, adjustments, winners } = session.state.over;
  const scores = session.state.scores.map((score, seat) => {
    const change = adjustments[seat] ?? 0;
    return `${players[seat]} ${score}${change ? ` (${change > 0 ? '+' : ''}${change} for tiles left)` : ''}`;
  });
  say(`\nThe game is over: ${ENDED[reason]}. ${scores.join(', ')}.`);
  say(`Won by ${winners.map((seat) => players[seat]).join(' and ')}.`);
}

/** Who is asked next among the people; where only bots are left to answer, the first of them. */
function askedPerson({ id, state, bots }: Session): Seat {
  const seats = [...seatsToAsk(id, state)];
  return seats.find((seat) => !bots.has(seat)) ?? state.turn;
}

/** A bot's move is always a good one; what is refused is a mistake of ours, and the game cannot go on. */
function playForBot(session: Session, move: BaseMove): void {
  const refusal = play(session, move);
  if (refusal) throw new Error(`${session.id}: ${JSON.stringify(move)} is refused: ${refusal.code}`);
}

function answerLine(session: Session, by: Seat, line: string): void {
  const { id, players, state } = session;
  const table = 'table' in state ? (state.table as Parameters<typeof formatTableWord>[0][]).map(formatTableWord) : [];
  const parsed = parseLine(id, line, { by, players, table });
  if ('problem' in parsed) {
    const { path, why } = parsed.problem;
    say(path ? `${path}: ${why}` : why);
    return;
  }
  const refusal = play(session, parsed.value);
  if (refusal) say(tellRefusal(refusal));
}

/** Plays a move and tells what happened; the refusal if it was not made. */
function play(session: Session, move: BaseMove) {
  const { chance, log, players } = session;
  const game = gameById(session.id);
  const { options } = session;
  const seed = seedOf(chance, { game: session.id, players: players.length, options });
  const draws = log.filter(({ draw }) => draw !== undefined).length;
  const drawing = drawsAfter({ scheme: chance.scheme, seed, entries: log.length, draws });
  // A clock that is set back does not turn back the game.
  const now = Math.max(Date.now(), log.at(-1)?.at ?? 0);
  const heard = recordVerdicts(session.lexicon);
  const { state, steps, refusal } = submit(game, session.state, {
    move,
    contextFor: (step, at = now) => ({ now: at, rng: drawing.rngFor(step), lexicon: heard.lexicon }),
  });
  const verdicts = heard.verdicts();
  let before = session.state;
  for (const [index, step] of steps.entries()) {
    const draw = drawing.drawOf(index);
    log.push({ number: log.length, ...step, verdicts, ...(draw === undefined ? {} : { draw }) });
    for (const event of step.events) {
      const sentence = tell(event, { players, before });
      if (sentence) say(sentence);
      before = game.evolve(before, event);
    }
  }
  session.state = state;
  return refusal;
}

async function save({ id, players, options, chance, log }: Session, file: string): Promise<void> {
  const commitment = commitmentOf(chance.secret);
  const record: GameRecord = {
    version: LOG_VERSION,
    game: id,
    players: players.length,
    options,
    commitment,
    chance,
    log,
  };
  try {
    await writeFile(file, `${JSON.stringify(record)}\n`);
  } catch (error) {
    throw new InputError(`cannot write ${file}: ${(error as NodeJS.ErrnoException).code ?? 'unknown'}`);
  }
  say(`Saved as ${file}.`);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
