/** The player's own turns in a game, to go back to one of them. The game is practice from then on. */
import type { Turn } from '@lettertafel/engine';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { notify } from '../../../app/notice.tsx';
import { forgetShown } from '../../../connection/shown.ts';
import { t } from '../../../i18n/index.ts';
import { later } from '../../../i18n/later.ts';
import type { OwnTurn } from '../../../local/hint.ts';
import { getOwnTurns, goBackTo } from '../../../local/requests.ts';
import { valueOrNotify } from '../../../new-game/start-game.ts';
import { Button } from '../../../parts/button.tsx';
import { Sheet } from '../../../parts/sheet.tsx';
import { shownWord } from '../../../parts/shown-word.ts';
import type { ComfortProps } from '../../../play/comforts.ts';
import { storyOf } from '../../../play/story.ts';

export function GoBackSheet({ table, view, seat, onClose }: ComfortProps) {
  const text = later().comforts;
  const turns = useSignal<readonly OwnTurn[] | null>(null);
  useEffect(() => {
    void getOwnTurns(table.id).then((answer) => {
      turns.value = valueOrNotify(answer) ?? [];
    });
  }, [table, turns]);
  const story = storyOf(table.entries.value, view);
  const goBack = async ({ length }: OwnTurn, number: number) => {
    onClose();
    forgetShown(table.id);
    const info = valueOrNotify(await table.learnFrom(goBackTo(table.id, length)));
    if (info) notify({ text: text.wentBack(number) });
  };
  return (
    <Sheet title={text.goBack} icon="undo" onClose={onClose}>
      <p>{text.goBackNote}</p>
      {turns.value?.length === 0 && <p>{text.noTurns}</p>}
      <div class="go-back-turns">
        {turns.value
          ?.map((turn, index) => {
            const made = story.turns.find((one) => one.seat === seat && one.number === turn.turnNumber);
            return (
              <Button key={turn.length} look="line" onClick={() => void goBack(turn, index + 1)}>
                <b>{text.turn(index + 1)}</b> {made && <span>{tellTurn(made)}</span>}
              </Button>
            );
          })
          .toReversed()}
      </div>
    </Sheet>
  );
}

function tellTurn({ what, word, score, tiles }: Turn): string {
  const { play, common } = t();
  if (what === 'took-score') return common.points(score);
  if (what !== 'laid' && what !== 'arranged') return play.acts[what](tiles);
  return `${word === null ? play.rearranged : shownWord(word)}, ${common.points(score)}`;
}
