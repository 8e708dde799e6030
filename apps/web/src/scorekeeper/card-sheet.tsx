/** A card played with the word or by itself, discarded, or traded for a look at the two-letter words. */
import { CARD_NAMES, CARDS, type Card } from '@lettertafel/engine';
import { type Answer, cardsDue, type Line } from '@lettertafel/scorekeeper';
import { useSignal } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { Field } from '../parts/field.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { CardPicker } from './card-picker.tsx';
import { asksOf, WORD_CARDS } from './chosen-card.ts';
import { scoreText } from './messages/index.ts';
import { enter, lineBefore, type SheetModel, updateEntered } from './model.ts';
import { boardState } from './sheet-state.ts';
import { Cancels } from './word-cards.tsx';

/** Cards played by themselves; the others are added to a word. */
const LONE_CARDS: readonly Card[] = CARD_NAMES.filter((card) => ['player', 'tiles'].includes(CARDS[card].asks));
const isWordCard = (card: Card) => WORD_CARDS.some((name) => name === card);

type Use = 'card' | 'look' | 'discard';

export function CardSheet({ model, onClose }: { model: SheetModel; onClose: () => void }) {
  const text = scoreText();
  const { players } = model.sheet.value;
  const before = lineBefore(model);
  const old = cardLineOf(before);
  const played = old?.do === 'card' ? old : null;
  const by = useSignal(model.seat.value);
  const use = useSignal<Use>(old?.do ?? 'card');
  const card = useSignal<Card | null>(CARD_NAMES.find((name) => name === old?.card) ?? null);
  const target = useSignal(played?.target ?? (by.value + 1) % players.length);
  const count = useSignal(String(played?.count ?? 1));
  const answered = useSignal<number | null>(played?.answers?.[0]?.by ?? null);
  const restored = useSignal<number | null>(played?.answers?.[1]?.by ?? null);
  const everyone = players.map((name, seat) => ({ value: seat, label: name }));
  const hands = boardState(model.base.value.settled).hands ?? [];
  // A line that was a card by itself stays one: a word has its own line.
  const mayJoinWord = by.value === model.seat.value && !(before && before.do !== 'lay');
  const playable = mayJoinWord ? [...WORD_CARDS, ...LONE_CARDS] : LONE_CARDS;
  const choose = (chosen: Card) => {
    if (use.value === 'card' && isWordCard(chosen)) {
      addToWord(model, chosen);
      onClose();
    } else card.value = chosen;
  };
  const line = (chosen: Card): Line => {
    if (use.value !== 'card') return { by: by.value, do: use.value, card: chosen };
    const { asks } = CARDS[chosen];
    const again: Answer[] = restored.value === null ? [] : [{ by: restored.value, cancels: 'cancel-card' }];
    const answers = answered.value === null ? [] : [{ by: answered.value, cancels: chosen }, ...again];
    return {
      by: by.value,
      do: 'card',
      card: chosen,
      ...(asks === 'player' ? { target: target.value } : {}),
      ...(asks === 'tiles' ? { count: Math.max(1, Number.parseInt(count.value, 10) || 1) } : {}),
      ...(answers.length > 0 ? { answers } : {}),
    };
  };
  const { value: chosen } = card;
  const asks = chosen && use.value === 'card' ? CARDS[chosen].asks : null;
  return (
    <Sheet title={text.cardPlayed} onClose={onClose}>
      <p class="muted sm">{players.map((name, seat) => text.handOf(name, hands[seat]?.length ?? 0)).join(' · ')}</p>
      <Choice
        legend={text.whoseCard}
        value={by.value}
        options={everyone}
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
          if (value === 'card' && chosen && !LONE_CARDS.includes(chosen)) card.value = null;
        }}
      />
      {(!chosen || use.value !== 'card') && (
        <CardPicker
          legend={text.whichCard}
          cards={use.value === 'card' ? playable : CARD_NAMES}
          value={chosen}
          onChange={choose}
        />
      )}
      {chosen && use.value === 'card' && (
        <>
          <CardPicker legend={text.whichCard} cards={[chosen]} value={chosen} onChange={() => (card.value = null)} />
          <p class="sm muted">{t().cards.kinds[chosen].text}</p>
          {asks === 'player' && (
            <Choice
              legend={text.against}
              value={target.value}
              options={everyone.filter(({ value }) => value !== by.value)}
              onChange={(seat) => (target.value = seat)}
            />
          )}
          {asks === 'tiles' && (
            <Field
              label={text.howManyTiles}
              value={count.value}
              longest={1}
              onInput={(typed) => (count.value = typed)}
            />
          )}
          <Cancels
            model={model}
            by={by.value}
            cancelledBy={answered.value}
            restoredBy={restored.value}
            onChange={({ cancelledBy, restoredBy }) => {
              answered.value = cancelledBy;
              restored.value = restoredBy;
            }}
          />
        </>
      )}
      {chosen && (
        <Button
          look="main"
          onClick={() => {
            enter(model, line(chosen));
            onClose();
          }}
        >
          {text.noteTurn}
        </Button>
      )}
    </Sheet>
  );
}

/** Adds a card to the word being entered, and shows its options if it has any. */
function addToWord(model: SheetModel, card: Card): void {
  const { cards } = model.entered.value;
  const choice = { card };
  updateEntered(model, { cards: [...cards, { choice, cancelledBy: null, restoredBy: null }] });
  const asks = asksOf(choice);
  const hasWords = (model.draft.value?.words.length ?? 0) > 1;
  const isAsking = asks === 'square' || asks === 'tile' || ((asks === 'word' || asks === 'laying') && hasWords);
  model.shownCard.value = isAsking ? cards.length : null;
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
