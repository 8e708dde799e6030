/** The server under load: no limits, and the same shuffle at every table. */
import { readFileSync } from 'node:fs';
import { compileModule } from '@lettertafel/solver';
import type { ServerConfig } from '../src/config.ts';
import { QUICK } from '../src/kit.testing.ts';
import { startServer } from '../src/server.ts';
import { SECRET } from './script.ts';

/** As JSON in its only argument. */
export interface LoadServerSettings extends Pick<ServerConfig, 'store' | 'port'> {
  /** The folder of the word lists. */
  readonly words: string;
  /** The move generator's file. */
  readonly generator: string;
}

const [given = ''] = process.argv.slice(2);
const { generator, ...settings } = JSON.parse(given) as LoadServerSettings;
await startServer({
  ...QUICK,
  ...settings,
  generator: compileModule(readFileSync(generator)),
  newSecret: () => SECRET,
  // Memory and CPU time are read from /metrics.
  metrics: true,
});
// What is left after a garbage collection is what the games need.
process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage().heapUsed);
});
process.stderr.write('is open\n');
