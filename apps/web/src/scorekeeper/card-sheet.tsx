/** A card played without a word, discarded, or traded for a look at the two-letter words. */
import { CARD_NAMES, CARDS, type Card } from '@lettertafel/engine';
import { type Answer, cardsDue, type Line } from '@lettertafel/scorekeeper';
import { useSignal } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { Field } from '../parts/field.tsx';
import { Select } from '../parts/select.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { scoreText } from './messages/index.ts';
import { boardState, enter, lineBefore, type SheetModel } from './model.ts';
import { cardName } from './sentences.ts';
import { SeatSelect } from './word-cards.tsx';

/** Cards played by themselves; the others are added to a word. */
const LONE_CARDS = CARD_NAMES.filter((card) => ['player', 'tiles'].includes(CARDS[card].asks));

type Use = 'card' | 'look' | 'discard';

export function CardSheet({ model, onClose }: { model: SheetModel; onClose: () => void }) {
  const text = scoreText();
  const { players } = model.sheet.value;
  const old = cardLineOf(lineBefore(model));
  const played = old?.do === 'card' ? old : null;
  const by = useSignal(model.seat.value);
  const use = useSignal<Use>(old?.do ?? 'card');
  const card = useSignal<Card>(CARD_NAMES.find((name) => name === old?.card) ?? LONE_CARDS[0] ?? 'peek-rack');
  const target = useSignal(played?.target ?? (by.value + 1) % players.length);
  const count = useSignal(String(played?.count ?? 1));
  const answered = useSignal<number | null>(played?.answers?.[0]?.by ?? null);
  const restored = useSignal<number | null>(played?.answers?.[1]?.by ?? null);
  const { asks } = CARDS[card.value];
  const everyone = players.map((name, seat) => ({ seat, name }));
  const hands = boardState(model.base.value.settled).hands ?? [];
  const offered = use.value === 'card' ? LONE_CARDS : CARD_NAMES;
  const against = everyone.filter(({ seat }) => seat !== by.value);
  const line = (): Line => {
    if (use.value !== 'card') return { by: by.value, do: use.value, card: card.value };
    const again: Answer[] = restored.value === null ? [] : [{ by: restored.value, cancels: 'cancel-card' }];
    const answers = answered.value === null ? [] : [{ by: answered.value, cancels: card.value }, ...again];
    return {
      by: by.value,
      do: 'card',
      card: card.value,
      ...(asks === 'player' ? { target: target.value } : {}),
      ...(asks === 'tiles' ? { count: Math.max(1, Number.parseInt(count.value, 10) || 1) } : {}),
      ...(answers.length > 0 ? { answers } : {}),
    };
  };
  return (
    <Sheet title={text.cardPlayed} onClose={onClose}>
      <p class="muted sm">{players.map((name, seat) => text.handOf(name, hands[seat]?.length ?? 0)).join(' · ')}</p>
      <Choice
        legend={text.whoseCard}
        value={by.value}
        options={everyone.map(({ seat, name }) => ({ value: seat, label: name }))}
        onChange={(seat) => {
          by.value = seat;
          if (target.value === seat) target.value = (seat + 1) % players.length;
          answered.value = null;
        }}
      />
      <Choice<Use>
        legend={text.cardUse}
        value={use.value}
        options={(['card', 'look', 'discard'] as const).map((value) => ({ value, label: text.cardUses[value] }))}
        onChange={(value) => {
          use.value = value;
          if (value === 'card' && !LONE_CARDS.includes(card.value)) card.value = LONE_CARDS[0] ?? 'peek-rack';
        }}
      />
      <Select label={text.whichCard} value={card.value} onChange={(name) => (card.value = name as Card)}>
        {offered.map((name) => (
          <option key={name} value={name}>
            {cardName(name)}
          </option>
        ))}
      </Select>
      <p class="sm muted">{t().cards.kinds[card.value].text}</p>
      {use.value === 'card' && asks === 'player' && (
        <Choice
          legend={text.against}
          value={target.value}
          options={against.map(({ seat, name }) => ({ value: seat, label: name }))}
          onChange={(seat) => (target.value = seat)}
        />
      )}
      {use.value === 'card' && asks === 'tiles' && (
        <Field label={text.howManyTiles} value={count.value} longest={1} onInput={(typed) => (count.value = typed)} />
      )}
      {use.value === 'card' && (
        <SeatSelect
          label={text.cancelledBy}
          value={answered.value}
          seats={against}
          onChange={(seat) => {
            answered.value = seat;
            restored.value = null;
          }}
        />
      )}
      {use.value === 'card' && answered.value !== null && (
        <SeatSelect
          label={text.restoredBy}
          value={restored.value}
          seats={everyone.filter(({ seat }) => seat !== answered.value)}
          onChange={(seat) => (restored.value = seat)}
        />
      )}
      <Button
        look="main"
        onClick={() => {
          enter(model, line());
          onClose();
        }}
      >
        {text.noteTurn}
      </Button>
    </Sheet>
  );
}

/** The line that the sheet changes; null: a new one. */
function cardLineOf(line: Line | null): Extract<Line, { do: Use }> | null {
  return line?.do === 'card' || line?.do === 'look' || line?.do === 'discard' ? line : null;
}

/** The cards due for the last word (TR-03). If nothing is chosen, all of them are taken. */
export function CardsDue({ model }: { model: SheetModel }) {
  const text = scoreText();
  const { sheet, state } = model.base.value;
  const old = lineBefore(model);
  const due = old && old.do !== 'take' ? null : cardsDue(sheet, state);
  if (!due) return null;
  const { players } = model.sheet.value;
  const { seat, count } = due;
  return (
    <div class="score-due" role="status">
      <span>{text.cardsDue(players[seat] ?? '', count)}</span>
      {Array.from({ length: count + 1 }, (_, taken) => (
        <Button
          key={taken}
          look="line"
          pressed={old?.do === 'take' ? old.count === taken : undefined}
          onClick={() => enter(model, { by: seat, do: 'take', count: taken })}
        >
          {taken === 0 ? text.takesNone : String(taken)}
        </Button>
      ))}
    </div>
  );
}
