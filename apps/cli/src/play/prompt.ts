/** The prompt for the awaited player: the subject, and what can be typed. */
import { type GameId, type GameState, type GameView, gameById, type Offer, type Seat } from '@lettertafel/engine';

/** Lists what the engine offers the seat. */
export function promptFor(
  game: GameId,
  state: GameState,
  { seat, players }: { seat: Seat; players: readonly string[] },
) {
  const rules = gameById(game);
  const view = rules.viewFor(state, seat);
  const commands = rules.offersFor(view).flatMap((offer) => commandsOf(offer, players));
  return `${players[seat]}: ${subjectOf(view, seat, players)} — ${listed(commands)}> `;
}

/** The subject of the question, in the order of the rules. */
function subjectOf(view: GameView, seat: Seat, players: readonly string[]): string {
  const { announced, opening, phase } = 'announced' in view ? view : { announced: [], opening: null, phase: null };
  const asked = announced.findLast(({ window }) => window.awaiting.includes(seat));
  if (asked) return `${players[asked.by]} plays ${asked.cards.map(({ card }) => card).join(', ')}`;
  if (view.open?.window.awaiting.includes(seat)) {
    const words = view.open.words.map((made) => (typeof made === 'string' ? made : made.word)).join(', ');
    return `${players[view.open.seat]} made ${words}`;
  }
  if (opening?.awaiting.includes(seat)) return `the turn of ${players[view.turn]} begins`;
  if (phase?.seat === seat) return phase.due > 0 ? `${phase.due} to take` : 'your cards';
  return 'your move';
}

/** How an offer is typed. Resigning is always possible, and left to `help`. */
function commandsOf(offer: Offer, players: readonly string[]): readonly string[] {
  switch (offer.do) {
    case 'lay':
      return ['H5 WORD'];
    case 'exchange':
      return [`swap LETTERS (at most ${offer.atMost})`];
    case 'arrange':
      return ['table WORD…', 'add WORD…'];
    case 'draw':
      return [offer.piles ? `draw [${offer.piles.join('|')}]` : 'draw'];
    case 'dispute':
      return [offer.cost > 0 ? `dispute [WORD…] (${offer.cost} points if valid)` : 'dispute [WORD…]'];
    case 'take':
      return ['take [NUMBER]'];
    case 'discard':
    case 'look':
      return [`${offer.do} CARD`];
    case 'card': {
      const { card, asks } = offer;
      if (asks.for === 'card') return asks.cards.map((cancelled) => `cancel ${cancelled}`);
      if (asks.for === 'tiles') return [`card ${card} LETTERS`];
      return [`card ${card} ${asks.players.map((target) => players[target]).join('|')}`];
    }
    case 'resign':
      return [];
    default:
      return [offer.do];
  }
}

function listed(commands: readonly string[]): string {
  return commands.length < 3 ? commands.join(' or ') : `${commands.slice(0, -1).join(', ')} or ${commands.at(-1)}`;
}
