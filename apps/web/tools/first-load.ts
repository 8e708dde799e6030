/** Tells modules of the first load of a table from those that only later screens need, by following static imports. */
import type { Rolldown } from 'vite';

/** What a table loads at once; everything these import statically comes with them. */
const ROOTS = /\/src\/(main|board\/board-table|table\/word-table|i18n\/\w+\/index)\.tsx?$/;

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo' | 'getModuleIds'>;

export function firstLoad(): { readonly plugin: Rolldown.Plugin; readonly isFirst: (module: string) => boolean } {
  const first = new Set<string>();
  const follow = (module: string, { getModuleInfo }: Modules) => {
    const waiting = [module];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (first.has(next)) continue;
      first.add(next);
      waiting.push(...(getModuleInfo(next)?.importedIds ?? []));
    }
  };
  return {
    isFirst: (module) => first.has(module),
    plugin: {
      name: 'first-load',
      buildEnd() {
        first.clear();
        for (const module of this.getModuleIds()) if (ROOTS.test(module)) follow(module, this);
      },
    },
  };
}
