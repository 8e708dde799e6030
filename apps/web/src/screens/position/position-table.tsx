/** The board and rack of a position with what changes them, and the best plays. */
import type { ComparedPlay } from '@lettertafel/analysis';
import { formatPlace, type Place, parsePlace } from '@lettertafel/engine';
import type { ReadPosition } from '@lettertafel/formats';
import { useSignal } from '@preact/signals';
import { GhostBoard } from '../../analysis/ghost-board.tsx';
import { analysisText } from '../../analysis/messages/index.ts';
import { moveText } from '../../analysis/move-text.ts';
import { countedTiles } from '../../analysis/unseen-tiles.tsx';
import { GAME_LOOKS } from '../../games/looks.ts';
import { lettersOf, rulesOf } from '../../parts/board-rules.ts';
import { Button, SubmitButton } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { positionText } from './messages/index.ts';
import { putLetters, squareAt, takeTile } from './put-tiles.ts';
import { changed, type NoPosition } from './read-address.ts';
import { type Plays, usePlays } from './use-plays.ts';

interface PositionTableProps {
  readonly read: ReadPosition;
  readonly onChange: (to: ReadPosition | NoPosition) => void;
  /** Why the last change was not made. */
  readonly problem: string | null;
  readonly onProblem: (told: string) => void;
  /** What the figures mean. */
  readonly explain: string;
}

export function PositionTable({ read, onChange, problem, onProblem, explain }: PositionTableProps) {
  const text = positionText();
  const { game, position } = read;
  const { board } = position;
  const rack = (position.racks[0] ?? []).join('');
  const place = useSignal('');
  const letters = useSignal('');
  const chosen = useSignal<number | null>(null);
  const plays = usePlays(read);
  const { tiles, wild } = lettersOf(game);
  const premiums = rulesOf(game)?.premiums ?? [];
  const cursor = parsePlace(board, place.value.toUpperCase());
  const best = typeof plays.value === 'string' ? null : (plays.value.plays[chosen.value ?? 0] ?? null);
  const change = (to: Parameters<typeof changed>[1]) => {
    chosen.value = null;
    onChange(changed(read, to));
  };
  const put = () => {
    const after = cursor && putLetters(board, cursor, letters.value);
    if (!after) {
      onProblem(cursor ? text.tooLong : text.noPlace);
      return;
    }
    letters.value = '';
    change({ board: after });
  };
  return (
    <>
      <div class="analysis-main">
        <div class={`analysis-ground ${GAME_LOOKS[game].ground}`}>
          <button
            type="button"
            class="position-board"
            aria-label={text.board(board.join(' ').replaceAll('.', '·'))}
            onClick={(event) => {
              // The board is narrower than the button where the window is low.
              const { left, top, width, height } = (
                event.currentTarget.firstElementChild ?? event.currentTarget
              ).getBoundingClientRect();
              const at = { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
              const square = event.detail === 0 ? null : squareAt(board, at);
              if (square !== null) place.value = formatPlace(board, turned({ square, direction: 'across' }, cursor));
            }}
          >
            <GhostBoard
              board={board}
              premiums={premiums}
              last={cursor ? [cursor.square] : []}
              ghosts={best?.move.laid ?? []}
              worth={(letter) => tiles[letter]?.value}
            />
          </button>
        </div>
        <form
          class="position-put paper"
          onSubmit={(event) => {
            event.preventDefault();
            put();
          }}
        >
          <Field label={text.place} value={place.value} longest={3} onInput={(typed) => (place.value = typed)} />
          <Field label={text.letters} value={letters.value} longest={15} onInput={(typed) => (letters.value = typed)} />
          <SubmitButton>{text.put}</SubmitButton>
          <Button look="line" off={!cursor} onClick={() => cursor && change({ board: takeTile(board, cursor.square) })}>
            {text.take}
          </Button>
          <Field
            label={text.rack(wild)}
            value={rack}
            longest={7}
            onInput={(typed) => change({ rack: [...typed.toUpperCase()] })}
          />
          {problem !== null && <p role="alert">{text.refused(problem)}</p>}
        </form>
      </div>
      <div class="analysis-side">
        <Found plays={plays.value} chosen={chosen.value} explain={explain} onChoose={(at) => (chosen.value = at)} />
      </div>
    </>
  );
}

/** A second tap on a square turns the word. */
function turned(to: Place, before: Place | null): Place {
  const isSame = before?.square === to.square && before.direction === 'across';
  return isSame ? { ...to, direction: 'down' } : to;
}

interface FoundProps {
  readonly plays: Plays;
  /** The play that is shown on the board; null: the best. */
  readonly chosen: number | null;
  readonly explain: string;
  readonly onChoose: (at: number) => void;
}

function Found({ plays, chosen, explain, onChoose }: FoundProps) {
  const text = positionText();
  if (typeof plays === 'string') {
    return (
      <section class="paper position-found">
        <p role="status">{text.states[plays]}</p>
      </section>
    );
  }
  const { plays: found, unseen, bag } = plays;
  return (
    <section class="paper position-found">
      <h2>{text.best}</h2>
      {found.length === 0 ? (
        <p>{text.none}</p>
      ) : (
        <ol class="position-plays">
          {found.map((play, at) => (
            <li key={at}>
              <button
                type="button"
                aria-current={at === (chosen ?? 0) ? 'true' : undefined}
                onClick={() => onChoose(at)}
              >
                <PlayText play={play} />
              </button>
            </li>
          ))}
        </ol>
      )}
      <p class="sm muted">{explain}</p>
      <h3>{text.unseen(unseen.length, bag)}</h3>
      <p class="position-unseen">{countedTiles(unseen)}</p>
    </section>
  );
}

function PlayText({ play }: { readonly play: ComparedPlay }) {
  const { number, lost: points } = analysisText();
  return (
    <>
      <b>{moveText(play)}</b>
      <span class="analysis-place">{play.move.at ?? play.move.tiles?.join(' ') ?? ''}</span>
      <span>{points(play.points)}</span>
      <span class="analysis-estimated">{number(play.equity)}</span>
    </>
  );
}
