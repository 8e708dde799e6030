/** The command line tool: parses the arguments and calls the command's module. */
import { GAME_IDS, isBoardGame } from '@lettertafel/engine';
import { Command, CommanderError } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { type BenchRequest, bench } from './bench/bench.ts';
import { HELP } from './help.ts';
import { InputError, readJson } from './input.ts';
import { type LadderFlags, playLadder } from './ladder/ladder.ts';
import { playInTerminal } from './play/play.ts';
import { answerOf } from './referee/answer.ts';
import { runScript } from './referee/referee.ts';
import { parseScript } from './referee/script.ts';
import { type KeepFlags, keepInTerminal } from './score/keep.ts';
import { scoreOf } from './score/score.ts';
import { addServeCommands } from './serve/commands.ts';
import { type SolveFlags, scriptFromCgp, solve } from './solve/solve.ts';
import { verify } from './verify.ts';
import {
  type CheckFlags,
  checkWords,
  describeList,
  type ImportFlags,
  importWords,
  lexiconNamed,
  tellVerdict,
  wordList,
} from './words.ts';

/** Exit code for bad input. */
const MISUNDERSTOOD = 2;

const program = new Command('lettertafel')
  .description('Letter-tile word games by their booklets.')
  .version(manifest.version)
  .exitOverride()
  .showHelpAfterError('(--help explains each command with an example)');

program
  .command('play')
  .description('play any of the games in the terminal, with people at one keyboard and computer players')
  .argument('[game]', 'the id of a game')
  .option('--players <names>', 'names with commas between')
  .option('--bots <levels>', 'computer players besides: their levels with commas between')
  .option('--options <json>', 'options of the game as JSON')
  .option('--lexicon <name>', 'word list by name, or a file with one word a line')
  .option('--seed <text>', 'the same text and options deal the same tiles')
  .option('--save <file>', 'write the game to a file at the end, for `lettertafel verify`')
  .addHelpText('after', HELP.play)
  .action(playInTerminal);

program
  .command('referee')
  .description('apply moves to a position by the rules of a game')
  .argument('[file]', 'a JSON script; standard input when absent', '-')
  .addHelpText('after', HELP.referee)
  .action(async (file: string) => {
    const script = parseScript(await readJson(file), wordList);
    print(answerOf(script, runScript(script)));
  });

program
  .command('score')
  .description('keep the score of a game played with a real box, or replay its score sheet')
  .argument('[file]', 'a score sheet as JSON; standard input when absent', '-')
  .option('--keep <file>', 'enter lines in the terminal; the sheet is kept in this file')
  .option('--game <id>', 'the game of a new sheet')
  .option('--players <names>', 'names in the order of play, with commas between')
  .option('--starter <name>', 'who begins; unasked, the first')
  .option('--options <json>', 'what was agreed on, as JSON')
  .option('--lexicon <name>', 'the list for disputes: its name, or a file with one word a line')
  .addHelpText('after', HELP.score)
  .action(async (file: string, { keep, ...flags }: KeepFlags & { keep?: string }) => {
    const isTalk = keep !== undefined || (file === '-' && process.stdin.isTTY);
    if (isTalk) await keepInTerminal(keep ?? null, flags);
    else print(scoreOf(await readJson(file)));
  });

program
  .command('verify')
  .description('check an exported finished game: its log and its shuffle')
  .argument('[file]', 'an exported game; standard input when absent', '-')
  .option('--kept <file>', 'the values that a player’s browser has kept of this game')
  .option('--lexicon <name>', 'check words by this list too: its name, or a file with one word a line')
  .addHelpText('after', HELP.verify)
  .action(async (file: string, { kept, lexicon }: { kept?: string; lexicon?: string }) => {
    const record = await readJson(file);
    const list = lexicon === undefined ? undefined : await lexiconNamed(lexicon);
    const { answer, notes } = verify(record, kept === undefined ? undefined : await readJson(kept), list);
    if (process.stderr.isTTY) for (const note of notes) process.stderr.write(`${note}\n`);
    print(answer);
    if (!answer.ok) process.exitCode = 1;
  });

program
  .command('solve')
  .description('the best plays of a position')
  .argument('[file]', 'a JSON position, as for the referee; standard input when absent', '-')
  .option('--top <number>', 'how many plays', '10')
  .option('--all', 'every legal play')
  .option('--budget <ms>', 'how long to search', '1000')
  .option('--cgp <position>', 'a position of a board game on one line, instead of the file')
  .option('--game <id>', 'the game of a --cgp position', GAME_IDS.find(isBoardGame))
  .addHelpText('after', HELP.solve)
  .action(async (file: string, { cgp, game, ...flags }: SolveFlags & { cgp?: string; game: string }) => {
    const input = cgp === undefined ? await readJson(file) : scriptFromCgp(cgp, game);
    print(solve(parseScript(input, wordList), flags));
  });

program
  .command('ladder')
  .description('let computer players of different levels play each other')
  .argument('<game>', 'the id of a game')
  .option('--match <better:worse...>', 'levels, or `greedy`; unasked, each level against the one below')
  .option('--milliseconds <number>', 'thinking time for a move', '200')
  .option('--games <number>', 'games of a match at most', '400')
  .option('--from <percent>', 'the least the better one should win', '60')
  .option('--to <percent>', 'the most it should win', '85')
  .option('--seed <text>', 'fixes the shuffles', '1')
  .option('--workers <number>', 'threads; unasked, one for each core')
  .option('--state <file>', 'keep results there, and go on from those that are there')
  .addHelpText('after', HELP.ladder)
  .action(async (game: string, flags: LadderFlags) => print(await playLadder(game, flags)));

const words = program
  .command('words')
  .description('look words up, and bring your own list')
  .addHelpText('after', HELP.words);

words
  .command('check')
  .description('tell why words are good or not')
  .argument('<list>', 'nl or de, or a list of your own: nl:club')
  .argument('<words...>', 'the words')
  .option('--joined', 'where words are good without their apostrophe or hyphen (XL-05)')
  .option('--data <folder>', 'where lists of your own are kept', 'data')
  .option('--json', 'JSON, as when the answer goes into a pipe')
  .addHelpText('after', HELP.check)
  .action((list: string, asked: string[], flags: CheckFlags) => {
    const verdicts = checkWords(list, asked, flags);
    if (flags.json || !process.stdout.isTTY) print(verdicts);
    else process.stdout.write(verdicts.map((verdict) => `${tellVerdict(verdict)}\n`).join(''));
  });

words
  .command('info')
  .description('counts, sources, licences and version of a list')
  .argument('<list>', 'nl or de')
  .addHelpText('after', HELP.info)
  .action((list: string) => print(describeList(list)));

words
  .command('import')
  .description('keep a list of your own: plain text, one word a line')
  .argument('<file>', 'the list; also the text form of Scrabble3D')
  .requiredOption('--language <language>', 'nl or de')
  .requiredOption('--name <name>', 'the name it is kept under')
  .option('--data <folder>', 'where it is kept', 'data')
  .option('--join-marks', 'read foto’s and mee-eten as FOTOS and MEEETEN')
  .option('--skip-bad-lines', 'leave out lines that hold no playable word, instead of refusing the file')
  .addHelpText('after', HELP.import)
  .action((file: string, flags: ImportFlags) => print(importWords(file, flags)));

program
  .command('bench')
  .description('figures of this machine, as JSON')
  .argument('<what>', 'plays, moves, games, endgame, strength, answers, table, load or rules')
  .option('--words <list>', 'nl, de, or a file with one word a line', 'nl')
  .option('--letters <language>', 'the letters of a file: nl or de')
  .option('--seed <text>', 'fixes the work, so that two runs do the same', '1')
  .option('--count <number>', 'positions, games, tables or words')
  .option('--positions <file>', 'positions in CGP, one a line (plays, moves)')
  .option('--print-positions', 'print the positions instead of timing them (plays)')
  .option(
    '--budget <milliseconds>',
    'how long the solver may take for each position: table (1000), endgame (2000), or a move: strength (200), answers (800)',
  )
  .option('--long <milliseconds>', 'also report what the moves lose to those of searches this long (endgame)')
  .option('--workers <number>', 'play on this many threads, and report the speed-up over one (games)')
  .option('--seconds <number>', 'CPU seconds per game (rules)', '2')
  .addHelpText('after', HELP.bench)
  .action(async (what: string, flags: BenchRequest) => {
    const figures = await bench(what, flags);
    if (typeof figures === 'string') process.stdout.write(`${figures}\n`);
    else print(figures);
  });

addServeCommands(program);

function print(answer: unknown): void {
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof InputError) {
    // Escape control characters from the input.
    process.stderr.write(`lettertafel: ${error.message.replaceAll(/\p{Cc}/gu, '\ufffd')}\n`);
    process.exitCode = MISUNDERSTOOD;
  } else if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? 0 : MISUNDERSTOOD;
  } else {
    throw error;
  }
}
