/** A word that was looked up: good or not at a glance, then what is known about it; sources last. */
import type { Language, WordVerdict } from '@lettertafel/words';
import { t } from '../i18n/index.ts';
import { later } from '../i18n/later.ts';
import { Icon } from '../parts/icon.tsx';
import { TileWord } from '../parts/tile.tsx';
import { classOf, isGoodJoined, reasonOf, useVerdicts } from './word-facts.tsx';
import './word-report.css';

export function WordReport({ word, language }: { readonly word: string; readonly language: Language }) {
  const text = later().wordReasons;
  const verdicts = useVerdicts({ words: [word], language });
  if (verdicts === null) return <p class="muted sm">{t().wordFacts.looking}</p>;
  if (verdicts === 'failed') return <p class="muted sm">{text.failed}</p>;
  const [verdict] = verdicts;
  return verdict ? <Report verdict={verdict} /> : null;
}

function Report({ verdict }: { readonly verdict: WordVerdict }) {
  const text = later().wordReasons;
  const { report } = later().words;
  const { word, good, written, formOf, meaning, name, why } = verdict;
  const about = classOf(verdict);
  const reason = text.sentence(reasonOf(verdict));
  const rows = [
    [report.written, written],
    [report.formOf, formOf],
    [report.class, about],
    [report.meaning, meaning],
  ].filter((row): row is [string, string] => row[1] !== undefined && row[1] !== '');
  return (
    <section class="word-report">
      <p class="word-report-head">
        <TileWord word={word} />
        <b class={good ? 'word-verdict word-good' : 'word-verdict word-bad'}>
          <Icon name={good ? 'check' : 'cross'} /> {good ? text.good : text.notGood}
        </b>
      </p>
      {!good && <p>{reason}</p>}
      {isGoodJoined(verdict) && <p>{text.goodJoined}</p>}
      {rows.length > 0 && (
        <dl>
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {good && name && <p class="sm">{text.alsoName}</p>}
      {why.code === 'listed' && (
        <details class="sm">
          <summary>{report.whence}</summary>
          <p>{report.listed(why.source)}</p>
        </details>
      )}
    </section>
  );
}
