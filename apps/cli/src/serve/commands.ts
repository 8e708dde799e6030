/** The server's commands, their flags and environment variables. */
import { type Command, Option } from 'commander';
import { HELP } from '../help.ts';
import type { Work } from './admin.ts';
import type { ServeFlags } from './serve.ts';
import type { StoreFlags } from './store-flags.ts';

function storeOptions(command: Command): Command {
  return command
    .addOption(new Option('--data <folder>', 'where the data lies').env('LETTERTAFEL_DATA').default('data'))
    .addOption(new Option('--database <url>', 'a PostgreSQL instead of a file in the folder').env('DATABASE_URL'));
}

/** Loaded on demand, so that other commands start faster. */
export function addServeCommands(program: Command): void {
  storeOptions(program.command('serve'))
    .description('the server and the web app')
    .addOption(new Option('--port <number>', 'where it listens').env('PORT').default('8080'))
    .addOption(new Option('--host <address>', 'which network it listens on').env('LETTERTAFEL_HOST').default('0.0.0.0'))
    .addOption(new Option('--base-url <url>', 'where people reach it through a proxy').env('LETTERTAFEL_BASE_URL'))
    .addOption(
      new Option(
        '--trust-proxy <hops or networks>',
        'believe so many proxies in a row, or those of these networks, about addresses and https',
      ).env('LETTERTAFEL_TRUST_PROXY'),
    )
    .addOption(new Option('--metrics', 'let anybody who reaches the server read /metrics').env('LETTERTAFEL_METRICS'))
    .addOption(
      new Option('--nudge-seconds <number>', 'without a clock: how long a nudged player is waited for').env(
        'LETTERTAFEL_NUDGE_SECONDS',
      ),
    )
    .addOption(
      new Option('--bot-delay <ms>', 'how long bots wait before they move')
        .env('LETTERTAFEL_BOT_DELAY')
        .default('1400'),
    )
    .addOption(
      new Option('--bot-milliseconds <ms>', 'how long bots may think')
        .env('LETTERTAFEL_BOT_MILLISECONDS')
        .default('800'),
    )
    .addOption(new Option('--bot-workers <number>', 'on how many threads bots think').env('LETTERTAFEL_BOT_WORKERS'))
    .addOption(new Option('--limits <factor>', 'multiply the rate limits').env('LETTERTAFEL_LIMITS').default('1'))
    .addOption(new Option('--log <level>', 'silent, error, warn, info or debug').env('LETTERTAFEL_LOG').default('warn'))
    .addHelpText('after', HELP.serve)
    .action(async (flags: ServeFlags) => (await import('./serve.ts')).serve(flags));

  addAdminCommands(program);

  storeOptions(program.command('export'))
    .description('write all data of a house to a file')
    .argument('<file>', 'a file that is not there yet; it holds everything, keep it to yourself')
    .addHelpText('after', HELP.exportHouse)
    .action(async (file: string, flags: StoreFlags) =>
      print(await (await import('./transfer.ts')).exportHouse(file, flags)),
    );

  storeOptions(program.command('import'))
    .description('read all data of a house into an empty folder or database')
    .argument('<file>', 'what `lettertafel export` has written')
    .addHelpText('after', HELP.importHouse)
    .action(async (file: string, flags: StoreFlags) =>
      print(await (await import('./transfer.ts')).importHouse(file, flags)),
    );
}

/** The commands below `admin`: what they take, and what they are for. */
const ADMIN = [
  { name: 'reports', takes: [], what: 'what people have reported and nobody has closed; --all: everything' },
  { name: 'table', takes: ['<table>'], what: 'who sits and speaks at a table, with the ids of the guests' },
  { name: 'audit', takes: [], what: 'what the host of the server has done' },
  { name: 'evict', takes: ['<guest>', '<table>'], what: 'take a guest out of a table' },
  { name: 'mute', takes: ['<guest>'], what: 'let a guest say nothing any more' },
  { name: 'unmute', takes: ['<guest>'], what: 'let a guest speak again' },
  { name: 'ban', takes: ['<guest>'], what: 'take a guest out of all tables and let the guest in no more' },
  { name: 'unban', takes: ['<guest>'], what: 'let a guest in again' },
  { name: 'delete', takes: ['<what>', '<id>', '[number]'], what: 'delete a guest, or a saying of a table' },
  { name: 'close', takes: ['<table>', '<kind>', '<number>'], what: 'close the reports of a saying or a seat' },
] as const;

function addAdminCommands(program: Command): void {
  const admin = program
    .command('admin')
    .description('see and act on what people do at your server, also while it runs')
    .addHelpText('after', HELP.admin);
  for (const { name, takes, what } of ADMIN) {
    const command = storeOptions(admin.command(name)).description(what).addHelpText('after', HELP.adminCommands[name]);
    for (const taken of takes) command.argument(taken);
    command.option('--json', 'JSON also on a terminal');
    if (name === 'reports') command.option('--all', 'the closed ones too');
    else if (name !== 'table' && name !== 'audit') command.option('--reason <text>', 'kept in the audit log');
    command.action(async (...given: unknown[]) => {
      const { WORK, runAdmin } = await import('./admin.ts');
      const answer = await runAdmin(WORK[name] as Work, given.slice(0, takes.length) as string[], command.opts());
      process.stdout.write(`${answer}\n`);
    });
  }
}

function print(answer: unknown): void {
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
