/** "Tell Grandma": what I played and the link, for the share sheet of the device. For whom no notice comes. */
import { awaitedSeats, gameById, type Seat, type Turn } from '@lettertafel/engine';
import type { TableInfo } from '@lettertafel/protocol';
import { useRef } from 'preact/hooks';
import { notify } from '../../app/notice.tsx';
import type { GameView, TableStore } from '../../connection/table-store.ts';
import { t } from '../../i18n/index.ts';
import { later } from '../../i18n/later.ts';
import { linkTo } from '../../new-game/invite.tsx';
import { Button } from '../../parts/button.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { namesAt } from '../../play/names.ts';
import { storyOf } from '../../play/story.ts';

/** Who can be told that it is their turn: other people, while the game does not wait for me. */
export function seatsToTell(info: TableInfo, view: GameView, mine: readonly Seat[]): readonly Seat[] {
  const awaited = awaitedSeats(gameById(info.game).waitsIn(view));
  if (view.over || mine.length === 0 || awaited.some((seat) => mine.includes(seat))) return [];
  return awaited.filter((seat) => info.seats[seat]?.kind === 'person');
}

export function tellTitle(info: TableInfo, seats: readonly Seat[]): string {
  const names = namesAt(info);
  return later().waiting.tell(t().common.list(seats.map((seat) => names[seat] ?? '')));
}

interface TellSheetProps {
  readonly table: TableStore;
  readonly info: TableInfo;
  readonly view: GameView;
  readonly onClose: () => void;
}

export function TellSheet({ table, info, view, onClose }: TellSheetProps) {
  const text = t().invite;
  const mine = table.mine.value;
  const field = useRef<HTMLTextAreaElement>(null);
  const own = storyOf(table.entries.value, view).turns.findLast(({ seat }) => mine.includes(seat));
  const said = `${sentence(own)} ${linkTo(info.id)}`;
  const mayShare = 'share' in navigator;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(said);
      notify({ text: t().common.copied });
      onClose();
    } catch {
      // There is no clipboard on plain http: it is selected, to be copied by hand.
      field.current?.select();
    }
  };
  const share = () => void navigator.share({ text: said }).then(onClose, () => undefined);
  return (
    <Sheet title={tellTitle(info, seatsToTell(info, view, mine))} onClose={onClose}>
      <textarea class="field-input" rows={3} readOnly value={said} aria-label={text.link} ref={field} />
      <div class="sheet-foot">
        <Button look={mayShare ? 'line' : 'main'} icon="copy" onClick={() => void copy()}>
          {text.copy}
        </Button>
        {mayShare && (
          <Button look="main" icon="send" onClick={share}>
            {text.share}
          </Button>
        )}
      </div>
    </Sheet>
  );
}

/** What anybody at the table has seen; never the letters that are kept. */
function sentence(turn: Turn | undefined): string {
  const { told } = later().waiting;
  if (turn?.word && turn.score > 0) return told.laid(turn.word, turn.score);
  if (turn?.what === 'exchanged') return told.exchanged(turn.tiles);
  return turn?.what === 'passed' ? told.passed : told.yours;
}
