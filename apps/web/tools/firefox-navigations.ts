/**
 * Leaves a running local game by full navigations, at random within its first half second, and looks for a game that
 * does not come back: `npm run test:firefox -- 500`. Firefox once left its database without an answer that way.
 */

import { startFirefox } from './firefox.ts';
import { whileServed } from './served.ts';

const [times = '100'] = process.argv.slice(2);
const PORT = 8394;
const EARLIEST = 400;
/** A game that is not there after this has hung. */
const HANGS = 30_000;

await whileServed(PORT, async (address) => {
  const firefox = await startFirefox(PORT + 1);
  console.log(firefox.name);
  const until = async (expression: string): Promise<boolean> => {
    for (const start = Date.now(); Date.now() - start < HANGS; ) {
      if (await firefox.see<boolean>(expression).catch(() => false)) return true;
      await new Promise((done) => setTimeout(done, 20));
    }
    return false;
  };
  const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
  try {
    await firefox.go(`${address}/`);
    await until("document.querySelector('.game-card-picture') !== null");
    await firefox.see("document.querySelector('.game-card-picture').click()");
    await until("location.pathname.includes('local~')");
    const game = await firefox.see<string>('location.href');
    let hangs = 0;
    let lost = 0;
    /** A navigation that another one overtakes may be reported as an error, or never: what counts is the game. */
    const go = async (url: string, wait: 'none' | 'complete') => {
      await firefox.go(url, wait).catch((error: unknown) => {
        lost += 1;
        console.log(String(error));
      });
    };
    for (let number = 0; number < Number(times); number++) {
      await go(game, 'none');
      await wait(Math.random() * EARLIEST);
      await go(number % 2 === 0 ? `${address}/` : game, 'none');
      await wait(Math.random() * EARLIEST);
      if (number % 5 !== 4) continue;
      await go(game, 'complete');
      if (number % 50 === 49) console.log(`${number + 1} …`);
      if (await until("document.querySelector('.board-rack, .own-rack') !== null")) continue;
      hangs += 1;
      console.log(`${number}: ${await firefox.see<string>('document.body.innerText.slice(0, 200)')}`);
    }
    console.log(`${times} x 2 navigations, ${hangs} hangs, ${lost} answers of the driver lost`);
    process.exitCode = hangs === 0 ? 0 : 1;
  } finally {
    await firefox.close();
  }
});
