/** A refusal: what is wrong, where, which rule, and what to do now. */
import type { GameId, Refusal } from '@lettertafel/engine';
import { useEffect } from 'preact/hooks';
import { announceNow } from '../app/live-region.tsx';
import { t } from '../i18n/index.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { Sheet } from '../parts/sheet.tsx';
import type { Attempt } from './contract.ts';
import './refusal-sheet.css';

interface RefusalSheetProps {
  readonly game: GameId;
  readonly refusal: Refusal;
  readonly attempt: Attempt;
  readonly onClose: () => void;
}

type Code = keyof ReturnType<typeof t>['refusals']['codes'];

/** A code of a newer server has no sentence of its own here. */
function sentencesOf({ code }: Refusal) {
  const { codes, otherTitle, otherText } = t().refusals;
  const said = Object.hasOwn(codes, code) ? codes[code as Code] : null;
  return { title: said?.title ?? otherTitle, text: said?.text ?? otherText };
}

export function RefusalSheet({ game, refusal, attempt, onClose }: RefusalSheetProps) {
  const text = t().refusals;
  const said = sentencesOf(refusal);
  const { squares = [], words = [], tiles = [], rule } = refusal;
  useEffect(() => announceNow(`${said.title}. ${said.text}`), [said.title, said.text]);
  return (
    <Sheet title={said.title} icon="warning" look="refusal" onClose={onClose} focusAfter={attempt.focus}>
      <p class="refusal-text">{said.text}</p>
      {(words.length > 0 || tiles.length > 0 || squares.length > 0) && (
        <p class="muted">
          {words.length > 0 && text.words(words)} {tiles.length > 0 && text.tiles(tiles)}{' '}
          {squares.length > 0 && text.squares(squares)}
        </p>
      )}
      {rule && (
        <a class="refusal-rule" href={`/rules/${game}#${rule}`} target="_blank" rel="noopener">
          <Icon name="book" />
          <span>
            <b>{text.rule(rule)}</b>
            <small>{text.ruleMore}</small>
          </span>
          <Icon name="next" />
        </a>
      )}
      <div class="sheet-foot">
        {attempt.takeBack && (
          <Button
            look="line"
            icon="take-back"
            onClick={() => {
              attempt.takeBack?.();
              onClose();
            }}
          >
            {text.takeBack}
          </Button>
        )}
        <Button look="main" onClick={onClose}>
          {attempt.takeBack ? text.goOn : t().common.close}
        </Button>
      </div>
    </Sheet>
  );
}
