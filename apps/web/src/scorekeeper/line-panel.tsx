/** An opened line of the pad: its score, its problems, and what can be done about them. */
import { isMisfit, type Line, type LineReading, mendedLine, readNext, replayBefore } from '@lettertafel/scorekeeper';
import { useSignal } from '@preact/signals';
import { rulesOf } from '../parts/board-rules.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { ByHandSheet } from './by-hand-sheet.tsx';
import { type Dialog, startChange } from './dialogs.tsx';
import { scoreText } from './messages/index.ts';
import { change, correct, remove, restore, type SheetModel } from './model.ts';
import { ScoreLines } from './score-lines.tsx';
import { lineName, padRows, problemText } from './sentences.ts';

interface LinePanelProps {
  readonly model: SheetModel;
  readonly index: number;
  readonly onDialog: (dialog: Dialog) => void;
  readonly onClose: () => void;
}

export function LinePanel({ model, index, onDialog, onClose }: LinePanelProps) {
  const text = scoreText();
  const isByHandOpen = useSignal(false);
  const { sheet, readings } = model.replay.value;
  const reading = readings[index];
  if (!reading) return null;
  const { line, problems, isByHand, score } = reading;
  const name = sheet.players[line.by] ?? '';
  const mended = problems.some(({ kind }) => kind === 'board-changed') ? mendedLine(sheet, index) : null;
  const rules = rulesOf(sheet.game);
  const round = padRows(sheet.lines, sheet.players.length).findIndex(({ cells }) =>
    cells.some((indices) => indices.includes(index)),
  );
  return (
    <section class="score-panel paper" aria-label={lineName(reading)}>
      <header class="score-panel-head">
        <h2>{line.do === 'end' ? text.settled : text.line(round + 1, name)}</h2>
        <Button look="plain" icon="cross" label={text.back} onClick={onClose} />
      </header>
      {line.do !== 'end' && (
        <p class="score-panel-word">
          <b>{lineName(reading)}</b>
          {line.do === 'lay' && <span class="sm muted">{line.at}</span>}
          <b>{score}</b>
        </p>
      )}
      <FormerLine model={model} index={index} />
      <LineFacts reading={reading} players={sheet.players} />
      <ScoreLines reading={reading} {...(rules ? { premiums: rules.premiums } : {})} />
      {problems.length > 0 && (
        <div class="score-misfit" role="status">
          <h3>
            <Icon name="warning" /> {problemTitle(reading)}
          </h3>
          {problems.map((problem) => (
            <p key={problem.kind}>{problemText(problem, sheet)}</p>
          ))}
          {problems.some(isMisfit) && isPlay(line) && <p>{text.counts(score, name)}</p>}
          {mended && (
            <>
              <p>{text.laidSelf(name)}</p>
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
        <Button
          look="line"
          icon="pencil"
          onClick={() => {
            const dialog = startChange(model, index);
            if (dialog) onDialog(dialog);
            else onClose();
          }}
        >
          {text.change}
        </Button>
        <Button
          look="line"
          icon="plus"
          onClick={() => {
            correct(model, { index, what: 'insert' });
            onClose();
          }}
        >
          {text.insert}
        </Button>
        {isByHand && line.do !== 'points' && line.do !== 'number' && (
          <Button
            look="line"
            onClick={() => {
              const { byHand: _, written: __, ...plain } = line;
              change(model, index, plain);
            }}
          >
            {text.useRules}
          </Button>
        )}
        {line.do !== 'end' && line.do !== 'points' && line.do !== 'number' && (
          <Button look="line" onClick={() => (isByHandOpen.value = true)}>
            {text.byHand}
          </Button>
        )}
        <Button
          look="danger"
          icon="trash"
          onClick={() => {
            remove(model, index);
            onClose();
          }}
        >
          {text.remove}
        </Button>
      </div>
      {isByHandOpen.value && <ByHandSheet model={model} index={index} onClose={() => (isByHandOpen.value = false)} />}
    </section>
  );
}

const isPlay = ({ do: doing }: Line) => doing === 'lay' || doing === 'arrange' || doing === 'word';

function problemTitle(reading: LineReading): string {
  const text = scoreText();
  const { line, scoring, problems } = reading;
  if (!problems.some(isMisfit)) return line.do === 'end' ? text.settled : lineName(reading);
  const hasWord = line.do === 'lay' || scoring !== null;
  return hasWord ? text.misfit(lineName(reading)) : text.lineMisfit;
}

/** The content of a line other than its score: verdicts, leftover tiles, piles, the rack. */
function LineFacts({ reading, players }: { reading: LineReading; players: readonly string[] }) {
  const text = scoreText();
  const { line, dispute, isByHand } = reading;
  const piles = line.do === 'arrange' ? line.piles : line.do === 'draw' && line.pile !== undefined ? [line.pile] : null;
  const facts = [
    ...(dispute?.words ?? []).map((word) =>
      dispute?.bad.includes(word) ? text.wordIsBad(word) : text.wordIsGood(word),
    ),
    line.do === 'dispute' && line.ruled && text.ruled(line.ruled),
    ...(line.do === 'end' ? players : []).map((name, seat) => text.hadLeft(name, leftOf(line, seat))),
    piles && text.fromPiles(piles.map((pile) => pile + 1)),
    line.rack && text.rackWas(line.rack),
    isByHand && line.do !== 'number' && text.byHandMark,
  ];
  return facts
    .filter((fact) => typeof fact === 'string')
    .map((fact) => (
      <p key={fact} class="sm">
        {fact}
      </p>
    ));
}

function leftOf(line: Line, seat: number): string {
  return line.do === 'end' ? [...(line.racks[seat] ?? '')].join(' ') : '';
}

/** What a changed line was before, and the way back. */
function FormerLine({ model, index }: { model: SheetModel; index: number }) {
  const text = scoreText();
  const old = model.past.value.findLast((one) => one.index === index && one.was === 'changed');
  if (!old) return null;
  const before = readNext(replayBefore(model.sheet.value, index), old.line);
  return (
    <p class="score-was">
      <s>
        {lineName(before)} {before.score}
      </s>
      <Button look="line" icon="undo" onClick={() => restore(model, old)}>
        {text.restore}
      </Button>
    </p>
  );
}
