/** The seats: names, scores, clocks. The seat to move has a paper background, the others are on the wood. */
import { gameById, type Seat } from '@lettertafel/engine';
import type { ComponentChildren } from 'preact';
import type { GameView } from '../connection/table-store.ts';
import { t } from '../i18n/index.ts';
import { ClockFace } from '../parts/clock-face.tsx';
import { Tile } from '../parts/tile.tsx';
import { isTable } from './awaited-seats.ts';
import { openRacks } from './comforts.ts';
import type { GameTableProps } from './contract.ts';
import { computerNumber, letterAt, meAt, seatColour } from './names.ts';
import './seat-list.css';

type SeatListProps = Pick<GameTableProps<GameView>, 'info' | 'view' | 'seat' | 'names'> & {
  /** Content that a game adds below the score of a seat. */
  readonly more?: (seat: Seat) => ComponentChildren;
};

export function SeatList(props: SeatListProps) {
  const { names, view } = props;
  return (
    <ul class="seats" aria-label={t().play.seats} data-count={view.seats.length}>
      {names.map((name, seat) => (
        <SeatPlate key={`${seat} ${name}`} {...props} of={seat} />
      ))}
    </ul>
  );
}

function SeatPlate({ info, view, seat, names, more, of }: SeatListProps & { of: Seat }) {
  const text = t();
  const me = meAt(info, seat);
  const isMine = of === me;
  const isOn = gameById(info.game).seatToMove(view) === of && !view.over;
  const turn = view.open ? (isMine ? text.play.youAreNext : text.play.isNext) : text.play.toMove;
  const state = view.seats[of];
  const name = isMine ? text.common.me : (names[of] ?? '');
  const about = info.seats[of];
  // Where a name is cut, what tells computers apart is not.
  const number = about?.kind === 'bot' ? computerNumber(info.seats, of) : null;
  const isAway = about?.kind === 'person' && !about.present && !about.mine;
  const pencil = view.open?.seat === of ? view.open.score : null;
  const open = openRacks.value.get(of);
  const note = state?.resigned ? text.play.left : isAway ? text.play.away : null;
  return (
    <li class={`seat ${seatColour(of, view.seats.length, me)}${isOn ? ' seat-on' : ''}`} aria-current={isOn}>
      <Tile letter={letterAt(info, of)} />
      <div class="seat-name">
        <span class="seat-called">{number === null ? name : text.common.computer}</span>
        {number !== null && <span class="seat-number">{number}</span>}
        {note && <span class="seat-state">{note}</span>}
        {isOn && <span class="seat-turn">{turn}</span>}
      </div>
      <div class="seat-row">
        {/* A new element for a new score, so that the change is animated. */}
        <span key={state?.score} class="seat-score">
          {text.common.number(state?.score ?? 0)}
        </span>
        {pencil !== null ? (
          <span class="seat-pencil" role="img" aria-label={text.play.inPencil(pencil)}>
            {text.common.signed(pencil)}?
          </span>
        ) : open ? (
          <span class="seat-open" role="img" aria-label={open.label}>
            {open.letters}
          </span>
        ) : view.clock ? (
          <ClockFace clock={view.clock} seat={of} turnSeconds={view.options.turnSeconds} />
        ) : (
          isTable(view) && state && !isMine && <span class="seat-hand">{text.play.tilesShort(state.tiles)}</span>
        )}
      </div>
      {isTable(view) && state && !note && <div class="seat-note seat-tiles">{text.play.tilesInHand(state.tiles)}</div>}
      {more && <div class="seat-note seat-more">{more(of)}</div>}
    </li>
  );
}
