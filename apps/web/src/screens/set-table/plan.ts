/** A table being set up: pure data, and the request for it. */
import {
  type GameId,
  gameById,
  type OpenOption,
  type OptionInput,
  openOptions,
  optionsToRequest,
} from '@lettertafel/engine';
import type { TableSettings } from '../../local/requests.ts';
import { tableOf } from '../../new-game/way-of-playing.ts';

export type SeatPlan =
  | { readonly kind: 'me'; readonly name: string }
  | { readonly kind: 'link' }
  | { readonly kind: 'bot'; readonly level: string };

export interface Plan {
  readonly game: GameId;
  readonly seats: readonly SeatPlan[];
  /** What was chosen; everything else is as usual for these seats. */
  readonly options: OptionInput;
  readonly words: string | null;
  readonly listed: boolean;
  readonly chat: boolean;
}

const LINK: SeatPlan = { kind: 'link' };

/** The initial plan. */
export function planFor(game: GameId, way: string | null, level: string, names: readonly string[] = ['', '']): Plan {
  const other: SeatPlan = way === 'friends' ? LINK : { kind: 'bot', level };
  const seats = names.map((name, seat): SeatPlan => (seat === 0 || way === 'device' ? { kind: 'me', name } : other));
  return { game, seats, options: {}, words: null, listed: false, chat: true };
}

export const isForChildren = ({ seats }: Pick<Plan, 'seats'>) =>
  seats.some((seat) => seat.kind === 'bot' && seat.level === 'child');

/** Nothing at a table of children costs points or time, unless somebody chooses so. */
const FOR_CHILDREN: OptionInput = { checking: 'automatic', disputeSeconds: null, reactionSeconds: null };

function chosenIn(plan: Plan): OptionInput {
  if (!isForChildren(plan)) return plan.options;
  const { optionTable } = gameById(plan.game);
  const unhurried = Object.entries(FOR_CHILDREN).filter(([name]) => optionTable[name]);
  const unclocked = Object.entries(plan.options).filter(([name]) => !optionTable[name]?.isClock);
  return Object.fromEntries([...unhurried, ...unclocked]);
}

/** The options to ask for: those that mean something in this combination. */
export function askedOptions(plan: Plan): readonly OpenOption[] {
  return openOptions(gameById(plan.game).optionTable, tableOf(plan.seats, chosenIn(plan)));
}

/** The request for the table. */
export function settingsOf(plan: Plan): TableSettings {
  return {
    game: plan.game,
    options: optionsToRequest(gameById(plan.game).optionTable, tableOf(plan.seats, chosenIn(plan))),
    ...(plan.words === null ? {} : { words: plan.words }),
    seats: plan.seats.map((seat) => {
      if (seat.kind !== 'me') return seat;
      const name = seat.name.trim();
      return name === '' ? { kind: 'me' } : { kind: 'me', name };
    }),
    listed: plan.listed,
    chat: plan.chat,
  };
}
