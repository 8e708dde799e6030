/** A hint in three steps, beside the board: where to look, how long the word is, the word itself. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../../i18n/index.ts';
import { later } from '../../../i18n/later.ts';
import { HINT_GRADES, type HintedPlay, type HintGrade, playOf, type ShownHint } from '../../../local/hint.ts';
import { getHint } from '../../../local/requests.ts';
import { Button } from '../../../parts/button.tsx';
import { useAfterDoubleTap } from '../../../parts/double-tap.ts';
import { AsideSheet } from '../../../play/aside-sheet.tsx';
import { type ComfortProps, markedHint, wantedPlay } from '../../../play/comforts.ts';

/** Tables at which it was said which words a hint knows. */
const explained = new Set<string>();

export function HintSheet({ table, view, onClose }: ComfortProps) {
  const text = later().comforts;
  const grade = useSignal<HintGrade>('where');
  /** Null while it is looked for. */
  const told = useSignal<readonly string[] | null>(null);
  const isMore = useSignal(false);
  /** What the last step has told. */
  const play = useSignal<HintedPlay | null>(null);
  const isExplained = useRef(explained.has(table.id));
  explained.add(table.id);
  const ask = async (wanted: HintGrade) => {
    grade.value = wanted;
    const answer = await getHint(table.id, wanted);
    if ('problem' in answer) {
      told.value = [t().problems[answer.problem.code]];
      isMore.value = false;
      return;
    }
    told.value = sentencesOf(answer.value);
    const hint = answer.value.kind === 'board' ? answer.value : null;
    markedHint.value = hint && { turnNumber: view.turnNumber, hint };
    play.value = hint && playOf(hint);
    isMore.value = answer.value.kind !== 'nothing';
  };
  // A hint is about the position it was asked at.
  useEffect(() => void ask('where'), [view.turnNumber]);
  const next = HINT_GRADES[HINT_GRADES.indexOf(grade.value) + 1];
  return (
    <AsideSheet title={text.hint} icon="eye" onClose={onClose}>
      <div role="status">
        {(told.value ?? [text.searching]).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {view.options.checking !== 'automatic' && !isExplained.current && <p class="sm muted">{text.everyday}</p>}
      {isMore.value && next && <MoreButton key={next} grade={next} onClick={() => void ask(next)} />}
      {play.value && (
        <Button
          look="main"
          onClick={() => {
            wantedPlay.value = play.value;
            onClose();
          }}
        >
          {text.layOut}
        </Button>
      )}
    </AsideSheet>
  );
}

/** The last step tells the word, which nobody wants to see by a double tap on the step before. */
function MoreButton({ grade, onClick }: { grade: HintGrade; onClick: () => void }) {
  const { askLength, askWord } = later().comforts;
  const mayAsk = useAfterDoubleTap(true);
  return (
    <Button look="line" off={!mayAsk} onClick={onClick}>
      {grade === 'length' ? askLength : askWord}
    </Button>
  );
}

function sentencesOf(hint: ShownHint): readonly string[] {
  const text = later().comforts;
  if (hint.kind === 'nothing') return [text.nothing];
  const { letters, word } = hint;
  const long = letters === undefined ? [] : [text.letters(letters)];
  if (hint.kind === 'table') {
    const { from, others = [] } = hint;
    const where = from.length > 0 ? text.fromTable(from) : text.fromRack;
    const more = others.length > 0 ? [text.others(others)] : [];
    return [where, ...(word === undefined ? long : [text.tableWord(word), ...more])];
  }
  const { line, across, tiles, square, score } = hint;
  if (word !== undefined) {
    const way = t().board.directions[across ? 'across' : 'down'];
    return [text.boardWord(word.toUpperCase(), `${square} ${way}`, score ?? 0)];
  }
  return [across ? text.row(line) : text.column(line), ...long, ...(tiles === undefined ? [] : [text.ofRack(tiles)])];
}
