/** Tells when the server has become newer than this page: a game goes on after loading it anew. */
import { effect } from '@preact/signals';
import { isOutdated } from '../connection/line.ts';
import { t } from '../i18n/index.ts';
import { notify } from './notice.tsx';

export function followVersion(): void {
  effect(() => {
    if (!isOutdated.value) return;
    const { newVersion, reload } = t().common;
    notify({ text: newVersion, action: { label: reload, run: () => location.reload() } });
  });
}
