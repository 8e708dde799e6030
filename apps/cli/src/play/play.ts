/** `lettertafel play`: any of the games in the terminal, for people at one keyboard. */
import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import {
  type BaseMove,
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
  type Chance,
  commitmentOf,
  formatSecret,
  type GameRecord,
  seedFromText,
  seedOf,
  stream,
} from '@lettertafel/fairness';
import { HELP } from '../help.ts';
import { InputError } from '../input.ts';
import { lexiconFor } from '../words.ts';
import { drawTable } from './draw.ts';
import { parseLine } from './line.ts';

export interface PlayFlags {
  readonly players?: string;
  readonly options?: string;
  readonly lexicon?: string;
  readonly seed?: string;
  readonly save?: string;
}

interface Session {
  readonly id: GameId;
  readonly players: readonly string[];
  readonly lexicon: Lexicon;
  readonly chance: Chance;
  readonly log: LogEntry[];
  state: GameState;
}

export async function playInTerminal(id: string | undefined, flags: PlayFlags): Promise<void> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const lines = terminal[Symbol.asyncIterator]();
  const ask = async (prompt: string): Promise<string | null> => {
    process.stdout.write(prompt);
    const { value, done } = await lines.next();
    return done ? null : value.trim();
  };
  try {
    const session = await openSession(id ?? (await chooseGame(ask)), flags);
    if (session) await playOn(session, ask);
    if (session && flags.save) await writeFile(flags.save, `${JSON.stringify(recordOf(session, flags))}\n`);
  } finally {
    terminal.close();
  }
}

type Ask = (prompt: string) => Promise<string | null>;

async function chooseGame(ask: Ask): Promise<string | null> {
  say(GAME_IDS.map((id, index) => `${index + 1}  ${id}`).join('\n'));
  const chosen = await ask('Which game? ');
  return chosen === null ? null : (GAME_IDS[Number(chosen) - 1] ?? chosen);
}

async function openSession(id: string | null, flags: PlayFlags): Promise<Session | null> {
  if (id === null) return null;
  if (!isGameId(id)) throw new InputError(`game: no game has the id ${JSON.stringify(id)}`);
  const players = (flags.players ?? 'A,B').split(',');
  const created = gameById(id).create(players.length, optionsOf(flags));
  if ('refusal' in created) {
    const { code, option } = created.refusal;
    throw new InputError(option ? `options.${option}: ${code}` : `players: ${code}`);
  }
  const secret = formatSecret(flags.seed ? seedFromText(flags.seed) : randomBytes(32));
  const chance = { secret, shares: [] };
  const lexicon = await lexiconFor(id, flags.lexicon);
  const session: Session = { id, players, lexicon, chance, log: [], state: created.state };
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
  const game = gameById(id);
  while (!session.state.over) {
    const seat = game.windowOf(session.state)?.awaiting[0] ?? session.state.turn;
    const isAnswer = seat !== session.state.turn;
    say(`\n${drawTable(id, session.state, { seat, players })}`);
    const line = await ask(`${players[seat]}${isAnswer ? ' (accept, dispute …)' : ''}> `);
    if (line === null || line === 'quit') return;
    if (line === 'help') say(HELP.play);
    else if (line !== '') answerLine(session, seat, line);
  }
  const { reason, winners } = session.state.over;
  say(
    `\nThe game is over (${reason}). ${session.state.scores.map((score, seat) => `${players[seat]} ${score}`).join(', ')}.`,
  );
  say(`Won by ${winners.map((seat) => players[seat]).join(' and ')}.`);
}

function answerLine(session: Session, by: Seat, line: string): void {
  const parsed = parseLine(session.id, line, { by, players: session.players });
  if ('problem' in parsed) {
    const { path, why } = parsed.problem;
    say(path ? `${path}: ${why}` : why);
    return;
  }
  const refusal = play(session, parsed.value);
  if (refusal) say(`Refused: ${JSON.stringify(refusal)}`);
}

function play(session: Session, move: BaseMove) {
  const { chance, log } = session;
  const game = gameById(session.id);
  const seed = seedOf(chance);
  const now = Date.now();
  const heard = recordVerdicts(session.lexicon);
  const { state, steps, refusal } = submit(game, session.state, {
    move,
    contextFor: (step, at = now) => ({ now: at, rng: stream(seed, log.length + step), lexicon: heard.lexicon }),
  });
  const verdicts = heard.verdicts();
  for (const step of steps) log.push({ number: log.length, ...step, verdicts });
  session.state = state;
  return refusal;
}

function recordOf({ id, players, chance, log }: Session, flags: PlayFlags): GameRecord {
  const { secret } = chance;
  return {
    version: LOG_VERSION,
    game: id,
    players: players.length,
    options: optionsOf(flags),
    commitment: commitmentOf(secret),
    chance,
    log,
  };
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
