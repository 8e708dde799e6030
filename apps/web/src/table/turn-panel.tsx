/** The "This turn" panel: what was laid, the score, and words that do not count. */
import type { TableView } from '@lettertafel/engine';
import { t } from '../i18n/index.ts';
import type { TableModel } from './model.ts';
import { missingSentence } from './sentences.ts';
import './turn-panel.css';

interface TurnPanelProps {
  readonly model: TableModel;
  readonly view: TableView;
  /** The name of the player to move, if it is somebody else. */
  readonly other: string | null;
  /** How many letters of every word must remain (RI-02); null: no such rule. */
  readonly rest: number | null;
  /** Whether the player has still to learn how the table is changed. */
  readonly isNew: boolean;
}

export function TurnPanel({ model, view, other, rest, isNew }: TurnPanelProps) {
  const text = t().table;
  const { laid, changed, word, score, notes, missing, unasked } = model.reading.value;
  const begin = missing.find(({ code }) => code === 'no-begin-word');
  if (other !== null) {
    return (
      <section class="turn-panel">
        <p>{text.turn.waiting(other)}</p>
        <EndingNote view={view} isOwn={false} />
      </section>
    );
  }
  if (!model.mayArrange) return null;
  return (
    <section class="turn-panel" aria-label={text.turn.title}>
      {model.isTouched.value && <h2>{text.turn.title}</h2>}
      {begin && 'letters' in begin ? (
        <p>{text.turn.begin(begin.letters)}</p>
      ) : model.isTouched.value ? (
        <p class="turn-word">
          {word === null ? (
            noWordYet(unasked)
          ) : (
            <>
              <b>{word}</b> {text.turn.longest}
            </>
          )}
        </p>
      ) : (
        <p>{isNew ? text.turn.how : text.turn.yours}</p>
      )}
      {!model.isTouched.value && rest !== null && !begin && <p class="turn-note">{text.turn.howRests(rest)}</p>}
      {model.isTouched.value && (
        <table>
          <tbody>
            <tr>
              <th scope="row">{text.turn.laid}</th>
              <td class="turn-letters">{laid.length > 0 ? laid.join(' ').replaceAll('@', '★') : '–'}</td>
            </tr>
            <tr>
              <th scope="row">{text.turn.changed}</th>
              <td>{text.turn.words(changed)}</td>
            </tr>
            <tr class="turn-total">
              <th scope="row">{text.turn.points}</th>
              <td>{score}</td>
            </tr>
          </tbody>
        </table>
      )}
      {notes.map(({ why, word: noted, of }) => (
        <p key={noted} class="turn-note">
          {text.note[why](noted, of)}
        </p>
      ))}
      <EndingNote view={view} isOwn />
    </section>
  );
}

/** Nothing is said about words that are still looked up. */
function noWordYet(unasked: readonly string[]): string {
  return unasked.length > 0 ? t().wordFacts.looking : t().table.turn.noWord;
}

function EndingNote({ view, isOwn }: { view: TableView; isOwn: boolean }) {
  const text = endingText(view, isOwn);
  return text ? <p class="turn-note">{text}</p> : null;
}

/** How far the end is; empty as long as it is not in sight. */
function endingText({ ending }: TableView, isOwn: boolean): string {
  const { oneMoreRound, lastTurn, lastRound } = t().table.turn;
  if (!ending) return '';
  return ending.rounds > 0 ? oneMoreRound : isOwn ? lastTurn : lastRound;
}

type TurnHintProps = Pick<TurnPanelProps, 'model' | 'view' | 'other' | 'isNew'>;

/** A short version for small screens. */
export function TurnHint(props: TurnHintProps) {
  return <p class="turn-hint">{hintOf(props)}</p>;
}

/** The one thing to know now: what is missing, why a word does not count, or which one does. */
function hintOf({ model, view, other, isNew }: TurnHintProps): string {
  const { turn: text, note } = t().table;
  if (other !== null) return `${text.waiting(other)} ${endingText(view, false)}`.trim();
  if (!model.mayArrange) return '';
  const { word, score, missing, notes, unasked } = model.reading.value;
  const [first] = missing;
  if (first?.code === 'no-begin-word') return text.begin(first.letters);
  if (!model.isTouched.value) return `${isNew ? text.how : text.yours} ${endingText(view, true)}`.trim();
  if (first) return missingSentence(first);
  const noted = notes.find((one) => one.word.length > score);
  if (noted) return note[noted.why](noted.word, noted.of);
  return word === null ? noWordYet(unasked) : `${word} ${text.longest}`;
}
