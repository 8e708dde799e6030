/** Notices on this device: on or off, the last one, a trial, and quiet hours. Where there can be none, it says why. */
import type { Subscribe, SubscriptionInfo } from '@lettertafel/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { notices } from '../../../app/preferences.ts';
import { t } from '../../../i18n/index.ts';
import { useBusy } from '../../../parts/busy.ts';
import { Button } from '../../../parts/button.tsx';
import { Switch } from '../../../parts/switch.tsx';
import { noticeText } from './messages/index.ts';
import { awaitNotice, canPush, isBlocked, ownSubscription, requestOf, subscribePush } from './push.ts';
import { deleteNotices, getNotices, putNotices, tryNotice } from './requests.ts';
import './notices.css';

/** What a device is given at first: from ten to eight. Minutes. */
const NIGHT = { from: 22 * 60, to: 8 * 60 };
/** Milliseconds until a notice counts as not arrived. */
const PATIENCE = 10_000;

export function NoticesCard() {
  const text = noticeText();
  const key = useSignal<string | null>(null);
  const own = useSignal<SubscriptionInfo | null>(null);
  const said = useSignal<string | null>(null);
  const busy = useBusy();
  const load = async () => {
    const answer = await getNotices();
    if (!('value' in answer)) return;
    key.value = answer.value.key;
    own.value = (await ownSubscription()) ? answer.value.subscription : null;
  };
  useEffect(() => void load(), []);

  const keep = async (subscription: PushSubscription | null, quiet: Subscribe['quiet']) => {
    const answer = subscription && (await putNotices(requestOf(subscription, quiet)));
    if (answer && 'value' in answer) own.value = answer.value;
    said.value = answer && 'problem' in answer ? t().problems[answer.problem.code] : null;
    return answer !== null && 'value' in answer;
  };
  const switchOn = async () => {
    const subscription = await subscribePush(key.value ?? '');
    // The page need not tell it as well.
    if (await keep(subscription, NIGHT)) notices.value = false;
    else said.value ??= isBlocked() ? text.blocked : text.unreachable;
  };
  const switchOff = async () => {
    await deleteNotices();
    await (await ownSubscription())?.unsubscribe();
    own.value = null;
    said.value = null;
  };
  const tryIt = async () => {
    said.value = text.trying;
    const arriving = awaitNotice(PATIENCE);
    const answer = await tryNotice();
    if ('problem' in answer) said.value = t().problems[answer.problem.code];
    else if (answer.value.outcome === 'sent') said.value = (await arriving) ? text.arrived : text.notArrived;
    else said.value = answer.value.outcome === 'gone' ? text.gone : text.notSent;
    await load();
  };

  if (!canPush) return <Impossible />;
  const { value: subscription } = own;
  return (
    <section class="settings-card paper">
      <h2>{text.title}</h2>
      <Switch
        label={text.on}
        note={text.onNote}
        on={subscription !== null}
        onChange={(on) => void busy.start(on ? switchOn : switchOff)}
      />
      {isBlocked() && <p>{text.blocked}</p>}
      {subscription && (
        <>
          <div class="notices-last">
            <span class="muted">
              {subscription.lastAt === null ? text.never : text.last(t().common.moment(subscription.lastAt))}
            </span>
            <Button look="line" off={busy.isBusy} onClick={() => void busy.start(tryIt)}>
              {text.try}
            </Button>
          </div>
          {subscription.failedAt !== null && subscription.failedAt > (subscription.lastAt ?? 0) && (
            <p class="sm">{text.failed(t().common.moment(subscription.failedAt))}</p>
          )}
          <QuietHours
            quiet={subscription.quiet}
            onChange={(quiet) => void ownSubscription().then((subscribed) => keep(subscribed, quiet))}
          />
        </>
      )}
      <p role="status">{said.value}</p>
    </section>
  );
}

/** Where there is no web push: why, and what to do instead. */
function Impossible() {
  const text = noticeText();
  return (
    <section class="settings-card paper">
      <h2>{text.title}</h2>
      <p>
        {text.impossible} {isSecureContext ? text.iphone : text.plain}
      </p>
      <p class="sm muted">{text.instead}</p>
    </section>
  );
}

interface QuietHoursProps {
  readonly quiet: SubscriptionInfo['quiet'];
  readonly onChange: (quiet: Subscribe['quiet']) => void;
}

function QuietHours({ quiet, onChange }: QuietHoursProps) {
  const text = noticeText();
  const from = useSignal(quiet ? formatTime(quiet.from) : '');
  const to = useSignal(quiet ? formatTime(quiet.to) : '');
  const change = () => {
    const [begin, end] = [parseTime(from.value), parseTime(to.value)];
    onChange(begin === null || end === null ? null : { from: begin, to: end });
  };
  return (
    <div class="notices-quiet">
      {(
        [
          [text.from, from],
          [text.to, to],
        ] as const
      ).map(([label, time]) => (
        <label key={label}>
          {label}{' '}
          <input
            class="field-input"
            type="time"
            value={time.value}
            onChange={(event) => {
              time.value = event.currentTarget.value;
              change();
            }}
          />
        </label>
      ))}
      <p class="sm muted">{text.quietNote}</p>
    </div>
  );
}

function formatTime(minutes: number): string {
  const part = (number: number) => String(number).padStart(2, '0');
  return `${part(Math.floor(minutes / 60))}:${part(minutes % 60)}`;
}

function parseTime(time: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}
