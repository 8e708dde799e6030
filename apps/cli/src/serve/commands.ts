/** The commands of the server: their flags, and the environment variables that stand for them. */
import { type Command, Option } from 'commander';
import { HELP } from '../help.ts';
import type { ServeFlags } from './serve.ts';
import type { StoreFlags } from './store-flags.ts';

function storeOptions(command: Command): Command {
  return command
    .addOption(new Option('--data <folder>', 'where the data lies').env('LETTERTAFEL_DATA').default('data'))
    .addOption(new Option('--database <url>', 'a PostgreSQL instead of a file in the folder').env('DATABASE_URL'));
}

/** What only these commands need is loaded when they are given: every other command starts without it. */
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
    .addOption(new Option('--log <level>', 'silent, error, warn, info or debug').env('LETTERTAFEL_LOG').default('warn'))
    .addHelpText('after', HELP.serve)
    .action(async (flags: ServeFlags) => (await import('./serve.ts')).serve(flags));

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

function print(answer: unknown): void {
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
