/** Test support: a hash of everything that pages are sent of the fixtures, for every viewer. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import {
  GAME_IDS,
  type GameId,
  type GameView,
  gameById,
  type SeenEvent,
  VIEW_VERSION,
  type Viewer,
} from '@lettertafel/engine';
import { parseRecord } from './record.ts';
import { PROTOCOL_VERSION } from './socket.ts';

const FOLDER = new URL('../../../fixtures/games/', import.meta.url);

/** The form of views by the versions that name it. */
export function viewForms() {
  return { protocol: PROTOCOL_VERSION, views: VIEW_VERSION, games: Object.fromEntries(GAME_IDS.map(formOf)) };
}

function formOf(id: GameId): [GameId, string] {
  const hash = createHash('sha256');
  for (const seen of seenInFixtures(id)) hash.update(JSON.stringify(seen));
  return [id, hash.digest('hex')];
}

/** By log entry and viewer, the redacted events and the view after them. */
export function* seenInFixtures(id: GameId): Generator<readonly (readonly [readonly SeenEvent[], GameView])[]> {
  const folder = new URL(`${id}/`, FOLDER);
  for (const file of readdirSync(folder).sort()) {
    const parsed = parseRecord(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
    if (!('value' in parsed)) throw new Error(`${file}: ${parsed.problem.why}`);
    const { players, options, log } = parsed.value;
    const game = gameById(id);
    const created = game.create(players, options);
    if ('refusal' in created) throw new Error(`${file}: ${created.refusal.code}`);
    const viewers: Viewer[] = [...Array.from({ length: players }, (_, seat) => seat), 'spectator'];
    let { state } = created;
    for (const { events } of log) {
      for (const event of events) state = game.evolve(state, event);
      yield viewers.map((as) => [events.map((event) => game.redact(event, as)), game.viewFor(state, as)]);
    }
  }
}
