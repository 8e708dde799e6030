/**
 * The slip between the seats and the board: the last move, and under it the one thing that is asked or said now. Its
 * height never changes, so that nothing moves when a question comes or goes.
 */
import type { ComponentChildren } from 'preact';
import type { GameView } from '../connection/table-store.ts';
import { t } from '../i18n/index.ts';
import { disputablePlay } from './awaited-seats.ts';
import type { GameTableProps } from './contract.ts';
import { OpenPlay } from './dispute-bar.tsx';
import { LastMove } from './last-move.tsx';
import { useVerdict, Verdict } from './verdict.tsx';
import './slip.css';

interface SlipProps extends Pick<GameTableProps<GameView>, 'table' | 'info' | 'view' | 'seat' | 'names' | 'act'> {
  /** What a game asks by itself; it comes before everything else. */
  readonly question?: ComponentChildren;
  /** What a game has to say while nothing is asked. */
  readonly children?: ComponentChildren;
}

export function Slip({ question, children, ...props }: SlipProps) {
  const play = disputablePlay(props.view);
  const { verdict, putAway } = useVerdict(props);
  return (
    <section class="slip paper" aria-label={t().play.news}>
      <LastMove {...props} />
      <div class="slip-body">
        {question ||
          (play && (
            <OpenPlay key={`${props.view.turnNumber} ${play.seat}`} {...props} play={play} verdict={verdict} />
          )) ||
          (verdict && <Verdict {...verdict} info={props.info} view={props.view} onClose={putAway} />) ||
          (children && <div class="slip-hint">{children}</div>)}
      </div>
    </section>
  );
}
