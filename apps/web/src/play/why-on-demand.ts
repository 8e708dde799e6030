/** The reasons of a score, loaded when somebody first asks for them. */
import { lazy } from '../app/lazy.tsx';

export const Why = lazy(
  async () => (await import('./sheets-on-demand.ts')).Why,
  () => null,
);
