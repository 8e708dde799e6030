/** `lettertafel play`: any of the games in the terminal, for people at one keyboard and computer players. */
import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
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
  optionsToRequest,
  type Seat,
  type Story,
} from '@lettertafel/engine';
import { formatSecret, seedFromText } from '@lettertafel/fairness';
import { awaitedAt, makeRecord, memoryStore, newTable, type OpenTable, openTable } from '@lettertafel/house';
import { TITLES } from '../games/titles.ts';
import { TYPED } from '../help.ts';
import { describeSettings, InputError } from '../input.ts';
import { type Ask, askGame, askNames, checkNames, parseNames, parseOptions, say, withTerminal } from '../terminal.ts';
import { lexiconFor } from '../words.ts';
import { type Bots, openBots, parseBots } from './bots.ts';
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
  readonly table: OpenTable;
}

/** Checked before the game rather than after it. */
function checkSave(file: string): void {
  if (!statSync(dirname(file), { throwIfNoEntry: false })?.isDirectory())
    throw new InputError(`--save: the folder of ${file} does not exist`);
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) throw new InputError(`--save: ${file} is a folder`);
}

export async function playInTerminal(asked: string | undefined, flags: PlayFlags): Promise<void> {
  if (flags.save !== undefined) checkSave(flags.save);
  await withTerminal(async (ask) => {
    const id = asked ?? (await askGame(ask));
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
    if (flags.save) await save(session.table, flags.save);
  });
}

async function askBots(ask: Ask): Promise<string | null> {
  return ask(`Computer players? (levels separated by commas: ${LEVEL_IDS.join(', ')}; Enter for none) `);
}

async function openSession(
  id: string,
  { names, levels }: { names: string; levels: string },
  flags: PlayFlags,
): Promise<Session> {
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
  const lexicon = await lexiconFor(id, flags.lexicon);
  say(`${TITLES[id]}. Type \`help\` for the commands, \`quit\` to end.`);
  if (isBoardGame(id)) say(LEGEND);
  say(`Commitment of the shuffle: ${set.head.commitment}`);
  const store = memoryStore();
  await store.create(set.head);
  let story: Story | null = null;
  const thinking = openBots(id, { bots, lexicon: flags.lexicon });
  const table = await openTable({
    store,
    lexicon,
    now: Date.now,
    choose: thinking.choose,
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
  return { id, players, bots: thinking, table };
}

/** Asks the awaited player until the game is over or the input ends. */
async function playOn(session: Session, ask: Ask): Promise<void> {
  const { id, players, table } = session;
  let drawn: GameState | null = null;
  let { state } = table.look();
  for (; !state.over; { state } = table.look()) {
    const seat = askedPerson(table);
    if (seat === null) {
      await table.moveBots();
      continue;
    }
    if (drawn !== state) say(`\n${drawTable(id, state, { seat, players })}`);
    drawn = state;
    const line = await ask(promptFor(id, state, { seat, players }));
    if (line === null || line === 'quit') return say('\nThe game is not finished. Goodbye.');
    if (line === 'help') say(`\n${TYPED}\n`);
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

/** Also saves an unfinished game, since it ends with the process. */
async function save(table: OpenTable, file: string): Promise<void> {
  const { head, log } = table.look();
  try {
    await writeFile(file, `${JSON.stringify(makeRecord({ ...head, log }))}\n`);
  } catch (error) {
    throw new InputError(`cannot write ${file}: ${(error as NodeJS.ErrnoException).code ?? 'unknown'}`);
  }
  say(`Saved as ${file}.`);
}
