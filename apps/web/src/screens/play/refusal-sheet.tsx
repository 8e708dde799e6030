/** A refusal: which word or tile and why, beside the board on which it is marked; with a link to the rule. */

import type { GameId, Refusal } from '@lettertafel/engine';
import type { TableInfo } from '@lettertafel/protocol';
import { useEffect } from 'preact/hooks';
import { announceNow } from '../../app/live-region.tsx';
import { hrefTo } from '../../base/address.ts';
import { hasKey } from '../../base/lookup.ts';
import { t } from '../../i18n/index.ts';
import { later } from '../../i18n/later.ts';
import { Button } from '../../parts/button.tsx';
import { shownWord } from '../../parts/shown-word.ts';
import { AsideSheet } from '../../play/aside-sheet.tsx';
import type { Attempt } from '../../play/contract.ts';
import { FactsOf } from '../../words/word-question.tsx';
import './refusal-sheet.css';

interface RefusalSheetProps {
  readonly game: GameId;
  /** The list and the players of the table, and its options: they explain a word that was refused. */
  readonly info: Pick<TableInfo, 'words' | 'seats' | 'options'>;
  readonly options: object;
  readonly refusal: Refusal;
  readonly attempt: Attempt;
  /** At a table of children nothing went wrong: there is something to try instead. */
  readonly isForChildren?: boolean;
  /** What the marks on the board mean. */
  readonly note: string;
  readonly onClose: () => void;
}

/** The word first, if known. Codes of a newer server have no sentence here. */
function sentencesOf(code: string, words: readonly string[], tried: readonly string[]) {
  const { codes, named, otherTitle, otherText } = t().refusals;
  const said = hasKey(codes, code) ? codes[code] : null;
  const [main] = tried;
  const about = words.length > 0 ? words : main ? [main] : [];
  const titled = hasKey(named, code) && about.length > 0 ? named[code](about) : null;
  const isNamed = titled !== null;
  // The title names the word; what is known about it is below.
  const text = isNamed && code === 'word-unknown' ? '' : (said?.text ?? otherText);
  return { title: titled ?? said?.title ?? otherTitle, text, isNamed };
}

export function RefusalSheet({
  game,
  info,
  options,
  refusal,
  isForChildren,
  attempt,
  note,
  onClose,
}: RefusalSheetProps) {
  const text = t().refusals;
  const { code, words = [], tiles = [], rule } = refusal;
  const shown = words.map(shownWord);
  const { title, text: reason, isNamed } = sentencesOf(code, shown, attempt.words ?? []);
  useEffect(() => announceNow(reason ? `${title}. ${reason}` : title), [title, reason]);
  return (
    <AsideSheet
      title={title}
      icon={isForChildren ? 'search' : 'warning'}
      look={isForChildren ? 'plain' : 'refusal'}
      onClose={onClose}
      focusAfter={attempt.focus}
    >
      {isForChildren && <p>{later().children.tryAgain}</p>}
      <p class="refusal-text">
        {reason} {!isNamed && shown.length > 0 && text.words(shown)} {tiles.length > 0 && text.tiles(tiles)}{' '}
        <span class="muted">{note}</span>{' '}
        {rule && (
          <a class="refusal-rule link sm" href={hrefTo(`/rules/${game}#${rule}`)} target="_blank" rel="noopener">
            {text.rule(rule)}
          </a>
        )}
      </p>
      {code === 'word-unknown' && <FactsOf words={words} info={info} options={options} isTold />}
      <div class="aside-foot">
        {attempt.takeBack && (
          <Button
            look="line"
            icon="undo"
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
    </AsideSheet>
  );
}
