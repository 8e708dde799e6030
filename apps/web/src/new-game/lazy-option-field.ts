/** The field of an option, in a file of its own: a running game needs none, and only what one screen needs can stay apart. */
import { lazy } from '../app/lazy.tsx';

export const OptionField = lazy(
  async () => (await import('./option-field.tsx')).OptionField,
  () => null,
);
