/** Above the entry of a turn: whose turn it is, and the actions that take one tap. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { hasCards } from '../games/looks.ts';
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { useAfterDoubleTap } from '../parts/double-tap.ts';
import type { Dialog } from './dialogs.tsx';
import { disputable } from './dispute-sheet.tsx';
import { scoreText } from './messages/index.ts';
import { enter, isBoard, type SheetModel, turnSecondsOf } from './model.ts';

interface TurnHeadProps {
  readonly model: SheetModel;
  readonly onDialog: (dialog: Dialog) => void;
}

export function TurnHead({ model, onDialog }: TurnHeadProps) {
  const text = scoreText();
  const { game, players } = model.sheet.value;
  const by = model.seat.value;
  // The same buttons are there for the next player: a double tap must not note two turns.
  const isJustNoted = useSignal(false);
  const mayAct = useAfterDoubleTap(isJustNoted.value);
  useEffect(() => {
    if (mayAct) isJustNoted.value = false;
  }, [mayAct, isJustNoted]);
  const off = isJustNoted.value && !mayAct;
  const act = (doing: 'exchange' | 'pass' | 'draw' | 'give-up' | 'time-up') => {
    isJustNoted.value = true;
    enter(model, { by, do: doing });
  };
  const { value: correction } = model.correction;
  const isAlone = players.length === 1;
  return (
    <header class="score-turn-head">
      <h2>
        {correction ? (correction.what === 'insert' ? text.inserting : text.correcting) : text.plays(players[by] ?? '')}
      </h2>
      <div class="score-acts">
        {isBoard(model.sheet.value) ? (
          <Button look="line" off={off} onClick={() => act('exchange')}>
            {text.exchange}
          </Button>
        ) : (
          <Button look="line" off={off} onClick={() => act('draw')}>
            {text.draw}
          </Button>
        )}
        <Button look="line" off={off} onClick={() => act(isAlone ? 'give-up' : 'pass')}>
          {isAlone ? text.resign : text.pass}
        </Button>
        {correction && turnSecondsOf(model.sheet.value) !== null && (
          <Button look="line" onClick={() => act('time-up')}>
            {text.acts['time-up']}
          </Button>
        )}
        {hasCards(game) && (
          <Button look="line" icon="card" onClick={() => onDialog('card')}>
            {text.card}
          </Button>
        )}
        {correction?.what !== 'change' && disputable(model) && (
          <Button look="line" onClick={() => onDialog('dispute')}>
            {text.dispute}
          </Button>
        )}
      </div>
      {correction && players.length > 1 && (
        <Choice
          legend={text.whose}
          plain
          value={by}
          options={players.map((name, seat) => ({ value: seat, label: name }))}
          onChange={(seat) => (model.chosen.value = seat)}
        />
      )}
    </header>
  );
}
