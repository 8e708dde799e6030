/** The seats of a table that is being set up. */
import { hasServer } from '../../base/address.ts';
import { t } from '../../i18n/index.ts';
import { later } from '../../i18n/later.ts';
import { Button } from '../../parts/button.tsx';
import { LONGEST_NAME } from '../../parts/field.tsx';
import { Select } from '../../parts/select.tsx';
import { Tile } from '../../parts/tile.tsx';
import type { SeatPlan } from './plan.ts';

interface SeatFieldsProps {
  readonly seats: readonly SeatPlan[];
  readonly players: readonly [fewest: number, most: number];
  readonly onChange: (seats: readonly SeatPlan[]) => void;
}

export function SeatFields({ seats, players: [fewest, most], onChange }: SeatFieldsProps) {
  const text = t();
  const replace = (at: number, seat: SeatPlan) => onChange(seats.map((old, index) => (index === at ? seat : old)));
  return (
    <div class="seat-fields">
      <ol class="seat-fields-list">
        {seats.map((seat, index) => (
          <li key={index} class="seat-field">
            <Tile letter={letterOf(seat, index)} />
            <div class="seat-field-choice">
              <Select
                label={later().setTable.seat(index + 1)}
                plain
                value={seat.kind === 'bot' ? `bot ${seat.level}` : seat.kind}
                onChange={(value) => replace(index, seatFrom(value))}
              >
                <option value="me">{index === 0 ? later().setTable.seatMe : later().setTable.seatHere}</option>
                {index > 0 && hasServer && <option value="link">{later().setTable.seatLink}</option>}
                {index > 0 &&
                  Object.entries(text.common.levels).map(([level, name]) => (
                    <option key={level} value={`bot ${level}`}>
                      {later().setTable.seatBot(name)}
                    </option>
                  ))}
              </Select>
              {seat.kind === 'me' && (
                <input
                  class="field-input"
                  value={seat.name}
                  maxLength={LONGEST_NAME}
                  aria-label={later().setTable.seatName(index + 1)}
                  placeholder={text.common.player(index + 1)}
                  onInput={(event) => replace(index, { kind: 'me', name: event.currentTarget.value })}
                />
              )}
            </div>
            {index > 0 && seats.length > fewest && (
              <Button
                look="plain"
                icon="cross"
                label={later().setTable.removeSeat(index + 1)}
                onClick={() => onChange(seats.filter((_, other) => other !== index))}
              />
            )}
          </li>
        ))}
      </ol>
      {seats.length < most && (
        <Button look="line" icon="plus" onClick={() => onChange([...seats, seats.at(-1) ?? { kind: 'link' }])}>
          {later().setTable.addSeat}
        </Button>
      )}
    </div>
  );
}

function seatFrom(value: string): SeatPlan {
  const [kind, level] = value.split(' ');
  if (kind === 'bot' && level) return { kind, level };
  return kind === 'link' ? { kind } : { kind: 'me', name: '' };
}

function letterOf(seat: SeatPlan, index: number): string {
  if (seat.kind === 'bot') return 'C';
  if (seat.kind === 'link') return '?';
  return (seat.name.trim() || String(index + 1)).slice(0, 1).toUpperCase();
}
