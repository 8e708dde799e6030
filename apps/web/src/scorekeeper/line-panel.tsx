/** An opened line of the pad: its score, its problems, and what can be done about them. */
import { isMisfit, mendedLine } from '@lettertafel/scorekeeper';
import { useSignal } from '@preact/signals';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { scoreText } from './messages/index.ts';
import { change, remove, type SheetModel } from './model.ts';
import { ScoreLines } from './score-lines.tsx';
import { lineName, problemText } from './sentences.ts';
import { ByHandSheet } from './turn-sheets.tsx';

export function LinePanel({ model, index, onClose }: { model: SheetModel; index: number; onClose: () => void }) {
  const text = scoreText();
  const asked = useSignal(false);
  const { sheet, readings } = model.replay.value;
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
                <Button look="line" onClick={() => change(model, index, { ...line, byHand: score })}>
                  {text.keepScore(score)}
                </Button>
                <Button look="line" onClick={() => change(model, index, mended.line)}>
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
              model.correction.value = { index, what: 'change' };
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
            model.correction.value = { index, what: 'insert' };
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
              change(model, index, plain);
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
            remove(model, index);
            onClose();
          }}
        >
          {text.remove}
        </Button>
      </div>
      {asked.value && <ByHandSheet model={model} index={index} onClose={() => (asked.value = false)} />}
    </section>
  );
}
