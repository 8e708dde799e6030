/** The question to whoever is to answer or to move. */
import type { CrosswordView, GameId, GameState, Seat, TableView, TricksterView } from '@lettertafel/engine';
import { gameById } from '@lettertafel/engine';

type View = CrosswordView | TricksterView | TableView;

const HAND_LIMIT = 3;

/** What the asked seat can do, in the order in which the rules ask. */
export function promptFor(
  game: GameId,
  state: GameState,
  { seat, players }: { seat: Seat; players: readonly string[] },
) {
  const view = gameById(game).viewFor(state, seat) as View;
  return `${players[seat]}: ${question(view, seat, players)}> `;
}

function question(view: View, seat: Seat, players: readonly string[]): string {
  if ('announced' in view) {
    const asked = view.announced.findLast(({ window }) => window.awaiting.includes(seat));
    if (asked) {
      const cards = asked.cards.map(({ card }) => card).join(', ');
      return `${players[asked.by]} plays ${cards} — accept, or cancel CARD`;
    }
  }
  if (view.open?.window.awaiting.includes(seat)) {
    const words = view.open.words.map((made) => (typeof made === 'string' ? made : made.word)).join(', ');
    return `${players[view.open.seat]} made ${words} — accept or dispute [WORD…]`;
  }
  if ('opening' in view && view.opening?.awaiting.includes(seat)) {
    return `the turn of ${players[view.turn]} begins — accept, or card skip-opponent ${players[view.turn]}`;
  }
  if ('phase' in view && view.phase?.seat === seat) {
    if (view.phase.due > 0) return `${view.phase.due} to take — take [NUMBER]`;
    return view.hand.length > HAND_LIMIT ? 'discard CARD' : 'card CARD PLAYER, or accept to go on';
  }
  return 'your move';
}
