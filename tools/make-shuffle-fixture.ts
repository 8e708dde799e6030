/**
 * Writes a small game with shares in its shuffle, and the first player's kept values. `kept-1.json` is what a page of an
 * earlier version kept of it, and is not written again.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { type BaseMove, replay, scrabbleXlNl } from '@lettertafel/engine';
import { commitmentOf, digestOfView, hashOfShare, type Kept, seenAfter } from '@lettertafel/fairness';
import { chanceOf, hexOf, playedBy } from '@lettertafel/fairness/testing';

const FOLDER = new URL('../fixtures/shuffle/', import.meta.url);
const START = Date.UTC(2026, 0, 1);

const settings = { game: scrabbleXlNl.id, players: 3, options: { starter: 0 } };
const secret = hexOf('secret');
const [noord, oost] = [hexOf('noord'), hexOf('oost')];
const commitment = commitmentOf(secret);
// The third page was away at the deal.
const chance = chanceOf(secret, [noord, oost, null]);
const head = { ...settings, commitment, chance };
const timed = (move: object, second: number) => ({ move: move as BaseMove, at: START + second * 1000 });
const deal = timed({ by: 'house', do: 'deal' }, 0);
const dealt = playedBy(head, [deal]).log[0]?.events.find(({ type }) => type === 'dealt');
const tiles = (dealt as unknown as { racks: string[][] }).racks[0]?.slice(0, 3).join('');

const game = playedBy(head, [
  deal,
  timed({ by: 0, do: 'exchange', tiles }, 20),
  timed({ by: 'house', do: 'resume', away: 60_000 }, 100),
  timed({ by: 1, do: 'resign' }, 110),
  timed({ by: 2, do: 'resign' }, 130),
]);
const shown = game.log.map(({ number, at, move, events }) => ({
  number,
  at,
  by: move.by,
  events: events.map((event) => scrabbleXlNl.redact(event as never, 0)),
}));
const created = scrabbleXlNl.create(settings.players, settings.options);
if ('refusal' in created) throw new Error(created.refusal.code);
const viewAfter = (length: number) =>
  scrabbleXlNl.viewFor(replay(scrabbleXlNl, created.state, game.log.slice(0, length) as never), 0);
const views = game.log.map((_, index) => [index + 1, digestOfView(viewAfter(index + 1))]);

const kept: Kept = {
  version: 2,
  table: 'fixture',
  settings,
  commitment,
  seats: [0],
  bots: [],
  share: noord,
  hash: hashOfShare(noord, commitment),
  hashes: chance.hashes,
  opened: true,
  stay: 'connected',
  contradicted: false,
  seen: { 0: seenAfter(shown) },
  shown: { 0: Object.fromEntries(views) },
};

mkdirSync(FOLDER, { recursive: true });
writeFileSync(new URL('game.json', FOLDER), `${JSON.stringify(game, null, 1)}\n`);
writeFileSync(new URL('kept.json', FOLDER), `${JSON.stringify(kept, null, 1)}\n`);
