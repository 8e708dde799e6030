/** Whole random games, to be converted to sheets without racks. */
import {
  type BaseMove,
  GAMES,
  type GameId,
  type GameState,
  gameById,
  type LogEntry,
  recordVerdicts,
  submit,
} from '@lettertafel/engine';
import { pick, playerOf, seededRng, smallLexicon } from '@lettertafel/engine/testing';
import type { PlayedGame } from './written-record.testing.ts';

export function selfPlayed(id: GameId, seed: string): PlayedGame & { readonly state: GameState } {
  const game = gameById(id);
  const rng = seededRng(`${id} ${seed}`);
  const players = 2 + rng.below(3);
  const options = { checking: 'challenge' };
  const created = game.create(players, options);
  if ('refusal' in created) throw new Error(created.refusal.code);
  const player = playerOf(id);
  const list = smallLexicon(GAMES[id].rules.language);
  const log: LogEntry[] = [];
  let { state } = created;
  let now = 0;

  const play = (move: BaseMove) => {
    const heard = recordVerdicts(list);
    const contextFor = (step: number) => ({
      rng: seededRng(`${id} ${seed} ${log.length + step}`),
      lexicon: heard.lexicon,
    });
    const submission = submit(game, state, { move, now, contextFor });
    for (const step of submission.steps) log.push({ number: log.length, ...step, verdicts: heard.verdicts() });
    ({ state } = submission);
  };

  play({ by: 'house', do: 'deal' });
  for (let moves = 0; moves < 2000 && !state.over; moves++) {
    now += 1000 * rng.below(12);
    const asked = game.windowOf(state)?.awaiting ?? [];
    const seat = asked.length > 0 && rng.below(4) > 0 ? pick(asked, rng) : state.turn;
    play(player(state, seat, { rng, lexicon: list }));
  }
  return { game: id, players, options, log, state };
}
