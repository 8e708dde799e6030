import { describe, expect, test } from 'vitest';
import { GAME_IDS, gameById } from '../games/index.ts';

describe.each(GAME_IDS)('%s', (id) => {
  const { redact } = gameById(id);

  test.each(['shuffled-in', 'constructor', '__proto__'])(
    'shows nothing of an event that no rule covers: %s',
    (type) => {
      const event = { type, tiles: ['A', 'B'] };
      expect(redact(event, 0)).toEqual({ type });
      expect(redact(event, 'spectator')).toEqual({ type });
    },
  );
});
