/** The words of a finished game to be proud of: each with what it scored, and whose it is. */
import './best-words.css';

export interface BestWord {
  readonly label: string;
  readonly word: string;
  /** Null: not known of this word alone. */
  readonly points: number | null;
  readonly name: string;
}

export function BestWords({ title, words }: { readonly title: string; readonly words: readonly BestWord[] }) {
  if (words.length === 0) return null;
  return (
    <section class="best-words paper">
      <h2>{title}</h2>
      <dl>
        {words.map(({ label, word, points, name }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b>{word}</b>
              {points === null ? ', ' : ` ${points}, `}
              {name}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
