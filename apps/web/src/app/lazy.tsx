/** Components that are loaded when they are first rendered. */
import { signal, useSignal } from '@preact/signals';
import type { ComponentType, VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { loadOnce } from '../base/load-once.ts';
import { t } from '../i18n/index.ts';
import { Button } from '../parts/button.tsx';
import { Loading } from './shell.tsx';

/** A placeholder for a component until it is loaded; `waiting` is shown meanwhile. `load` does not wait for a render. */
export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: () => VNode | null = Loading,
  isForGames = true,
): ((props: Props) => VNode | null) & { readonly load: () => Promise<void> } {
  // A signal, as `loadAll` may load the component between a render and the effect of that render.
  const loaded = signal<ComponentType<Props> | null>(null);
  const loadComponent = loadOnce(async () => {
    loaded.value = await load();
  }, isForGames);
  return Object.assign(Lazy, { load: loadComponent });

  function Lazy(props: Props) {
    const hasFailed = useSignal(false);
    useEffect(() => {
      if (loaded.peek()) return;
      loadComponent().catch(() => {
        hasFailed.value = true;
      });
    }, [hasFailed]);
    const { value: Loaded } = loaded;
    if (Loaded) return <Loaded {...props} />;
    return hasFailed.value && waiting === Loading ? <LoadingFailed /> : waiting();
  }
}

/** The file is gone after an update of the server, or the server cannot be reached. */
function LoadingFailed() {
  return (
    <main class="screen screen-loading">
      <p>{t().common.loadingFailed}</p>
      <Button look="main" onClick={() => location.reload()}>
        {t().common.again}
      </Button>
    </main>
  );
}
