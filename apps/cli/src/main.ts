/** The command line tool: parses the arguments and calls the command's module. */
import { ANALYSIS_LEVELS } from '@lettertafel/analysis';
import { GAME_IDS, isBoardGame, LANGUAGES } from '@lettertafel/engine';
import { PAGE_LANGUAGES } from '@lettertafel/protocol';
import { Command, CommanderError } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { type AnalyseFlags, analyseFile } from './analyse.ts';
import { type BenchRequest, bench } from './bench/bench.ts';
import { completionScript, SHELLS } from './completion.ts';
import { type ConvertFlags, convert } from './convert/convert.ts';
import { HELP } from './help.ts';
import { InputError, readJson } from './input.ts';
import { type LadderFlags, playLadder } from './ladder/ladder.ts';
import { choosePrinting, endQuietlyWhenClosed, print, sayWorking } from './output.ts';
import { playInTerminal } from './play/play.ts';
import { answerOf } from './referee/answer.ts';
import { runScript } from './referee/referee.ts';
import { parseScript } from './referee/script.ts';
import { type KeepFlags, keepInTerminal } from './score/keep.ts';
import { scoreOf } from './score/score.ts';
import { addServeCommands } from './serve/commands.ts';
import { withOldIds } from './serve/old-ids.ts';
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
  .description('Five letter-tile word games that follow their rule booklets.')
  .version(manifest.version)
  .exitOverride()
  .showHelpAfterError('(--help explains each command and gives an example)');

program
  .command('play')
  .description('play a game in the terminal, with people at one keyboard and computer players')
  .argument('[game]', 'the id of a game')
  .option('--players <names>', 'names, separated by commas')
  .option('--bots <levels>', 'levels of computer players, separated by commas')
  .option('--options <json>', 'options of the game as JSON')
  .option('--lexicon <name>', 'the name of a word list, or a file with one word per line')
  .option('--seed <text>', 'the same text and options deal the same tiles')
  .option('--save <file>', 'write the game to a file after every move; at the end for `lettertafel verify`')
  .option('--resume <file>', 'go on with a saved game')
  .option('--language <language>', `${PAGE_LANGUAGES.join(', ')}; default: that of the terminal`)
  .addHelpText('after', HELP.play)
  .action(playInTerminal);

program
  .command('referee')
  .description('apply moves to a position by the rules of a game')
  .argument('[file]', 'a JSON script; - is standard input', '-')
  .addHelpText('after', HELP.referee)
  .action(async (file: string) => {
    const script = parseScript(await readJson(file), wordList);
    print(answerOf(script, runScript(script)));
  });

program
  .command('score')
  .description('keep the score of a game played with a real box, or replay its score sheet')
  .argument('[file]', 'a score sheet as JSON; - is standard input', '-')
  .option('--keep <file>', 'enter lines in the terminal and write the sheet to this file')
  .option('--game <id>', 'the game of a new sheet')
  .option('--players <names>', 'names in the order of play, separated by commas')
  .option('--starter <name>', 'who starts; default: the first player')
  .option('--options <json>', 'options of the game as JSON')
  .option('--lexicon <name>', 'the word list for disputes: its name, or a file with one word per line')
  .addHelpText('after', HELP.score)
  .action(async (file: string, { keep, ...flags }: KeepFlags & { keep?: string }) => {
    const isTalk = keep !== undefined || (file === '-' && process.stdin.isTTY);
    if (isTalk) await keepInTerminal(keep ?? null, flags);
    else print(scoreOf(await readJson(file)));
  });

program
  .command('verify')
  .description('verify the log and the shuffle of a finished game')
  .argument('[file]', 'an exported game; - is standard input', '-')
  .option('--kept <file>', 'the values that a player’s browser has saved about this game')
  .option('--lexicon <name>', 'also check words by this list: its name, or a file with one word per line')
  .addHelpText('after', HELP.verify)
  .action(async (file: string, { kept, lexicon }: { kept?: string; lexicon?: string }) => {
    const record = await readJson(file);
    const list = lexicon === undefined ? undefined : await lexiconNamed(lexicon);
    const { answer, notes } = verify(record, kept === undefined ? undefined : await readJson(kept), list);
    for (const note of notes) process.stderr.write(`${note}\n`);
    print(answer);
    if (!answer.ok) process.exitCode = 1;
  });

program
  .command('convert')
  .description('convert a game or a position to GCG, CGP or JSON')
  .argument('[file]', 'GCG, CGP, an exported game or a score sheet; - is standard input', '-')
  .option('--to <form>', 'gcg, cgp or json', 'json')
  .option('--game <id>', 'the game of a GCG or CGP file; default: by its letters and scores')
  .addHelpText('after', HELP.convert)
  .action(async (file: string, flags: ConvertFlags) => {
    const { text, notes } = await convert(file, flags);
    sayNotes(notes);
    process.stdout.write(text);
  });

program
  .command('analyse')
  .description('compare every turn of a finished game with the best')
  .argument('[file]', 'an exported game, a score sheet or a GCG file; - is standard input', '-')
  .option(
    '--level <level>',
    `${ANALYSIS_LEVELS.join(' or ')}: static equity and exact endings, or also simulation`,
    'static',
  )
  .option('--budget <seconds>', 'how long to simulate; default: until every turn is done')
  .option('--lexicon <name>', 'the word list: its name, or a file with one word per line')
  .option('--game <id>', 'the game of a GCG file; default: by its letters and scores')
  .addHelpText('after', HELP.analyse)
  .action(async (file: string, flags: AnalyseFlags) => {
    const { answer, notes } = await analyseFile(file, flags);
    sayNotes(notes);
    print(answer);
  });

program
  .command('solve')
  .description('find the best plays of a position')
  .argument('[file]', 'a JSON position, as for the referee; - is standard input', '-')
  .option('--top <number>', 'how many plays to print', '10')
  .option('--all', 'print every legal play')
  .option('--budget <ms>', 'how long to search', '1000')
  .option('--cgp <position>', 'a position of a board game in CGP, instead of the file')
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
  .option('--match <better:worse...>', 'levels, or `greedy`; default: each level against the one below')
  .option('--milliseconds <number>', 'thinking time per move', '200')
  .option('--games <number>', 'most games of a match', '400')
  .option('--from <percent>', 'the lowest share that the better one should win', '60')
  .option('--to <percent>', 'the highest share that it should win', '85')
  .option('--seed <text>', 'fixes the shuffles', '1')
  .option('--workers <number>', 'threads; default: one per core')
  .option('--state <file>', 'save results in this file, and continue from it')
  .addHelpText('after', HELP.ladder)
  .action(async (game: string, flags: LadderFlags) => print(await playLadder(game, flags)));

const words = program
  .command('words')
  .description('look words up, and import a list of your own')
  .addHelpText('after', HELP.words);

words
  .command('check')
  .description('explain why words are valid or not')
  .argument('<list>', `${LANGUAGES.join(' or ')}, or a list of your own: nl:club`)
  .argument('<words...>', 'the words')
  .option('--joined', 'accept words without their apostrophe or hyphen (XL-05)')
  .option('--data <folder>', 'the folder of your own lists', 'data')
  .option('--json', 'print JSON, as in a pipe')
  .addHelpText('after', HELP.check)
  .action((list: string, asked: string[], flags: CheckFlags) => {
    const verdicts = checkWords(list, asked, flags);
    if (flags.json || !process.stdout.isTTY) print(verdicts);
    else process.stdout.write(verdicts.map((verdict) => `${tellVerdict(verdict)}\n`).join(''));
  });

words
  .command('info')
  .description('print counts, sources, licences and version of a list')
  .argument('<list>', LANGUAGES.join(' or '))
  .addHelpText('after', HELP.info)
  .action((list: string) => print(describeList(list)));

words
  .command('import')
  .description('import a list of your own')
  .argument('<file>', 'plain text with one word per line, CSV, or the text form of a Scrabble3D dictionary')
  .requiredOption('--language <language>', LANGUAGES.join(' or '))
  .requiredOption('--name <name>', 'the name of the list')
  .option('--data <folder>', 'the folder to store it in', 'data')
  .option('--join-marks', 'read foto’s and mee-eten as FOTOS and MEEETEN')
  .option('--skip-bad-lines', 'skip lines without a playable word, instead of refusing the file')
  .addHelpText('after', HELP.import)
  .action((file: string, flags: ImportFlags) => print(importWords(file, flags)));

program
  .command('bench')
  .description('measure this machine, as JSON')
  .argument('<what>', 'plays, moves, games, endgame, strength, answers, table, load or rules')
  .option('--words <list>', `${LANGUAGES.join(', ')}, or a file with one word per line`, LANGUAGES[0])
  .option('--letters <language>', `the letters of a file: ${LANGUAGES.join(' or ')}`)
  .option('--seed <text>', 'fixes the work, so that two runs do the same', '1')
  .option('--count <number>', 'how many positions, games, tables or words')
  .option('--positions <file>', 'positions in CGP, one per line (plays, moves)')
  .option('--print-positions', 'print the positions instead of timing them (plays)')
  .option(
    '--budget <milliseconds>',
    'how long the solver may take for each position: table (1000), endgame (2000), or a move: strength (200), answers (800)',
  )
  .option('--long <milliseconds>', 'also report what the moves lose to those of searches this long (endgame)')
  .option('--players <name>', 'whose games the positions come from: greedy or static, by equity (endgame)', 'greedy')
  .option('--workers <number>', 'play on this many threads, and report the speed-up over one (games)')
  .option('--seconds <number>', 'CPU seconds per game (rules)', '2')
  .addHelpText('after', HELP.bench)
  .action(async (what: string, flags: BenchRequest) => {
    sayWorking(`Measuring ${what}`);
    const figures = await bench(what, flags);
    if (typeof figures === 'string') process.stdout.write(`${figures}\n`);
    else print(figures);
  });

addServeCommands(program);

program
  .command('completion')
  .description('print a script that completes commands in your shell')
  .argument('<shell>', SHELLS.join(', '))
  .addHelpText('after', HELP.completion)
  .action((asked: string) => {
    const shell = SHELLS.find((name) => name === asked);
    if (!shell) throw new InputError(`shell: expected one of ${SHELLS.join(', ')}`);
    process.stdout.write(completionScript(shell, program));
  });

/** Every command that prints an answer prints it as JSON if asked. */
function offerJson(command: Command): void {
  for (const below of command.commands) offerJson(below);
  const isOffered = command.options.some(({ long }) => long === '--json');
  if (command.commands.length === 0 && !isOffered && !SPOKEN.has(command.name()))
    command.option('--json', 'print JSON, as in a pipe');
}

/** Commands that print no answer, but talk to people or print a file. */
const SPOKEN: ReadonlySet<string> = new Set(['play', 'serve', 'completion', 'convert']);
offerJson(program);
program.hook('preAction', (_, command) => choosePrinting(command.opts()));
endQuietlyWhenClosed();

/** On standard error: what of a file was not kept, or not as the rules say. */
function sayNotes(notes: readonly string[]): void {
  for (const note of notes) process.stderr.write(`${printable(note)}\n`);
}

/** Without control characters from the input. */
function printable(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, '\ufffd');
}

try {
  await program.parseAsync(withOldIds(process.argv.slice(2)), { from: 'user' });
} catch (error) {
  if (error instanceof InputError) {
    process.stderr.write(`lettertafel: ${printable(error.message)}\n`);
    process.exitCode = MISUNDERSTOOD;
  } else if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? 0 : MISUNDERSTOOD;
  } else {
    throw error;
  }
}
