/** The score of a line, word by word, before it is saved. */

import type { ScoredWord } from '@lettertafel/engine';
import type { LineReading } from '@lettertafel/scorekeeper';
import { scoreText } from './messages/index.ts';

export function ScoreLines({ reading }: { reading: LineReading }) {
  const text = scoreText();
  const { words, bonus, extra, computed, made, scoring, laid } = reading;
  if (words.length === 0 && made.length === 0) return null;
  return (
    <dl class="score-lines">
      {words.map((word) => (
        <div key={word.at + word.word}>
          <dt>
            <b>{word.word}</b> <small>{sumOf(word)}</small>
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

/** `3 + 0 + 3×1, × 2` */
function sumOf({ tiles, added, times }: ScoredWord): string {
  const parts = tiles.map(({ value, times: premium }) => (premium > 1 ? `${premium}×${value}` : String(value)));
  const sum = [...parts, ...(added > 0 ? [String(added)] : [])].join(' + ');
  return times > 1 ? `(${sum}) × ${times}` : sum;
}
