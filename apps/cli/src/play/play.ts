/** `lettertafel play`: any of the games in the terminal, for people at one keyboard and computer players. */
import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { LEVEL_IDS } from '@lettertafel/bots';
import {
  continueStory,
  emptyStory,
  formatTableWord,
  GAMES,
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
import { describeSettings, InputError } from '../input.ts';
import { type Ask, askGame, askNames, checkNames, parseNames, parseOptions, say, withTerminal } from '../terminal.ts';
import { type Texts, textsIn } from '../texts/index.ts';
import { lexiconFor } from '../words.ts';
import { type Bots, openBots, parseBots } from './bots.ts';
import { type Adviser, makeAdviser, soleSeat, turnBefore } from './comforts.ts';
import { drawTable } from './draw.ts';
import { commandCalled, parseLine } from './line.ts';
import { promptFor } from './prompt.ts';
import { type Kept, keptIn, readSaved, writeRecord } from './saved-game.ts';
import { tell, tellRefusal } from './story.ts';

export interface PlayFlags {
  readonly players?: string;
  readonly bots?: string;
  readonly options?: string;
  readonly lexicon?: string;
  readonly seed?: string;
  readonly save?: string;
  readonly resume?: string;
  readonly language?: string;
}

interface Session {
  readonly id: GameId;
  readonly players: readonly string[];
  readonly texts: Texts;
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
  const texts = textsIn(flags.language, process.env);
  if (flags.save !== undefined) checkSave(flags.save);
  const saved = flags.resume === undefined ? null : await readSaved(flags.resume);
  await withTerminal(async (ask) => {
    if (saved) return playSession(await openSession(saved, flags, texts), ask);
    const id = asked ?? (await askGame(ask, texts));
    const isNew = asked === undefined && id !== null;
    const names = flags.players ?? (isNew ? await askNames(ask, texts) : 'A,B');
    const levels = flags.bots ?? (isNew && names !== null ? await ask(texts.ask.bots(LEVEL_IDS)) : '');
    if (id === null || names === null || levels === null) return say(`\n${texts.frame.goodbye}`);
    return playSession(await openSession(setTable(id, { names, levels }, flags), flags, texts), ask);
  });
}

async function playSession(session: Session, ask: Ask): Promise<void> {
  try {
    await playOn(session, ask);
  } finally {
    await session.bots.close();
  }
  const { file, table, texts } = session;
  if (file === null) return;
  if (table.look().state.over) writeRecord(file, table.look());
  say(texts.frame.saved(file));
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

async function openSession({ kept, away }: Opening, flags: PlayFlags, texts: Texts): Promise<Session> {
  const { ask, frame } = texts;
  const { settings, commitment } = kept.head;
  const { game: id } = settings;
  const lexicon = await lexiconFor(id, flags.lexicon);
  const bots = openBots(id, flags.lexicon);
  const file = flags.save ?? flags.resume ?? null;
  const players = namesAt(kept.head);
  say(frame.welcome(ask.titles[id]));
  if (isBoardGame(id)) say(frame.legend(GAMES[id].family === 'board-with-cards'));
  say(frame.commitment(commitment));
  const open = (from: Kept) => openTold(from, { id, players, texts, file, lexicon, away, choose: bots.choose });
  const adviser = makeAdviser(bots, flags.lexicon, texts);
  return { id, players, texts, bots, adviser, file, table: await open(kept), open };
}

function namesAt({ seats }: TableHead): string[] {
  return seats.map(({ name }) => name);
}

interface Telling extends Pick<Session, 'id' | 'players' | 'texts' | 'file'>, Pick<Bots, 'choose'> {
  readonly lexicon: Lexicon;
  readonly away: number;
}

/** A table that tells what happens at it. */
async function openTold(kept: Kept, { id, players, texts, file, lexicon, away, choose }: Telling): Promise<OpenTable> {
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
        const sentence = tell(event, { players, turns: story.turns, texts });
        if (sentence) say(sentence);
      }
    },
  });
}

/** Asks the awaited player until the game is over or the input ends. */
async function playOn(session: Session, ask: Ask): Promise<void> {
  const { id, players, texts } = session;
  const { frame } = texts;
  let drawn: GameState | null = null;
  let { state } = session.table.look();
  for (; !state.over; { state } = session.table.look()) {
    const seat = askedPerson(session.table);
    if (seat === null) {
      await session.table.moveBots();
      continue;
    }
    const asked = { seat, players, texts };
    if (drawn !== state) say(`\n${drawTable(id, state, asked)}`);
    drawn = state;
    const line = await ask(promptFor(id, state, asked));
    const command = line === null ? 'quit' : commandCalled(line, texts);
    if (line === null || command === 'quit') return say(`\n${frame.unfinished}`);
    if (command === 'help') say(`\n${texts.help}\n`);
    else if (command === 'hint' || command === 'undo') await COMFORTS[command](session);
    else if (line !== '') await answerLine(session, seat, line);
  }
  const { reason, adjustments, winners } = state.over;
  const scores = state.scores.map((score, seat) => {
    const change = adjustments[seat] ?? 0;
    return frame.left(players[seat] ?? '', score, change ? `${change > 0 ? '+' : ''}${change}` : '');
  });
  say(`\n${frame.over(texts.ended[reason], scores.join(', '))}`);
  say(frame.won(winners.map((seat) => players[seat] ?? '')));
}

/**
 * The person to ask next; null if the game is waiting only for bots. People go first: a bot's move must not close a
 * window on them.
 */
function askedPerson(table: OpenTable): Seat | null {
  const bots = table.botsToAsk();
  return awaitedAt(table.look()).find((seat) => !bots.includes(seat)) ?? null;
}

async function answerLine({ id, players, texts, table }: Session, by: Seat, line: string): Promise<void> {
  const { state } = table.look();
  const words = 'table' in state ? (state.table as Parameters<typeof formatTableWord>[0][]).map(formatTableWord) : [];
  const parsed = parseLine(id, line, { by, players, table: words, texts });
  if ('problem' in parsed) {
    const { path, why } = parsed.problem;
    say(path ? `${path}: ${why}` : why);
    return;
  }
  const answer = await table.play(parsed.value);
  if ('refusal' in answer) say(tellRefusal(answer.refusal, texts));
}

const COMFORTS: Readonly<Record<'hint' | 'undo', (session: Session) => Promise<void>>> = {
  async hint({ table, adviser, texts: { comforts } }) {
    const seat = soleSeat(table.look());
    say(seat === null ? comforts.onlyAlone : await adviser.advise(table.look(), seat));
  },
  async undo(session) {
    const now = session.table.look();
    const { comforts } = session.texts;
    const seat = soleSeat(now);
    const length = seat === null ? null : turnBefore(now, seat);
    if (length === null) return say(seat === null ? comforts.onlyAlone : comforts.noEarlier);
    const entries = now.log.slice(0, length);
    session.table = await session.open({ head: now.head, entries, openAt: Date.now(), isPractice: true });
    say(comforts.wentBack);
  },
};
