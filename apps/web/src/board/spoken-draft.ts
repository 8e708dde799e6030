/** Says why a draft would be refused, once its player pauses: the hint says it to those who see it. Renders nothing. */
import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { announce } from '../app/live-region.tsx';
import type { BoardModel } from './model.ts';
import { draftHint } from './moves.ts';

/** Long enough for the next letter of a word. */
const PAUSE = 900;

export function SpokenDraft({ model }: { readonly model: BoardModel }): null {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let told = '';
    const stop = effect(() => {
      clearTimeout(timer);
      const reading = model.reading.value?.reading;
      const isRefused = reading !== undefined && ('fault' in reading || model.unknown.value.length > 0);
      const why = isRefused ? draftHint(model) : '';
      if (why === '') told = '';
      if (why === told) return;
      timer = setTimeout(() => {
        told = why;
        announce(why);
      }, PAUSE);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [model]);
  return null;
}
