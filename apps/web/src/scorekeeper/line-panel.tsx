/** A line of the pad, opened: what it scores, what is wrong with it, and what can be done about it. */
import { isMisfit, type Line, mendedLine } from '@lettertafel/scorekeeper';
import { useSignal } from '@preact/signals';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { change, type Keeper, remove } from './keeper.ts';
import { lineName, problemText } from './line-words.ts';
import { ScoreLines } from './score-lines.tsx';
import { scoreText } from './text.ts';
import { ByHandSheet } from './turn-sheets.tsx';

export function LinePanel({ keeper, index, onClose }: { keeper: Keeper; index: number; onClose: () => void }) {
  const text = scoreText();
  const asked = useSignal(false);
  const { sheet, readings } = keeper.replay.value;
  const reading = readings[index];
  if (!reading) return null;
  const { line, problems, isByHand, score } = reading;
  const name = sheet.players[line.by] ?? '';
  const isChangeable = line.do === 'lay' || line.do === 'arrange';
  const mended = problems.some(({ kind }) => kind === 'board-changed') ? mendedLine(sheet, index) : null;
  return (
    <section class="score-panel paper" aria-label={lineName(reading)}>
      <header class="score-panel-head">
        <h2>
          {lineName(reading)}, {name}
        </h2>
        <b>{score}</b>
        <Button look="plain" icon="cross" label={text.back} onClick={onClose} />
      </header>
      {isByHand && <p class="sm">{text.byHandMark}</p>}
      <ScoreLines reading={reading} />
      {problems.length > 0 && (
        <div class="score-misfit" role="status">
          <h3>
            <Icon name="warning" /> {problems.some(isMisfit) ? text.misfit(lineName(reading)) : lineName(reading)}
          </h3>
          {problems.map((problem) => (
            <p key={problem.kind}>{problemText(problem, sheet.players)}</p>
          ))}
          {problems.some(isMisfit) && <p>{text.counts(score, name)}</p>}
          {mended && (
            <>
              <p>{text.laidSelf}</p>
              <div class="score-foot">
                <Button look="line" onClick={() => change(keeper, index, { ...line, byHand: score } as Line)}>
                  {text.keepScore(score)}
                </Button>
                <Button look="line" onClick={() => change(keeper, index, mended.line)}>
                  {text.mend(mended.score)}
                </Button>
              </div>
            </>
          )}
        </div>
      )}
      <div class="score-actions">
        {isChangeable && (
          <Button
            look="line"
            icon="pencil"
            onClick={() => {
              keeper.correction.value = { index, what: 'change' };
              onClose();
            }}
          >
            {text.change}
          </Button>
        )}
        <Button
          look="line"
          icon="plus"
          onClick={() => {
            keeper.correction.value = { index, what: 'insert' };
            onClose();
          }}
        >
          {text.insert}
        </Button>
        {isByHand ? (
          <Button
            look="line"
            onClick={() => {
              const { byHand: _, written: __, ...plain } = line;
              change(keeper, index, plain as Line);
            }}
          >
            {text.useRules}
          </Button>
        ) : (
          <Button look="line" onClick={() => (asked.value = true)}>
            {text.byHand}
          </Button>
        )}
        <Button
          look="danger"
          icon="cross"
          onClick={() => {
            remove(keeper, index);
            onClose();
          }}
        >
          {text.remove}
        </Button>
      </div>
      {asked.value && <ByHandSheet keeper={keeper} index={index} onClose={() => (asked.value = false)} />}
    </section>
  );
}
