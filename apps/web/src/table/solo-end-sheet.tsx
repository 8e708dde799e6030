/** Asks a solo player to confirm the end of the game; shows the longest word and the record. */
import type { GameId, TableView } from '@lettertafel/engine';
import { records } from '../app/preferences.ts';
import { t } from '../i18n/index.ts';
import { Button } from '../parts/button.tsx';
import { Sheet } from '../parts/sheet.tsx';
import type { Moves } from './moves.ts';

interface SoloEndSheetProps {
  readonly game: GameId;
  readonly view: TableView;
  readonly moves: Moves;
}

export function SoloEndSheet({ game, view, moves }: SoloEndSheetProps) {
  const text = t().table;
  const longest = view.seats[0]?.longest ?? null;
  const record = records.value[game];
  const stay = () => {
    moves.ending.value = false;
  };
  return (
    <Sheet title={text.soloEnd.title} icon="flag" onClose={stay}>
      <p>{longest ? text.soloEnd.longest(longest) : text.soloEnd.noWord}</p>
      {record && <p>{text.record(record)}</p>}
      <div class="sheet-foot">
        <Button look="line" onClick={stay}>
          {text.soloEnd.stay}
        </Button>
        <Button look="main" onClick={moves.end}>
          {text.soloEnd.end}
        </Button>
      </div>
    </Sheet>
  );
}
