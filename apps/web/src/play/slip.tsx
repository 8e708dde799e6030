/**
 * The slip between seats and board: the last move, and below it the current question or hint. Its height is fixed, so
 * that nothing moves when a question appears.
 */
import type { ComponentChildren } from 'preact';
import type { GameView } from '../connection/table-store.ts';
import { t } from '../i18n/index.ts';
import { disputablePlay } from './awaited-seats.ts';
import type { GameTableProps } from './contract.ts';
import { OpenPlay } from './dispute-bar.tsx';
import { LastMove, PlayBefore, Result } from './last-move.tsx';
import { useVerdict, Verdict } from './verdict.tsx';
import './slip.css';

interface SlipProps
  extends Pick<GameTableProps<GameView>, 'table' | 'info' | 'view' | 'seat' | 'names' | 'act' | 'lesson'> {
  /** A question of the game, shown before anything else. */
  readonly question?: ComponentChildren;
  /** Identifies what the player has laid so far. */
  readonly draft: string;
  /** A hint of the game, shown when there is no question. */
  readonly children?: ComponentChildren;
}

export function Slip({ question, draft, children, ...props }: SlipProps) {
  const play = disputablePlay(props.view);
  const { verdict, putAway } = useVerdict(props, draft);
  return (
    <section class="slip paper" aria-label={t().play.news}>
      {props.lesson?.head ?? <LastMove {...props} />}
      <div class="slip-body">
        {question ||
          (play && (
            <OpenPlay key={`${props.view.turnNumber} ${play.seat}`} {...props} play={play} verdict={verdict} />
          )) ||
          (verdict && <Verdict {...verdict} info={props.info} view={props.view} onClose={putAway} />) ||
          (children && (
            <div class="slip-hint">
              {props.view.over ? (
                <Result {...props} />
              ) : (
                <>
                  <PlayBefore {...props} />
                  {children}
                </>
              )}
            </div>
          ))}
      </div>
    </section>
  );
}
