/** The dock below the board: the rack, its buttons and the main button. */
import { GAMES } from '@lettertafel/engine';
import { useSignal } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { Button } from '../parts/button.tsx';
import { useAfterDoubleTap } from '../parts/double-tap.ts';
import { shownWord } from '../parts/shown-word.ts';
import type { BoardTableProps } from '../play/contract.ts';
import { offerTo } from '../play/offers.ts';
import { clear, shuffle } from './actions.ts';
import { ExchangeSheet } from './exchange-sheet.tsx';
import type { BoardModel } from './model.ts';
import { draftHint, lay } from './moves.ts';
import { Rack } from './rack.tsx';
import { wordsRead } from './reading.ts';

interface DockProps {
  readonly model: BoardModel;
  readonly table: BoardTableProps;
}

/** How long the question whether to pass stays, in milliseconds. */
const ASKED_FOR = 5000;

/** The alternatives to laying a word: exchange and pass. */
export function TurnButtons({ model, table }: DockProps) {
  const isExchanging = useSignal(false);
  const isPassing = useSignal(false);
  const mayConfirm = useAfterDoubleTap(isPassing.value);
  const { info, view, act } = table;
  const text = t().board;
  const forget = () => {
    isPassing.value = false;
  };
  const mayPass = offerTo(GAMES[info.game], view, 'pass') !== null;
  const mayExchange = offerTo(GAMES[info.game], view, 'exchange') !== null;
  const needed = model.rules.exchangeNeeds;
  return (
    <div class="board-turn">
      <Button
        icon="exchange"
        off={!mayExchange}
        onClick={() => {
          isExchanging.value = true;
        }}
      >
        {text.exchange}
      </Button>
      <Button
        icon="pass"
        off={!mayPass || (isPassing.value && !mayConfirm)}
        onClick={() => {
          if (isPassing.peek()) void act({ do: 'pass' });
          else setTimeout(forget, ASKED_FOR);
          isPassing.value = !isPassing.peek();
        }}
      >
        {isPassing.value && mayPass ? text.passSure : text.pass}
      </Button>
      {isExchanging.value && mayExchange && (
        <ExchangeSheet
          model={model}
          title={text.exchange}
          note={needed > 0 ? text.exchangeNote(needed) : text.exchangeFree(view.bag)}
          onExchange={(tiles) => {
            isExchanging.value = false;
            clear(model);
            void act({ do: 'exchange', tiles });
          }}
          onClose={() => {
            isExchanging.value = false;
          }}
        />
      )}
    </div>
  );
}

export function Dock({ model, table }: DockProps) {
  const text = t().board;
  const hasDraft = model.draft.value.placed.length > 0 && model.mayDraft.value;
  return (
    <div class="board-dock">
      <Button icon="shuffle" label={text.shuffle} class="board-shuffle" onClick={() => shuffle(model)} />
      <Rack model={model} />
      <Button icon="undo" label={text.takeBack} class="board-back" off={!hasDraft} onClick={() => clear(model)} />
      <LayButton model={model} table={table} />
    </div>
  );
}

function LayButton({ model, table }: DockProps) {
  const { info, view } = table;
  const text = t().board;
  const words = wordsRead(model.reading.value?.reading).map(shownWord);
  const isMyMove = offerTo(GAMES[info.game], view, 'lay') !== null && model.mayDraft.value;
  const isPlay = words.length > 0 && words.every((word) => word.length > 1);
  return (
    <Button
      look="main"
      class="board-lay"
      off={!isMyMove || model.draft.value.placed.length === 0}
      onClick={() => void lay(model, table)}
    >
      {isPlay ? <LayWord word={t().common.list(words)} /> : text.lay}
    </Button>
  );
}

/** Letters of the longest word that shares a line with its verb. */
const ON_ONE_LINE = 7;

/** A long word gets a smaller font, so that the rack keeps its size. */
function LayWord({ word }: { word: string }) {
  return (
    <span
      class={word.length > ON_ONE_LINE ? 'board-lay-word board-lay-long' : 'board-lay-word'}
      style={{ '--letters': word.length }}
    >
      {t().board.layWord(word)}
    </span>
  );
}

/** One line about the draft, the first word, or whom the game waits for. */
export function DockHint({ model, table }: DockProps) {
  const { info, view, seat, names } = table;
  const text = t().board;
  if (seat === null) return null;
  const open = view.open && view.open.seat !== seat ? view.open.words.map(({ word }) => shownWord(word)) : null;
  const mayMove = offerTo(GAMES[info.game], view, 'lay') !== null;
  const accepts = open && mayMove ? text.layingAccepts(open) : '';
  const waits = !mayMove && view.turn !== seat ? text.waitingFor(names[view.turn] ?? '') : '';
  const isFirst = view.board.every((row) => /^\.*$/.test(row));
  const { wrong, better } = model.marks.value;
  const isRefused = wrong.length + better.length > 0;
  const hint = draftHint(model);
  if (hint) return <span class={isRefused ? 'slip-refused' : undefined}>{hint}</span>;
  return <>{accepts || waits || (isFirst ? text.firstWord : text.yourMove)}</>;
}
