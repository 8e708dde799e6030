/** Sheets over the pad: a dispute, a card played by itself, and the tiles left at the end. */
import { CARD_NAMES, CARDS } from '@lettertafel/engine';
import type { Line } from '@lettertafel/scorekeeper';
import { useSignal } from '@preact/signals';
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { Field } from '../parts/field.tsx';
import { Select } from '../parts/select.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { scoreText } from './messages/index.ts';
import { boardState, enter, isBoard, type SheetModel } from './model.ts';
import { rememberRulings, tableRulings } from './saved-sheets.ts';
import { cardName, lineName } from './sentences.ts';

interface SheetProps {
  readonly model: SheetModel;
  readonly onClose: () => void;
}

/** The words of the last line that may be disputed. */
export function disputable({ replay }: SheetModel): { readonly by: number; readonly words: readonly string[] } | null {
  const { open } = replay.value.state;
  if (!open) return null;
  const words = open.words.map((word) => (typeof word === 'string' ? word : word.word));
  return { by: open.seat, words: [...new Set(words)] };
}

/** People look words up themselves; the sheet only records the result. */
export function DisputeSheet({ model, onClose }: SheetProps) {
  const text = scoreText();
  const open = disputable(model);
  const { players } = model.sheet.value;
  const others = players.flatMap((name, seat) => (seat === open?.by ? [] : [{ value: seat, label: name }]));
  const by = useSignal(others[0]?.value ?? 0);
  const named = useSignal<readonly string[]>(open?.words ?? []);
  if (!open) return null;
  const ruledBefore = open.words.filter((word) => tableRulings().includes(word));
  const note = (isGood: boolean, isRuled: boolean) => {
    const has = Object.fromEntries(named.value.map((word) => [word, isGood]));
    const ruled = isRuled ? { ruled: named.value } : {};
    if (isRuled) rememberRulings(named.value);
    const line: Line = {
      by: by.value,
      do: 'dispute',
      words: named.value,
      verdicts: { has, isAdvised: has },
      ...ruled,
    };
    enter(model, line);
    onClose();
  };
  return (
    <Sheet title={text.disputeTitle} onClose={onClose}>
      <Choice legend={text.disputer} value={by.value} options={others} onChange={(seat) => (by.value = seat)} />
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
              }}
            />
            {word}
          </label>
        ))}
      </fieldset>
      {ruledBefore.length > 0 && <p>{text.ruledBefore(ruledBefore)}</p>}
      <div class="score-verdicts">
        <Button look="line" off={named.value.length === 0} onClick={() => note(true, false)}>
          {text.isGood}
        </Button>
        <Button look="danger" off={named.value.length === 0} onClick={() => note(false, false)}>
          {text.isBad}
        </Button>
        <Button look="line" off={named.value.length === 0} onClick={() => note(false, true)}>
          {text.ruling}
        </Button>
      </div>
    </Sheet>
  );
}

const LONE_CARDS = CARD_NAMES.filter((card) => ['player', 'tiles'].includes(CARDS[card].asks));

export function CardSheet({ model, onClose }: SheetProps) {
  const text = scoreText();
  const { players } = model.sheet.value;
  const by = useSignal(model.seat.value);
  const card = useSignal<(typeof LONE_CARDS)[number]>(LONE_CARDS[0] ?? 'peek-rack');
  const target = useSignal((by.value + 1) % players.length);
  const answered = useSignal(-1);
  const asksPlayer = CARDS[card.value].asks === 'player';
  const everyone = players.map((name, seat) => ({ value: seat, label: name }));
  const hands = boardState(model.replay.value.settled).hands ?? [];
  return (
    <Sheet title={text.cardPlayed} onClose={onClose}>
      <p class="muted sm">{players.map((name, seat) => text.handOf(name, hands[seat]?.length ?? 0)).join(' · ')}</p>
      <Choice
        legend={text.turnOf('').trim()}
        plain
        value={by.value}
        options={everyone}
        onChange={(seat) => (by.value = seat)}
      />
      <Select
        label={text.whichCard}
        value={card.value}
        onChange={(name) => (card.value = LONE_CARDS.find((lone) => lone === name) ?? card.value)}
      >
        {LONE_CARDS.map((name) => (
          <option key={name} value={name}>
            {cardName(name)}
          </option>
        ))}
      </Select>
      {asksPlayer && (
        <Choice
          legend={text.against}
          value={target.value}
          options={everyone.filter(({ value }) => value !== by.value)}
          onChange={(seat) => (target.value = seat)}
        />
      )}
      <Choice
        legend={text.cancelledBy}
        value={answered.value}
        options={[{ value: -1, label: text.notCancelled }, ...everyone.filter(({ value }) => value !== by.value)]}
        onChange={(seat) => (answered.value = seat)}
      />
      <Button
        look="main"
        onClick={() => {
          const answers = answered.value < 0 ? {} : { answers: [{ by: answered.value, cancels: card.value }] };
          const against = asksPlayer ? { target: target.value } : {};
          enter(model, { by: by.value, do: 'card', card: card.value, ...against, ...answers });
          onClose();
        }}
      >
        {text.noteTurn}
      </Button>
    </Sheet>
  );
}

export function EndSheet({ model, onClose }: SheetProps) {
  const text = scoreText();
  const { sheet, unseen, settled, readings } = model.replay.value;
  const { players } = sheet;
  const last = readings.at(-1)?.line;
  const old = last?.do === 'end' ? last : null;
  const racks = useSignal<readonly string[]>(players.map((_, seat) => old?.racks[seat] ?? ''));
  const wentOut = useSignal(old?.wentOut ?? (settled.over?.reason === 'went-out' ? settled.turn : -1));
  const left = [...unseen];
  for (const tile of racks.value.join('')) {
    const place = left.indexOf(tile);
    if (place >= 0) left.splice(place, 1);
  }
  return (
    <Sheet title={text.settleTitle} onClose={onClose}>
      <p>{text.settleHint}</p>
      {players.map((name, seat) => (
        <Field
          key={seat}
          label={text.leftOf(name)}
          longest={unseen.length}
          value={racks.value[seat] ?? ''}
          onInput={(value) => {
            racks.value = racks.value.with(seat, value.toUpperCase().replace(/\s/g, ''));
          }}
        />
      ))}
      {isBoard(sheet) && (
        <Choice
          legend={text.wentOut}
          value={wentOut.value}
          options={[{ value: -1, label: text.nobody }, ...players.map((name, seat) => ({ value: seat, label: name }))]}
          onChange={(seat) => (wentOut.value = seat)}
        />
      )}
      <p class="score-unseen sm">{text.unseen(left.join(' '))}</p>
      <Button
        look="main"
        onClick={() => {
          const out = wentOut.value < 0 ? {} : { wentOut: wentOut.value };
          if (old) model.correction.value = { index: sheet.lines.length - 1, what: 'change' };
          enter(model, { by: 0, do: 'end', racks: racks.value, ...out });
          onClose();
        }}
      >
        {text.settle}
      </Button>
    </Sheet>
  );
}

/** Points entered by hand, whatever the rules give. */
export function ByHandSheet({ model, index, onClose }: SheetProps & { readonly index: number }) {
  const text = scoreText();
  const reading = model.replay.value.readings[index];
  const points = useSignal(String(reading?.score ?? 0));
  if (!reading) return null;
  const value = Number.parseInt(points.value, 10);
  return (
    <Sheet title={`${text.byHand}: ${lineName(reading)}`} onClose={onClose}>
      <Field label={text.points} value={points.value} longest={5} onInput={(typed) => (points.value = typed)} />
      <Button
        look="main"
        off={!Number.isFinite(value)}
        onClick={() => {
          const { written: _, ...line } = reading.line;
          model.correction.value = { index, what: 'change' };
          enter(model, { ...line, byHand: value });
          onClose();
        }}
      >
        {text.noteTurn}
      </Button>
    </Sheet>
  );
}
