/** Components that are loaded when they are first rendered. */
import { useSignal } from '@preact/signals';
import type { ComponentType, VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { loadOnce } from '../base/load-once.ts';
import { t } from '../i18n/index.ts';
import { Button } from '../parts/button.tsx';
import { Loading } from './shell.tsx';

/** A placeholder for a component until it is loaded; `waiting` is shown meanwhile. */
export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: () => VNode | null = Loading,
): (props: Props) => VNode | null {
  let Loaded: ComponentType<Props> | null = null;
  const loadComponent = loadOnce(async () => {
    Loaded = await load();
  });
  return function Lazy(props: Props) {
    const state = useSignal<'loading' | 'there' | 'failed'>(Loaded ? 'there' : 'loading');
    useEffect(() => {
      if (Loaded) return;
      loadComponent().then(
        () => {
          state.value = 'there';
        },
        () => {
          state.value = 'failed';
        },
      );
    }, [state]);
    if (state.value === 'failed' && waiting === Loading) return <LoadingFailed />;
    return Loaded && state.value === 'there' ? <Loaded {...props} /> : waiting();
  };
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
