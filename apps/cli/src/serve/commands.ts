/** The server's commands, their flags and environment variables. */
import { type Command, Option } from 'commander';
import { HELP } from '../help.ts';
import { print } from '../output.ts';
import type { Work } from './admin.ts';
import type { ServeFlags } from './serve.ts';
import type { StoreFlags } from './store-flags.ts';
import type { ExportFlags } from './transfer.ts';

function storeOptions(command: Command): Command {
  return command
    .addOption(new Option('--data <folder>', 'the data folder').env('LETTERTAFEL_DATA').default('data'))
    .addOption(new Option('--database <url>', 'a PostgreSQL instead of a file in the folder').env('DATABASE_URL'));
}

/** Loaded on demand, so that other commands start faster. */
export function addServeCommands(program: Command): void {
  storeOptions(program.command('serve'))
    .description('run the server with the web app')
    .addOption(new Option('--port <number>', 'the port').env('PORT').default('8080'))
    .addOption(new Option('--host <address>', 'the interface to listen on').env('LETTERTAFEL_HOST').default('0.0.0.0'))
    .addOption(
      new Option('--tls-cert <file>', 'serve https with this certificate (PEM, with its chain)').env(
        'LETTERTAFEL_TLS_CERT',
      ),
    )
    .addOption(new Option('--tls-key <file>', 'the key of the certificate (PEM)').env('LETTERTAFEL_TLS_KEY'))
    .addOption(new Option('--base-url <url>', 'the public address behind a proxy').env('LETTERTAFEL_BASE_URL'))
    .addOption(
      new Option(
        '--trust-proxy <hops or networks>',
        'trust the forwarded headers of this many proxies, or of proxies in these networks',
      ).env('LETTERTAFEL_TRUST_PROXY'),
    )
    .addOption(
      new Option('--metrics', 'serve /metrics to everybody who can reach the server').env('LETTERTAFEL_METRICS'),
    )
    .addOption(
      new Option('--contact <address>', 'how players reach you: mailto:you@example.org, or a page').env(
        'LETTERTAFEL_CONTACT',
      ),
    )
    .addOption(
      new Option('--push-service <origin>', 'send notices to this push service too, besides those of browsers').env(
        'LETTERTAFEL_PUSH_SERVICE',
      ),
    )
    .addOption(
      new Option('--forget-after <days>', 'delete guests who have not been here for so long; 0: never')
        .env('LETTERTAFEL_FORGET_AFTER')
        .default('400'),
    )
    .addOption(
      new Option('--nudge-seconds <number>', 'without a clock: how long a nudged player has to move').env(
        'LETTERTAFEL_NUDGE_SECONDS',
      ),
    )
    .addOption(
      new Option('--bot-delay <ms>', 'longest delay before a bot moves').env('LETTERTAFEL_BOT_DELAY').default('1400'),
    )
    .addOption(
      new Option('--bot-milliseconds <ms>', 'thinking time of a bot')
        .env('LETTERTAFEL_BOT_MILLISECONDS')
        .default('800'),
    )
    .addOption(
      new Option('--bot-workers <number>', 'threads for bots; default: all cores but one; 0: no bots at tables').env(
        'LETTERTAFEL_BOT_WORKERS',
      ),
    )
    .addOption(new Option('--limits <factor>', 'multiplies the rate limits').env('LETTERTAFEL_LIMITS').default('1'))
    .addOption(new Option('--log <level>', 'silent, error, warn, info or debug').env('LETTERTAFEL_LOG').default('warn'))
    .addHelpText('after', HELP.serve)
    .action(async (flags: ServeFlags) => (await import('./serve.ts')).serve(flags));

  addAdminCommands(program);

  storeOptions(program.command('export'))
    .description('write all data of a server to a file')
    .argument('<file>', 'a new file, or - for standard output; it contains secrets, so keep it private')
    .option('--force', 'replace the file if it exists, once the export is complete')
    .addHelpText('after', HELP.exportHouse)
    .action(async (file: string, flags: ExportFlags) => {
      const counts = await (await import('./transfer.ts')).exportHouse(file, flags);
      // Standard output has the export, which ends with the same counts.
      if (file !== '-') print(counts);
    });

  storeOptions(program.command('import'))
    .description('read the data of a server into an empty folder or database')
    .argument('<file>', 'a file written by `lettertafel export`')
    .addHelpText('after', HELP.importHouse)
    .action(async (file: string, flags: StoreFlags) =>
      print(await (await import('./transfer.ts')).importHouse(file, flags)),
    );
}

/** Exit code of an action that changed nothing. */
const NOTHING_DONE = 1;

/** The commands below `admin`, with their arguments and descriptions. */
const ADMIN = [
  { name: 'reports', takes: [], what: 'list the open reports; --all: all of them' },
  { name: 'tables', takes: [], what: 'list the tables that wait or are played; --all: finished ones too' },
  { name: 'table', takes: ['<table>'], what: 'list the players and the chat of a table, with the ids of the guests' },
  { name: 'audit', takes: [], what: 'list everything that was done with these commands' },
  { name: 'evict', takes: ['<guest>', '<table>'], what: 'remove a guest from a table' },
  { name: 'end', takes: ['<table>'], what: 'close a table: it ends without a result' },
  { name: 'mute', takes: ['<guest>'], what: 'stop a guest from chatting' },
  { name: 'unmute', takes: ['<guest>'], what: 'let a guest chat again' },
  { name: 'ban', takes: ['<guest>'], what: 'remove a guest from all tables and admit them to none' },
  { name: 'unban', takes: ['<guest>'], what: 'admit a guest again' },
  {
    name: 'delete',
    takes: ['<what>', '<id>', '[number]'],
    what: 'delete a guest, a table, or a chat message (saying) of a table',
  },
  { name: 'close', takes: ['<table>', '<kind>', '<number>'], what: 'close the reports about a chat message or a seat' },
] as const;

function addAdminCommands(program: Command): void {
  const admin = program
    .command('admin')
    .description('moderate the players of your server, also while it runs')
    .addHelpText('after', HELP.admin);
  for (const { name, takes, what } of ADMIN) {
    const command = storeOptions(admin.command(name)).description(what).addHelpText('after', HELP.adminCommands[name]);
    for (const taken of takes) command.argument(taken);
    command.option('--json', 'print JSON on a terminal too');
    if (name === 'reports') command.option('--all', 'also list closed reports');
    else if (name === 'tables') command.option('--all', 'also list finished tables');
    else if (name !== 'table' && name !== 'audit') command.option('--reason <text>', 'recorded in the audit log');
    command.action(async (...given: unknown[]) => {
      const { WORK, runAdmin } = await import('./admin.ts');
      const ran = await runAdmin(WORK[name] as Work, given.slice(0, takes.length) as string[], command.opts());
      process.stdout.write(`${ran.text}\n`);
      if (!ran.isDone) process.exitCode = NOTHING_DONE;
    });
  }
}
