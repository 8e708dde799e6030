/** Opens a game of another program as a score sheet, and tells what differs. */
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { go } from '../../app/router.ts';
import { useBusy } from '../../parts/busy.ts';
import { Button } from '../../parts/button.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { scoreText } from '../messages/index.ts';
import { openText } from './messages/index.ts';
import { type Opened, openFile } from './open-file.ts';

export function OpenButton() {
  const text = openText();
  const picker = useRef<HTMLInputElement>(null);
  const busy = useBusy();
  const opened = useSignal<Opened | null>(null);
  const open = async (file: File) => {
    opened.value = await openFile(file);
  };
  const close = () => {
    opened.value = null;
  };
  return (
    <>
      <Button look="line" icon="book" off={busy.isBusy} onClick={() => picker.current?.click()}>
        {text.open}
      </Button>
      <p class="sm">{text.explain}</p>
      <input
        ref={picker}
        type="file"
        accept=".gcg,.txt,text/plain"
        hidden
        aria-label={text.open}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // The same file may be chosen again.
          event.currentTarget.value = '';
          if (file) void busy.start(() => open(file));
        }}
      />
      {opened.value && <Outcome opened={opened.value} onClose={close} />}
    </>
  );
}

function Outcome({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  const text = openText();
  if ('why' in opened) {
    return (
      <Sheet title={text.unreadable} icon="warning" onClose={onClose}>
        <p>
          {opened.why === 'unreadable'
            ? opened.told
            : opened.why === 'not-kept'
              ? scoreText().notKept
              : text[opened.why]}
        </p>
        <div class="sheet-foot">
          <Button look="main" onClick={onClose}>
            {text.close}
          </Button>
        </div>
      </Sheet>
    );
  }
  const { id, told } = opened;
  const toGame = () => go(`/score/${id}`);
  return (
    <Sheet title={text.opened} icon="check" onClose={toGame}>
      <p>{told.length > 0 ? text.differs : text.asTold}</p>
      {told.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <div class="sheet-foot">
        <Button look="main" onClick={toGame}>
          {text.toGame}
        </Button>
      </div>
    </Sheet>
  );
}
