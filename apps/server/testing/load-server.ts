/** A server for the load: without limits for guests, and with the same shuffle at every table. */
import { readFileSync } from 'node:fs';
import { compileModule } from '@lettertafel/solver';
import type { ServerConfig } from '../src/config.ts';
import { startServer } from '../src/server.ts';
import { QUICK } from '../src/testing-kit.ts';
import { SECRET } from './script.ts';

/** As JSON in its only argument. */
export interface LoadServerSettings extends Pick<ServerConfig, 'store' | 'port'> {
  /** The folder of the word lists. */
  readonly words: string;
  /** The file of the play generator. */
  readonly generator: string;
}

const [given = ''] = process.argv.slice(2);
const { generator, ...settings } = JSON.parse(given) as LoadServerSettings;
await startServer({
  ...QUICK,
  ...settings,
  generator: compileModule(readFileSync(generator)),
  newSecret: () => SECRET,
  // Memory and processor time are read there.
  metrics: true,
});
process.stderr.write('is open\n');
