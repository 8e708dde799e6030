/**
 * A short run outside of Chromium: every game some turns by typing, a drag, a reload, a game with a friend, and a
 * local game without a server. `npm run test:browsers` runs it in Debian's Firefox and WebKitGTK; a name runs one.
 */
import assert from 'node:assert/strict';
import {
  type CrosswordView,
  EMPTY_BOARD,
  formatSquare,
  type GameId,
  parsePlace,
  type TableView,
  type TricksterView,
} from '@lettertafel/engine';
import { makeClient } from '../../server/src/kit.testing.ts';
import { newTiles } from '../e2e/board-page.ts';
import { playsOf, wordsOf } from '../e2e/legal-plays.ts';
import { questionOf } from '../e2e/whole-game.ts';
import { type DrivenBrowser, dragged, KEYS, type Point, tapped, typed } from './driven-browser.ts';
import { startFirefox } from './firefox.ts';
import { pause, whileServed } from './served.ts';
import { startWebKit } from './webkit.ts';

type View = CrosswordView & TricksterView & TableView;
interface News {
  readonly length: number;
  readonly view: View;
}

const PORT = 8404;
const BROWSERS = { firefox: startFirefox, webkit: startWebKit };
const BOARD_GAMES: readonly GameId[] = ['scrabble-xl-nl', 'scrabble-de', 'trickster-nl'];
const TABLE_GAMES: readonly GameId[] = ['rummikub-sabra', 'rummikub-international'];
const OWN_TURNS = 3;
const HANGS = 120_000;
/** Quicker than this two taps at one place are one double click, which the page takes as one. */
const DOUBLE_CLICK = 700;
const TILE = '[aria-label="Mijn plankje"] button';

async function run(hand: Hand, stopServer: () => Promise<void>): Promise<void> {
  await hand.open('/');
  await hand.see("localStorage.setItem('lettertafel.language', 'nl')");
  for (const game of BOARD_GAMES) await step(`${game}: some turns`, () => playBoard(hand, game));
  for (const game of TABLE_GAMES) await step(`${game}: some turns`, () => playTable(hand, game));
  await step('a drag from the rack, and back', () => drag(hand));
  await step('a game with a friend', () => playWithFriend(hand));
  await step('a local game survives a reload and the end of the server', () => playAlone(hand, stopServer));
}

async function step(name: string, work: () => Promise<void>): Promise<void> {
  const start = Date.now();
  await work();
  console.log(`  ${name}: ${((Date.now() - start) / 1000).toFixed(1)} s`);
}

type Hand = ReturnType<typeof makeHand>;

/** A user's hand at the page. */
function makeHand(browser: DrivenBrowser, address: string) {
  const until = async (expression: string, what = expression): Promise<void> => {
    for (const start = Date.now(); Date.now() - start < HANGS; await pause()) {
      if (await browser.see<boolean>(expression).catch(() => false)) return;
    }
    const shown = await browser.see<string>('document.body.innerText.slice(0, 400)').catch(String);
    throw new Error(`not seen: ${what}; the page shows: ${shown}`);
  };
  const centre = async (selector: string): Promise<Point> => {
    await until(`document.querySelector(${JSON.stringify(selector)}) !== null`, selector);
    return browser.see<Point>(`(() => {
      const { x, y, width, height } = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })()`);
  };
  let tappedAt = 0;
  const tap = async (selector: string) => {
    while (Date.now() - tappedAt < DOUBLE_CLICK) await pause();
    const at = await centre(selector);
    tappedAt = Date.now();
    await browser.act(tapped(at));
  };
  const press = (...keys: readonly string[]) => browser.act(typed(keys));
  /** A request with the cookie of the page. */
  const request = <Answer>(path: string, body?: object): Promise<Answer> =>
    browser.see<Answer>(
      `fetch('/api/${path}', ${
        body
          ? `{ method: 'POST', headers: { 'content-type': 'application/json' }, body: ${JSON.stringify(JSON.stringify(body))} }`
          : '{}'
      }).then((answer) => answer.json())`,
    );
  const newsOf = (table: string) => request<News>(`tables/${table}/news?as=0&after=1000000`);
  return {
    address,
    see: browser.see,
    until,
    tap,
    press,
    request,
    open: (path: string) => browser.go(`${address}${path}`),
    drag: async (from: string, to: string) => browser.act(dragged(await centre(from), await centre(to))),
    /** Waits for news of a table; asks beside the page. */
    async untilNews(table: string, fits: (news: News) => boolean, what: string): Promise<News> {
      for (const start = Date.now(); Date.now() - start < HANGS; await pause()) {
        const news = await newsOf(table);
        if (news.view && fits(news)) return news;
      }
      const shown = await browser.see<string>('document.body.innerText').catch(String);
      throw new Error(`${table}: ${what} did not come; the page shows: ${shown}`);
    },
    newsOf,
  };
}

const squareOf = (square: number) => `[role=gridcell][aria-label^="${formatSquare(EMPTY_BOARD, square)},"]`;

async function begin(hand: Hand, game: GameId, seats: readonly object[]): Promise<string> {
  const { id } = await hand.request<{ id: string }>('tables', { game, options: { checking: 'automatic' }, seats });
  if (seats.every((seat) => !('kind' in seat) || seat.kind !== 'link')) await hand.request(`tables/${id}/start`, {});
  return id;
}

const AGAINST_COMPUTER = [{ kind: 'me' }, { kind: 'bot', level: 'beginner' }];

async function playBoard(hand: Hand, game: GameId): Promise<void> {
  const table = await begin(hand, game, AGAINST_COMPUTER);
  await hand.open(`/t/${table}`);
  await hand.until(`document.querySelectorAll('${TILE}').length === 7`);
  let known = 0;
  for (let turns = 0; turns < OWN_TURNS; ) {
    const { length, view } = await hand.untilNews(table, (news) => news.length > known && isMine(news.view), 'my turn');
    known = length;
    if (view.over) return;
    if (isAsked(view)) await hand.tap('.question-answers .btn');
    else {
      turns += 1;
      await layBest(hand, game, view);
    }
    await hand.untilNews(table, (news) => news.length > length, 'the log of my move');
  }
}

function isMine(view: View): boolean {
  const { over, turn, open, held, opening, announced, phase } = view;
  const isFree = turn === 0 && !open && !held && !opening && !phase && !announced?.length;
  return over !== null || isAsked(view) || isFree;
}

/** A question about cards that the page does not answer itself. */
const isAsked = (view: View) => view.hand !== undefined && questionOf(view) !== null;

async function layBest(hand: Hand, game: GameId, view: CrosswordView): Promise<void> {
  const best = playsOf(game, view)[0];
  if (!best) {
    await hand.tap('.board-turn > .btn:last-of-type:not([aria-disabled])');
    return;
  }
  const [first, ...others] = newTiles(best, view.board);
  const place = parsePlace(EMPTY_BOARD, best.at);
  assert(first && place);
  await hand.tap(squareOf(first.square));
  const isAcross = place.direction === 'across';
  const [back, on] = isAcross ? [KEYS.ArrowLeft, KEYS.ArrowRight] : [KEYS.ArrowUp, KEYS.ArrowDown];
  const isAtEdge = (isAcross ? first.square % 15 : Math.floor(first.square / 15)) === 0;
  await hand.press(...(isAtEdge ? [on, back] : [back, on]));
  await hand.press(...[first, ...others].map(({ cell }) => cell.toLowerCase()));
  await hand.until(`document.querySelectorAll('.board .tile-draft').length === ${others.length + 1}`, 'the draft');
  await hand.until("document.querySelector('.board-lay:not([aria-disabled])') !== null", 'the button to play the word');
  await hand.press(KEYS.Enter);
}

async function playTable(hand: Hand, game: GameId): Promise<void> {
  const table = await begin(hand, game, AGAINST_COMPUTER);
  await hand.open(`/t/${table}`);
  await hand.until("document.querySelectorAll('.own-rack button').length >= 7", 'my letters');
  let known = 0;
  for (let turns = 0; turns < OWN_TURNS; turns++) {
    const { length, view } = await hand.untilNews(table, (news) => news.length > known && isMine(news.view), 'my turn');
    known = length;
    if (view.over) return;
    const word = wordsOf(view.rack.join(''), 3).find((one) => !view.formed.includes(one));
    if (word) {
      await hand.press(...word.toLowerCase());
      await hand.until("document.querySelector('.finish-button:not([aria-disabled])') !== null", 'the end of the turn');
      // Enter selects the letter that was typed.
      await hand.tap('.finish-button');
    } else await hand.tap('.turn-buttons .btn:not(.finish-button, [aria-disabled])');
    await hand.untilNews(table, (news) => news.length > length, `the log of ${word ?? 'a drawn letter'}`);
  }
}

async function drag(hand: Hand): Promise<void> {
  const table = await begin(hand, 'scrabble-xl-nl', AGAINST_COMPUTER);
  await hand.open(`/t/${table}`);
  await hand.untilNews(table, ({ view }) => isMine(view), 'my turn');
  await hand.until(`document.querySelectorAll('${TILE}').length === 7`);
  const drafts = "document.querySelectorAll('.board .tile-draft').length";
  await hand.drag(TILE, squareOf(1));
  await hand.until(`${drafts} === 1`, 'a dragged tile on A2');
  await hand.press(KEYS.Escape);
  await hand.until(`${drafts} === 0`, 'the tile back on the rack');
}

async function playWithFriend(hand: Hand): Promise<void> {
  const friend = makeClient(hand.address);
  await friend.get('/api/me');
  const table = await begin(hand, 'scrabble-xl-nl', [{ kind: 'me', name: 'Noord' }, { kind: 'link' }]);
  await hand.open(`/t/${table}`);
  await friend.post(`/api/tables/${table}/sit`, { name: 'Oost' });
  await hand.until(`document.querySelectorAll('${TILE}').length === 7`, 'the rack of a game with a friend');
  const { view } = await hand.untilNews(table, (news) => news.view !== null, 'the deal');
  const move = view.turn === 0 ? { by: 1, do: 'resign' } : { by: 1, do: 'pass' };
  await friend.post(`/api/tables/${table}/moves`, { id: 'friends-move', move });
  await hand.until('/Oost (past|geeft op|heeft opgegeven)/.test(document.body.innerText)', 'the move of the friend');
}

async function playAlone(hand: Hand, stopServer: () => Promise<void>): Promise<void> {
  await hand.open('/');
  await hand.until(
    'navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)',
    'offline use',
  );
  await hand.tap('.game-card-picture');
  const letters = `[...document.querySelectorAll('${TILE}')].map((tile) => tile.textContent).join()`;
  await hand.until(`document.querySelectorAll('${TILE}').length === 7`, 'the rack of a local game');
  const before = await hand.see<string>(letters);
  const sorted = (text: string) => text.split(',').sort().join();
  const path = await hand.see<string>('location.pathname');
  for (const isServed of [true, false]) {
    if (!isServed) await stopServer();
    await hand.open(path);
    await hand.until(`document.querySelectorAll('${TILE}').length === 7`, 'the rack after a reload');
    assert.equal(sorted(await hand.see<string>(letters)), sorted(before));
  }
}

const asked = process.argv.slice(2);
for (const [name, start] of Object.entries(BROWSERS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  await whileServed(PORT, async (address, stop) => {
    const browser = await start(PORT + 1);
    console.log(browser.name);
    try {
      await run(makeHand(browser, address), stop);
    } finally {
      await browser.close();
    }
  });
}
