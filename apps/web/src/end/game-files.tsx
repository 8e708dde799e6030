/** A finished board game for other programs, and the board of the replay as a picture. */
import type { Story } from '@lettertafel/engine';
import type { WritingNote } from '@lettertafel/formats';
import { parseRecord, type TableInfo } from '@lettertafel/protocol';
import { notify } from '../app/notice.tsx';
import { getRecord } from '../connection/requests.ts';
import { t } from '../i18n/index.ts';
import { valueOrNotify } from '../new-game/start-game.ts';
import { rulesOf } from '../parts/board-rules.ts';
import { Button } from '../parts/button.tsx';
import { fileName } from '../play/file-name.ts';
import type { PictureForm } from '../play/game-file.ts';
import { namesAt } from '../play/names.ts';
import { proofText } from './messages/index.ts';

interface GameFilesProps {
  readonly info: TableInfo;
  readonly story: Story;
  /** The turn that the replay shows. */
  readonly step: number;
}

export function GameFiles({ info, story, step }: GameFilesProps) {
  const { files } = proofText();
  if (!rulesOf(info.game)) return null;
  const picture = async (form: PictureForm) => {
    const { turns } = story;
    const turn = turns[step - 1];
    const ground = turn?.after ?? turns[0]?.before;
    if (!ground) return;
    const { name, way } = t().common.games[info.game];
    const title = `${name} ${way} ${t().end.step(step, turns.length)}`.replaceAll('  ', ' ');
    const last = turn?.what === 'laid' ? ground.last : [];
    const file = await import('../play/game-file.ts').catch(() => null);
    if (!(await file?.saveBoard(form, { game: info.game, board: ground.board, last, title })))
      notify({ text: files.failed });
  };
  return (
    <section class="end-files paper">
      <h2>{files.title}</h2>
      <Button look="line" icon="device" onClick={() => void saveGcg(info)}>
        {files.gcg}
      </Button>
      {(['png', 'svg'] as const).map((form) => (
        <Button key={form} look="line" icon="picture" onClick={() => void picture(form)}>
          {files[form]}
        </Button>
      ))}
    </section>
  );
}

async function saveGcg(info: TableInfo): Promise<void> {
  const { files } = proofText();
  const value = valueOrNotify(await getRecord(info.id));
  if (value === null) return;
  const record = parseRecord(value);
  const file = await import('../play/game-file.ts').catch(() => null);
  const written = file && 'value' in record ? file.gcgFromRecord(record.value, namesAt(info)) : null;
  if (!written || 'cannot' in written || !file?.saveGcg(fileName(info.game, Date.now()), written)) {
    notify({ text: files.failed });
    return;
  }
  const lost = [...new Set(written.notes.map(({ code }: WritingNote) => files.lost[code]))];
  if (lost.length > 0) notify({ text: files.without(lost) });
}
