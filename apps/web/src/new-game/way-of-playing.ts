/** The way of playing that the seats of a table mean; the engine's records have the defaults of each. */
import type { OptionInput, TableInPreparation } from '@lettertafel/engine';

interface PlannedSeat {
  readonly kind: 'me' | 'link' | 'bot';
}

export function tableOf(seats: readonly PlannedSeat[], chosen: OptionInput = {}): TableInPreparation {
  return { chosen, seats: seats.length, hasBots: seats.some(({ kind }) => kind === 'bot'), way: wayOf(seats) };
}

function wayOf(seats: readonly PlannedSeat[]): TableInPreparation['way'] {
  const count = (wanted: PlannedSeat['kind']) => seats.filter(({ kind }) => kind === wanted).length;
  if (count('link') > 0) return null;
  return count('bot') > 0 && count('me') < 2 ? 'computer' : 'device';
}
