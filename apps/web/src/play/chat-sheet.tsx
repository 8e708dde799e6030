/** The chat of a table. */
import type { Saying } from '@lettertafel/protocol';
import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { notify } from '../app/notice.tsx';
import { chatMuted } from '../app/preferences.ts';
import { reportSaying } from '../connection/requests.ts';
import type { GameView } from '../connection/table-store.ts';
import { t } from '../i18n/index.ts';
import { Button, SubmitButton } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { Switch } from '../parts/switch.tsx';
import type { GameTableProps } from './contract.ts';
import './chat-sheet.css';

type ChatSheetProps = Pick<GameTableProps<GameView>, 'table' | 'seat' | 'names'> & { readonly onClose: () => void };

const LONGEST_SAYING = 300;

/** What is being written: it stays when a question of the game closes the sheet. */
const saying = signal('');

export function ChatSheet({ table, seat, names, onClose }: ChatSheetProps) {
  const text = t();
  const list = useRef<HTMLUListElement>(null);
  const sayings = table.sayings.value.filter(({ text: said }) => said !== '');
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  });
  const send = async () => {
    const said = saying.value.trim();
    if (said === '') return;
    saying.value = '';
    const sent = await table.say(said);
    if ('problem' in sent) {
      saying.value = said;
      notify({ text: text.problems[sent.problem.code] });
    }
  };
  const report = async (number: number) => {
    const answer = await reportSaying(table.id, number);
    notify({ text: 'problem' in answer ? text.problems[answer.problem.code] : text.play.reported });
  };
  return (
    <Sheet title={text.play.chat} icon="chat" onClose={onClose}>
      <Switch
        label={text.play.mute}
        on={chatMuted.value}
        onChange={(on) => {
          chatMuted.value = on;
        }}
      />
      {!chatMuted.value && (
        <>
          <ul class="chat-list" ref={list}>
            {sayings.length === 0 && <li class="muted">{text.play.nothingSaid}</li>}
            {sayings.map((one) => (
              <Line
                key={one.number}
                saying={one}
                name={
                  (one.seat === null ? one.name : one.seat === seat ? text.common.me : names[one.seat]) ??
                  text.common.guest
                }
                onReport={table.mine.value.includes(one.seat ?? -1) ? null : () => void report(one.number)}
              />
            ))}
          </ul>
          <form
            class="chat-form"
            onSubmit={(event) => {
              event.preventDefault();
              void send();
            }}
          >
            <Field
              label={text.play.say}
              value={saying.value}
              longest={LONGEST_SAYING}
              onInput={(value) => {
                saying.value = value;
              }}
            />
            <SubmitButton>{text.play.sendSaying}</SubmitButton>
          </form>
        </>
      )}
    </Sheet>
  );
}

function Line({ saying, name, onReport }: { saying: Saying; name: string; onReport: (() => void) | null }) {
  return (
    <li class="chat-line">
      <p>
        <b>{name}</b> {saying.text}
      </p>
      {onReport && <Button look="plain" icon="flag" label={t().play.report(name)} onClick={onReport} />}
    </li>
  );
}
