/** Lines as moves of the engine. */
import { type CardMove, type Lexicon, lexiconFromVerdicts, UNSEEN } from '@lettertafel/engine';
import type { KeptMove } from './engine-game.ts';
import type { Answer, DisputeDeed, Line } from './line.ts';

/** The engine's move for a line; null if there is none (the end, a scoring word without its table, manual points). */
export function moveOf(line: Line): KeptMove | null {
  const { by } = line;
  switch (line.do) {
    case 'lay': {
      const { at, word, cards, more } = line;
      return { by, do: 'lay', at, word, ...(cards ? { cards } : {}), ...(more ? { more } : {}) };
    }
    case 'arrange': {
      const { table, piles } = line;
      return { by, do: 'arrange', table, ...(piles ? { piles } : {}) };
    }
    case 'draw':
      return { by, do: 'draw', ...(line.pile === undefined ? {} : { pile: line.pile }) };
    case 'exchange':
      return { by, do: 'exchange', tiles: unseenTiles(line.count) };
    case 'card': {
      const { card, target, count } = line;
      const tiles = card === 'free-exchange' ? unseenTiles(count) : undefined;
      const asked: CardMove = {
        by,
        do: 'card',
        card,
        ...(target === undefined ? {} : { target }),
        ...(tiles === undefined ? {} : { tiles }),
      };
      return asked;
    }
    case 'take':
      return { by, do: 'take', count: line.count };
    case 'look':
    case 'discard':
      return { by, do: line.do, card: line.card };
    case 'dispute':
      return { by, do: 'dispute', ...(line.words ? { words: line.words } : {}) };
    case 'time-up':
      return { by: 'house', do: 'timeout' };
    case 'pass':
    case 'resign':
    case 'give-up':
      return { by, do: line.do };
    case 'word':
    case 'number':
    case 'end':
    case 'points':
      return null;
  }
}

/** If the number of exchanged tiles was not noted: one, the minimum. */
function unseenTiles(count = 1): string {
  return UNSEEN.repeat(count);
}

export function cancelMove({ by, cancels }: Answer): KeptMove {
  return { by, do: 'card', card: 'cancel-card', cancels };
}

/** A lexicon that repeats the recorded verdicts. */
export function lexiconOf({ verdicts }: DisputeDeed): Lexicon {
  return lexiconFromVerdicts(verdicts);
}
