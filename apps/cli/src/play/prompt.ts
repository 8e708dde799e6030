/** The prompt for the awaited player: the subject, and what can be typed. */
import { type GameId, type GameState, type GameView, gameById, type Offer, type Seat } from '@lettertafel/engine';
import type { Texts } from '../texts/index.ts';
import { typedCard } from './card-names.ts';

/** Whose question it is, and in which language. */
interface Asked {
  readonly seat: Seat;
  readonly players: readonly string[];
  readonly texts: Texts;
}

/** Lists what the engine offers the seat. */
export function promptFor(game: GameId, state: GameState, asked: Asked): string {
  const { seat, players, texts } = asked;
  const rules = gameById(game);
  const view = rules.viewFor(state, seat);
  const commands = rules.offersFor(view).flatMap((offer) => commandsOf(offer, asked));
  return `${players[seat]}: ${subjectOf(view, asked)} — ${listed(commands, texts)}> `;
}

/** The subject of the question, in the order of the rules. */
function subjectOf(view: GameView, { seat, players, texts }: Asked): string {
  const { prompt } = texts;
  const { announced, opening, phase } = 'announced' in view ? view : { announced: [], opening: null, phase: null };
  const nameOf = (other: Seat) => players[other] ?? '';
  const asked = announced.findLast(({ window }) => window.awaiting.includes(seat));
  if (asked)
    return prompt.plays(
      nameOf(asked.by),
      asked.cards.map(({ card }) => typedCard(card, texts)),
    );
  if (view.open?.window.awaiting.includes(seat)) {
    const words = view.open.words.map((made) => (typeof made === 'string' ? made : made.word));
    return prompt.made(nameOf(view.open.seat), words);
  }
  if (opening?.awaiting.includes(seat)) return prompt.begins(nameOf(view.turn));
  if (phase?.seat === seat) return phase.due > 0 ? prompt.toTake(phase.due) : prompt.yourCards;
  return prompt.yourMove;
}

/** How an offer is typed. Resigning is always possible, and left to `help`. */
function commandsOf(offer: Offer, { players, texts }: Asked): readonly string[] {
  const { commands, prompt } = texts;
  const words = `[${prompt.word}…]`;
  switch (offer.do) {
    case 'lay':
      return [`H5 ${prompt.word}`];
    case 'exchange':
      return [`${commands.swap} ${prompt.letters} (${prompt.atMost(offer.atMost)})`];
    case 'arrange':
      return [`${commands.table} ${prompt.word}…`, `${commands.add} ${prompt.word}…`];
    case 'draw':
      return [offer.piles ? `${commands.draw} [${offer.piles.join('|')}]` : commands.draw];
    case 'dispute':
      return [`${commands.dispute} ${words}${offer.cost > 0 ? ` (${prompt.cost(offer.cost)})` : ''}`];
    case 'take':
      return [`${commands.take} [${prompt.number}]`];
    case 'discard':
    case 'look':
      return [`${commands[offer.do]} ${prompt.card}`];
    case 'card': {
      const { asks } = offer;
      const card = typedCard(offer.card, texts);
      if (asks.for === 'card') return asks.cards.map((other) => `${commands.cancel} ${typedCard(other, texts)}`);
      if (asks.for === 'tiles') return [`${commands.card} ${card} ${prompt.letters}`];
      return [`${commands.card} ${card} ${asks.players.map((target) => players[target]).join('|')}`];
    }
    case 'resign':
      return [];
    default:
      return [commands[offer.do]];
  }
}

function listed(commands: readonly string[], { prompt: { or } }: Texts): string {
  if (commands.length < 3) return commands.join(` ${or} `);
  return `${commands.slice(0, -1).join(', ')} ${or} ${commands.at(-1)}`;
}
