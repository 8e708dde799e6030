/** Where this person is signed in. */
import type { DeviceInfo } from '@lettertafel/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { notify } from '../../../app/notice.tsx';
import { t } from '../../../i18n/index.ts';
import { Button, SubmitButton } from '../../../parts/button.tsx';
import { Field } from '../../../parts/field.tsx';
import { selfText } from './messages/index.ts';
import { endDevice, getDevices, nameDevice } from './requests.ts';
import './self.css';

export function DevicesCard() {
  const text = selfText();
  const devices = useSignal<readonly DeviceInfo[]>([]);
  const load = async () => {
    const answer = await getDevices();
    if ('value' in answer) devices.value = answer.value;
  };
  useEffect(() => void load(), []);
  if (devices.value.length === 0) return null;
  return (
    <section class="settings-card paper">
      <h2>{text.devices}</h2>
      <p class="sm muted">{text.devicesExplain}</p>
      <ul class="devices">
        {devices.value.map((device) => (
          <Device key={device.id} device={device} onChange={load} />
        ))}
      </ul>
    </section>
  );
}

function Device({ device, onChange }: { readonly device: DeviceInfo; readonly onChange: () => Promise<void> }) {
  const text = selfText();
  const asked = useSignal<'end' | 'name' | null>(null);
  const typed = useSignal('');
  const end = async () => {
    // Whoever was signed out already is not in the list any more either.
    const answer = await endDevice(device);
    notify({ text: 'problem' in answer ? t().problems[answer.problem.code] : text.ended });
    await onChange();
  };
  const rename = async () => {
    const name = typed.value.trim();
    const answer = await nameDevice(device, name === '' ? null : name);
    if ('problem' in answer) notify({ text: t().problems[answer.problem.code] });
    else asked.value = null;
    await onChange();
  };
  const close = () => {
    asked.value = null;
  };
  return (
    <li>
      <span class="device-name">
        {labelOf(device)}
        <span class="sm muted">{device.isThis ? text.now : t().common.moment(device.seenAt)}</span>
      </span>
      {asked.value === 'end' && (
        <span class="device-buttons">
          <Button look="danger" onClick={() => void end()}>
            {text.endSure}
          </Button>
          <Button look="line" onClick={close}>
            {text.keep}
          </Button>
        </span>
      )}
      {asked.value === 'name' && (
        <form
          class="settings-name"
          onSubmit={(event) => {
            event.preventDefault();
            void rename();
          }}
        >
          <Field
            label={text.deviceName}
            value={typed.value}
            onInput={(value) => {
              typed.value = value;
            }}
          />
          <SubmitButton>{text.save}</SubmitButton>
        </form>
      )}
      {asked.value === null && (
        <span class="device-buttons">
          <Button
            look="line"
            onClick={() => {
              typed.value = device.name ?? '';
              asked.value = 'name';
            }}
          >
            {text.rename}
          </Button>
          {!device.isThis && (
            <Button look="line" onClick={() => (asked.value = 'end')}>
              {text.end}
            </Button>
          )}
        </span>
      )}
    </li>
  );
}

/** As its owner calls it, or by what it says of itself. */
function labelOf({ name, kind, browser, isThis }: DeviceInfo): string {
  const text = selfText();
  if (name) return name;
  if (isThis) return text.thisOne;
  return [kind ? text.kinds[kind] : text.unnamed, ...(browser ? [browser] : [])].join(', ');
}
