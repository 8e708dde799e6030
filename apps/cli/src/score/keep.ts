/** `lettertafel score --keep FILE`: keeps the score of a game played with a real box, line by line, in the terminal. */
import { type Replay, replaySheet, type ScoreSheet } from '@lettertafel/scorekeeper';
import { TITLES } from '../games/titles.ts';
import { InputError } from '../input.ts';
import { type Ask, askGame, askNames, checkNames, parseNames, parseOptions, say, withTerminal } from '../terminal.ts';
import { TEXTS } from '../texts/index.ts';
import { lexiconFor } from '../words.ts';
import { answerLine, type Keeping } from './answer.ts';
import { drawSheet } from './sentences.ts';
import { loadSheet, saveSheet, sheetFrom } from './sheet-file.ts';

export interface KeepFlags {
  readonly game?: string;
  readonly players?: string;
  readonly options?: string;
  readonly starter?: string;
  readonly lexicon?: string;
}

export async function keepInTerminal(asked: string | null, flags: KeepFlags): Promise<void> {
  await withTerminal(async (ask) => {
    const file = asked ?? ((await ask('File of the score sheet? (Enter for score.json) ')) || 'score.json');
    const found = await loadSheet(file);
    const sheet = found ?? (await beginSheet(ask, flags));
    if (!sheet) return say('\nGoodbye.');
    const list = await lexiconFor(sheet.game, flags.lexicon);
    if (!found) saveSheet(file, sheet);
    say(`${TITLES.en[sheet.game]}, saved in ${file}. Type \`help\` for the commands, \`quit\` to end.`);
    if (sheet.lines.length > 0) say(drawSheet(replaySheet(sheet)));
    await keepOn(ask, file, { sheet, earlier: [], list });
  });
}

async function beginSheet(ask: Ask, flags: KeepFlags): Promise<ScoreSheet | null> {
  const game = flags.game ?? (await askGame(ask, TEXTS.en));
  const names = game === null ? null : (flags.players ?? (await askNames(ask, TEXTS.en)));
  if (names === null) return null;
  const players = parseNames(names);
  checkNames(players);
  const starter = flags.starter === undefined ? 0 : players.indexOf(flags.starter);
  if (starter < 0) throw new InputError(`--starter: expected one of ${players.join(', ')}`);
  return sheetFrom({ game, players, starter, options: parseOptions(flags.options), lines: [] });
}

/** Asks for lines until the input ends; the file is written before a line is acknowledged. */
async function keepOn(ask: Ask, file: string, first: Keeping): Promise<void> {
  let keeping = first;
  for (;;) {
    const line = await ask(promptFor(replaySheet(keeping.sheet)));
    if (line === null || line === 'quit') return say(`\nSaved in ${file}. Goodbye.`);
    if (line === '') continue;
    const answered = answerLine(keeping, line);
    if (answered.keeping.sheet !== keeping.sheet) saveSheet(file, answered.keeping.sheet);
    keeping = answered.keeping;
    say(answered.told);
  }
}

function promptFor({ sheet, turn, isOver, isSettled }: Replay): string {
  if (isSettled) return 'Settled> ';
  if (isOver) return 'The game is over: end NAME=TILES…> ';
  return `${sheet.lines.length + 1}. ${sheet.players[turn]}> `;
}
