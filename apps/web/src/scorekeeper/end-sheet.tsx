/** The settlement: the tiles left on each rack, chosen from the unseen tiles. */
import { type Tile as TileName, without } from '@lettertafel/engine';
import { isTableFollowed } from '@lettertafel/scorekeeper';
import { useSignal } from '@preact/signals';
import { lettersOf } from '../parts/board-rules.ts';
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { TileFace, tileClass } from '../parts/tile.tsx';
import { scoreText } from './messages/index.ts';
import { enter, isBoard, lineBefore, type SheetModel } from './model.ts';

export function EndSheet({ model, onClose }: { model: SheetModel; onClose: () => void }) {
  const text = scoreText();
  const { sheet, unseen, settled } = model.base.value;
  const { players } = sheet;
  const before = lineBefore(model);
  /** The settlement that is being changed. */
  const old = before?.do === 'end' ? before : null;
  const racks = useSignal<readonly string[]>(players.map((_, seat) => old?.racks[seat] ?? ''));
  const wentOut = useSignal(old?.wentOut ?? (settled.over?.reason === 'went-out' ? settled.turn : -1));
  const counts = settled.racks.map((rack) => rack.length);
  const first = counts.findIndex((count, seat) => count > 0 && !settled.resigned[seat]);
  const seat = useSignal(Math.max(0, first));
  const left = without(unseen, [...racks.value.join('')]);
  const put = (rack: string) => (racks.value = racks.value.with(seat.value, rack));
  const rack = racks.value[seat.value] ?? '';
  const settle = () => {
    const out = wentOut.value < 0 ? {} : { wentOut: wentOut.value };
    enter(model, { by: 0, do: 'end', racks: racks.value, ...out });
    onClose();
  };
  return (
    <Sheet title={text.settleTitle} onClose={onClose}>
      <p>{text.settleHint}</p>
      <Choice
        legend={text.leftWith}
        value={seat.value}
        options={players.map((name, value) => ({
          value,
          label: name,
          note: isTableFollowed(sheet)
            ? text.leftCount((racks.value[value] ?? '').length, counts[value] ?? 0)
            : String((racks.value[value] ?? '').length),
        }))}
        onChange={(value) => (seat.value = value)}
      />
      <fieldset class="score-left">
        <legend class="choice-legend">{text.leftOf(players[seat.value] ?? '')}</legend>
        {[...rack].map((tile, index) => (
          <LeftTile
            key={index}
            model={model}
            tile={tile}
            label={text.putBack(tile)}
            isChosen
            onTap={() => put([...rack].toSpliced(index, 1).join(''))}
          />
        ))}
        {rack === '' && <span class="muted sm">{text.nothingLeft}</span>}
      </fieldset>
      <fieldset class="score-left">
        <legend class="choice-legend">{text.unseen}</legend>
        {[...new Set(left)].map((tile) => (
          <LeftTile
            key={tile}
            model={model}
            tile={tile}
            label={tile}
            count={left.filter((other) => other === tile).length}
            onTap={() => put(rack + tile)}
          />
        ))}
      </fieldset>
      {left.length > 0 && left.length + rack.length === counts[seat.value] && (
        <Button look="line" onClick={() => put(rack + left.join(''))}>
          {text.allLeft(players[seat.value] ?? '')}
        </Button>
      )}
      {isBoard(sheet) && (
        <Choice
          legend={text.wentOut}
          value={wentOut.value}
          options={[{ value: -1, label: text.nobody }, ...players.map((name, value) => ({ value, label: name }))]}
          onChange={(value) => (wentOut.value = value)}
        />
      )}
      <Button look="main" onClick={settle}>
        {text.settle}
      </Button>
    </Sheet>
  );
}

interface LeftTileProps {
  readonly model: SheetModel;
  readonly tile: TileName;
  readonly label: string;
  readonly isChosen?: boolean;
  /** How many of it are unseen. */
  readonly count?: number;
  readonly onTap: () => void;
}

function LeftTile({ model, tile, label, isChosen, count = 1, onTap }: LeftTileProps) {
  const letters = lettersOf(model.sheet.value.game);
  const isWild = tile === letters.wild;
  const value = letters.tiles[tile]?.value;
  return (
    <button
      type="button"
      class={tileClass({ draft: isChosen, joker: isWild && !isBoard(model.sheet.value) }, 'score-left-tile')}
      aria-label={isWild ? scoreText().wild : label}
      onClick={onTap}
    >
      <TileFace letter={isWild ? '' : tile} value={isBoard(model.sheet.value) && !isWild ? value : undefined} />
      {count > 1 && <span class="score-left-count">{count}</span>}
    </button>
  );
}
