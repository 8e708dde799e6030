/** Tables of children: larger tiles, finds praised, mistakes not counted, no clock. */
import type { TableInfo } from '@lettertafel/protocol';

/** At the computer's level for children, or by the booklet's own rules for them (RI-01). */
export function isForChildren({ seats, options }: Pick<TableInfo, 'seats' | 'options'>): boolean {
  return options.children === true || seats.some((seat) => seat.kind === 'bot' && seat.level === 'child');
}
