/** A precomputed game: with a fixed shuffle, every table that plays these moves plays the same game. */
import { type BaseMove, type GameState, gameById, lexiconFrom, scrabbleXlNlRules, submit } from '@lettertafel/engine';
import { crosswordPlayer, type Player, SMALL_DUTCH, seededRng } from '@lettertafel/engine/testing';
import { drawsAfter, seedOf } from '@lettertafel/fairness';

export const SECRET = '0f'.repeat(32);
export const GAME = 'scrabble-xl-nl' as const;
/** Automatic checking: no windows, so every entry is a player's move. */
export const OPTIONS = { checking: 'automatic', starter: 0 } as const;

/** The script's words, as a list to import. */
export const WORDS = SMALL_DUTCH.join('\n');

/** The moves of a game of two, one for each entry after the deal. */
export function makeScript(): BaseMove[] {
  const game = gameById('scrabble-xl-nl');
  const created = game.create(2, OPTIONS);
  if ('refusal' in created) throw new Error(created.refusal.code);
  const nobody = [null, null];
  const chance = { scheme: 2, secret: SECRET, hashes: nobody, shares: nobody } as const;
  const seed = seedOf(chance, { game: GAME, players: 2, options: OPTIONS });
  const lexicon = lexiconFrom({ words: SMALL_DUTCH });
  // As many moves as the game of the first shuffle scheme, so that load figures can be compared.
  const rng = seededRng('script 11');
  const player = crosswordPlayer(scrabbleXlNlRules) as unknown as Player<GameState>;
  const script: BaseMove[] = [];
  let { state } = created;
  let entries = 0;
  let draws = 0;
  const play = (move: BaseMove): boolean => {
    const drawing = drawsAfter({ scheme: 2, seed, entries, draws });
    const contextFor = (step: number) => ({ rng: drawing.rngFor(step), lexicon });
    const { steps, state: after, refusal } = submit(game, state, { move, now: 0, contextFor });
    if (refusal) return false;
    entries += steps.length;
    draws += steps.filter((_, step) => drawing.drawOf(step) !== undefined).length;
    state = after;
    return true;
  };
  play({ by: 'house', do: 'deal' });
  while (!state.over) {
    const move = player(state, state.turn, { rng, lexicon });
    if (move.do !== 'resign' && play(move)) script.push(move);
  }
  return script;
}
