/** What only the printed sheet has: game and day above the pad, the board or the words on the table below it. */
import { formatTableWord, type GameId } from '@lettertafel/engine';
import type { KeptTable } from '@lettertafel/scorekeeper';
import { GAME_LOOKS, hasCards } from '../games/looks.ts';
import { language, t } from '../i18n/index.ts';
import { BoardPicture } from '../parts/board-picture.tsx';
import { rulesOf } from '../parts/board-rules.ts';
import { TileWord } from '../parts/tile.tsx';
import type { SheetModel } from './model.ts';
import { boardState, tableState } from './sheet-state.ts';

export function PrintedHead({ game, at }: { readonly game: GameId; readonly at: number }) {
  const { name, way } = t().common.games[game];
  const day = new Intl.DateTimeFormat(language(), { dateStyle: 'long' }).format(at);
  return (
    <p class="score-printed" aria-hidden="true">
      <b>{`${name} ${way}`.trim()}</b> {day}
    </p>
  );
}

export function PrintedTable({ model }: { model: SheetModel }) {
  const { game } = model.sheet.value;
  const { settled } = model.replay.value;
  const rules = rulesOf(game);
  return (
    <div class={`score-on-paper ${GAME_LOOKS[game].ground}`} aria-hidden="true">
      {rules ? (
        <BoardPicture board={boardState(settled).board} premiums={rules.premiums} tricks={hasCards(game)} />
      ) : (
        tableState(settled).table.map((word, index) => <TileWord key={index} word={readingOf(word)} />)
      )}
    </div>
  );
}

function readingOf(word: KeptTable['table'][number]): string {
  return formatTableWord(word).split('=').at(-1) ?? '';
}
