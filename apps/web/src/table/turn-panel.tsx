/** The "This turn" panel: what was laid, the score, and words that do not count. */
import type { TableView } from '@lettertafel/engine';
import { t } from '../i18n/index.ts';
import type { TableModel } from './model.ts';
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
  const { laid, changed, word, score, notes, missing } = model.reading.value;
  const begin = missing.find(({ what }) => what === 'begin-word');
  if (other !== null) {
    return (
      <section class="turn-panel">
        <p>{text.turn.waiting(other)}</p>
        {view.ending && <p class="turn-note">{text.turn.ending}</p>}
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
            text.turn.noWord
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
      {view.ending && <p class="turn-note">{text.turn.ending}</p>}
    </section>
  );
}

/** A one-line version for small screens. */
export function TurnHint(props: Pick<TurnPanelProps, 'model' | 'other' | 'isNew'>) {
  return <p class="turn-hint">{hintOf(props)}</p>;
}

function hintOf({ model, other, isNew }: Pick<TurnPanelProps, 'model' | 'other' | 'isNew'>): string {
  const text = t().table.turn;
  if (other !== null) return text.waiting(other);
  if (!model.mayArrange) return '';
  const { word, missing } = model.reading.value;
  const begin = missing.find(({ what }) => what === 'begin-word');
  if (begin && 'letters' in begin) return text.begin(begin.letters);
  if (!model.isTouched.value) return isNew ? text.how : text.yours;
  return word === null ? text.noWord : `${word} ${text.longest}`;
}
