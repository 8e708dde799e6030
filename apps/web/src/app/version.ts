/** Tells the user when the server is newer than this page; a game continues after a reload. */
import { effect } from '@preact/signals';
import { isFileMissing } from '../base/load-once.ts';
import { isOutdated } from '../connection/socket.ts';
import { t } from '../i18n/index.ts';
import { notify } from './notice.tsx';

export function followVersion(): void {
  effect(() => {
    const { newVersion, loadingFailed, reload } = t().common;
    if (!isOutdated.value && !isFileMissing.value) return;
    const text = isOutdated.value ? newVersion : loadingFailed;
    notify({ text, action: { label: reload, run: () => location.reload() } });
  });
}
