/** A dispute: who, which words, the verdict of the list, and the decision of the table. */
import { GAMES, type Language, type Verdicts } from '@lettertafel/engine';
import {
  type DisputeDeed,
  type Line,
  type LineReading,
  openPlay,
  ownVerdicts,
  readNext,
} from '@lettertafel/scorekeeper';
import { useSignal } from '@preact/signals';
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { Icon } from '../parts/icon.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { FactsOf } from '../words/word-question.tsx';
import { judgeWords } from './look-up.ts';
import { scoreText } from './messages/index.ts';
import { enter, lineBefore, type SheetModel } from './model.ts';
import { forgetRulings, rememberRulings, rulingsOf } from './saved-sheets.ts';

/** The play of the line before, while it may be disputed. */
export const disputable = ({ base }: SheetModel) => openPlay(base.value);

export function DisputeSheet({ model, onClose }: { model: SheetModel; onClose: () => void }) {
  const text = scoreText();
  const open = disputable(model);
  const { players, game, options } = model.sheet.value;
  const { language } = GAMES[game].rules;
  const others = players.flatMap((name, seat) => (seat === open?.by ? [] : [{ value: seat, label: name }]));
  const before = lineBefore(model);
  /** The dispute that is being changed. */
  const old = before?.do === 'dispute' ? before : null;
  const by = useSignal(old?.by ?? others[0]?.value ?? 0);
  const named = useSignal<readonly string[]>(namedBefore(old, open?.words ?? []));
  const found = useSignal<Verdicts | 'asking' | 'failed' | null>(null);
  if (!open) return null;
  const ruledBefore = named.value.filter((word) => rulingsOf(players, language).includes(word));
  const lineWith = (verdicts: Verdicts, ruled: readonly string[]): Line => ({
    by: by.value,
    do: 'dispute',
    words: named.value,
    verdicts,
    ...(ruled.length > 0 ? { ruled } : {}),
  });
  const note = (verdicts: Verdicts, ruled: readonly string[] = []) => {
    const withdrawn = (old?.ruled ?? []).filter((word) => !ruled.includes(word));
    if (withdrawn.length > 0) forgetRulings({ players, language, words: withdrawn });
    if (ruled.length > 0) rememberRulings({ players, language, words: ruled });
    enter(model, lineWith(verdicts, ruled));
    onClose();
  };
  const lookUp = async () => {
    found.value = 'asking';
    const words = named.value;
    found.value = (await judgeWords(model.base.value, { by: by.value, words })) ?? 'failed';
  };
  const { value: judged } = found;
  const isJudged = judged !== null && typeof judged === 'object';
  const bad = isJudged ? (readNext(model.base.value, lineWith(judged, [])).dispute?.bad ?? []) : [];
  const isOff = named.value.length === 0;
  const decided = old && decisionOf(old, readNext(model.base.value, old));
  // The list explains no words with the *IN tile.
  const explained = named.value.filter((word) => !word.includes('*'));
  return (
    <Sheet title={text.disputeTitle} onClose={onClose}>
      {others.length > 1 && (
        <Choice legend={text.disputer} value={by.value} options={others} onChange={(seat) => (by.value = seat)} />
      )}
      <fieldset class="choice">
        <legend class="choice-legend">{text.whichWords}</legend>
        {open.words.map((word) => (
          <label key={word} class="score-check">
            <input
              type="checkbox"
              checked={named.value.includes(word)}
              onChange={(event) => {
                const isNamed = event.currentTarget.checked;
                named.value = isNamed ? [...named.value, word] : named.value.filter((other) => other !== word);
                found.value = null;
              }}
            />
            {word}
          </label>
        ))}
      </fieldset>
      {ruledBefore.length > 0 && (
        <div class="score-ruled">
          <p>{text.ruledBefore(ruledBefore)}</p>
          {ruledBefore.length === named.value.length && (
            <Button look="line" icon="check" onClick={() => note({}, named.value)}>
              {text.ruleAgain}
            </Button>
          )}
        </div>
      )}
      {isJudged ? (
        <section class="score-found" aria-live="polite">
          <ul>
            {named.value.map((word) => (
              <li key={word} class={bad.includes(word) ? 'score-word-bad' : 'score-word-good'}>
                <Icon name={bad.includes(word) ? 'cross' : 'check'} small />
                {bad.includes(word) ? text.wordIsBad(word) : text.wordIsGood(word)}
              </li>
            ))}
          </ul>
          {explained.length > 0 && (
            <FactsOf
              words={explained}
              info={{ words: shippedList(language), seats: [], options: {} }}
              options={options}
            />
          )}
          <div class="score-verdicts">
            <Button look="main" onClick={() => note(judged)}>
              {bad.length > 0 ? text.playLost(players[open.by] ?? '') : text.playStands}
            </Button>
            {bad.length > 0 && (
              <Button look="line" onClick={() => note(judged, bad)}>
                {text.ruling}
              </Button>
            )}
          </div>
        </section>
      ) : (
        <>
          <Button look="main" icon="search" off={isOff || judged === 'asking'} onClick={() => void lookUp()}>
            {judged === 'asking' ? text.lookingUp : text.lookUp}
          </Button>
          {judged === 'failed' && <p class="score-problem">{text.noList}</p>}
          <p class="sm muted">{text.ownBook}</p>
          <div class="score-verdicts">
            <Button
              look="line"
              off={isOff}
              pressed={decided ? decided === 'good' : undefined}
              onClick={() => note(ownVerdicts(named.value, true))}
            >
              {text.isGood}
            </Button>
            <Button
              look="danger"
              off={isOff}
              pressed={decided ? decided === 'bad' : undefined}
              onClick={() => note(ownVerdicts(named.value, false))}
            >
              {text.isBad}
            </Button>
            <Button
              look="line"
              off={isOff}
              pressed={decided ? decided === 'ruled' : undefined}
              onClick={() => note(ownVerdicts(named.value, false), named.value)}
            >
              {text.ruling}
            </Button>
          </div>
        </>
      )}
    </Sheet>
  );
}

/** The words that the old line disputes, as far as they are still on the board or table. */
function namedBefore(old: DisputeDeed | null, words: readonly string[]): readonly string[] {
  const kept = words.filter((word) => old?.words?.includes(word) ?? true);
  return kept.length > 0 ? kept : words;
}

/** What was decided when the line was written. */
function decisionOf({ ruled = [] }: DisputeDeed, { dispute }: LineReading): 'good' | 'bad' | 'ruled' {
  if (ruled.length > 0) return 'ruled';
  return dispute?.isLost ? 'bad' : 'good';
}

/** The shipped list, as word facts expect it. */
const shippedList = (language: Language) =>
  ({ id: language, language, name: null, words: 0, source: '', kind: 'shipped' }) as const;
