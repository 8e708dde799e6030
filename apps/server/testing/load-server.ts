/** A server for the load: without limits for guests, and with the same shuffle at every table. */
import { startServer } from '../src/server.ts';
import type { StoreAddress } from '../src/store/database.ts';
import { QUICK } from '../src/testing-kit.ts';
import { SECRET } from './script.ts';

const [store = '', port = '0'] = process.argv.slice(2);
const server = await startServer({
  ...QUICK,
  store: JSON.parse(store) as StoreAddress,
  port: Number(port),
  newSecret: () => SECRET,
});
process.stderr.write('is open\n');
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
