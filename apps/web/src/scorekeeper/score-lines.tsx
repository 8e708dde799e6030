/** The score of a line, word by word. */
import { type Board, cellAt, type ItemisedWord } from '@lettertafel/engine';
import type { LineReading } from '@lettertafel/scorekeeper';
import { t } from '../i18n/index.ts';
import { PREMIUMS } from '../parts/premiums.ts';
import { scoreText } from './messages/index.ts';
import { cardName } from './sentences.ts';

export function ScoreLines({ reading, premiums }: { reading: LineReading; premiums?: Board }) {
  const text = scoreText();
  const { line, words, bonus, extra, computed, made, scoring, laid } = reading;
  const isArranged = line.do === 'arrange' && laid.length > 0;
  if (words.length === 0 && !isArranged) return null;
  return (
    <dl class="score-lines">
      {words.map((word) => (
        <div key={word.at + word.word}>
          <dt>
            <b>{word.word}</b>{' '}
            <small>
              <WordSum word={word} premiums={premiums ?? []} />
            </small>
          </dt>
          <dd>{word.score}</dd>
        </div>
      ))}
      {bonus > 0 && (
        <div>
          <dt>{text.wholeRack}</dt>
          <dd>{bonus}</dd>
        </div>
      )}
      {extra > 0 && (
        <div>
          <dt>{text.cards}</dt>
          <dd>{extra}</dd>
        </div>
      )}
      {isArranged && (
        <div>
          <dt>
            <b>{scoring ? text.scoring(scoring) : text.nothingScores}</b> <small>{text.fromRack(laid)}</small>
            {made.length > 1 && <small>{text.newOnes(made)}</small>}
          </dt>
          <dd />
        </div>
      )}
      <div class="score-lines-total">
        <dt>{text.together}</dt>
        <dd>{computed}</dd>
      </div>
    </dl>
  );
}

/** The sum of a word: `3 + 0 + 3xL 1`, in brackets if the word is multiplied. */
function WordSum({ word, premiums }: { word: ItemisedWord; premiums: Board }) {
  const { tiles, squares, added, times, changedBy } = word;
  return (
    <>
      {times > 1 && '('}
      {tiles.map(({ value, times: premium }, index) => (
        <span key={index}>
          {index > 0 && ' + '}
          {premium > 1 && <PremiumMark premium={cellAt(premiums, squares[index] ?? 0)} times={premium} />}
          {value}
        </span>
      ))}
      {added > 0 && ` + ${added}`}
      {times > 1 && `) × ${times} `}
      {word.premiums.map((square) => (
        <PremiumMark key={square} premium={cellAt(premiums, square)} times={times} isPlain />
      ))}
      {changedBy.length > 0 && ` ${changedBy.map(cardName).join(', ')}`}
    </>
  );
}

/** The mark of a premium square; `isPlain` leaves out the factor if there is no such square. */
function PremiumMark({ premium, times, isPlain }: { premium: string; times: number; isPlain?: boolean }) {
  const name = PREMIUMS[premium];
  if (!name) return isPlain ? null : <>{times}×</>;
  return <span class={`score-premium score-premium-${name}`}>{t().board.marks[name]}</span>;
}
