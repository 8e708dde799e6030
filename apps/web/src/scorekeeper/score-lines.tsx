/** The score of a line, word by word. */
import { type Board, cellAt, type ScoredWord } from '@lettertafel/engine';
import type { LineReading } from '@lettertafel/scorekeeper';
import { t } from '../i18n/index.ts';
import { PREMIUMS } from '../parts/premiums.ts';
import { scoreText } from './messages/index.ts';

export function ScoreLines({ reading, premiums }: { reading: LineReading; premiums?: Board }) {
  const text = scoreText();
  const { words, bonus, extra, computed, made, scoring, laid } = reading;
  if (words.length === 0 && made.length === 0) return null;
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
      {made.length > 0 && (
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
function WordSum({ word, premiums }: { word: ScoredWord; premiums: Board }) {
  const { tiles, squares, added, times } = word;
  const wordPremiums = squares.filter((square) => 'wW'.includes(cellAt(premiums, square)));
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
      {times > 1 &&
        wordPremiums.map((square) => (
          <PremiumMark key={square} premium={cellAt(premiums, square)} times={times} isPlain />
        ))}
    </>
  );
}

/** The mark of a premium square; `isPlain` leaves out the factor if there is no such square. */
function PremiumMark({ premium, times, isPlain }: { premium: string; times: number; isPlain?: boolean }) {
  const name = PREMIUMS[premium];
  if (!name) return isPlain ? null : <>{times}×</>;
  return <span class={`score-premium score-premium-${name}`}>{t().board.marks[name]}</span>;
}
