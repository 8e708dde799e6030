/** Converts the players' rules to HTML at build time, so that the browser needs no Markdown parser. */
import { Marked } from 'marked';
import type { Plugin } from 'vite';
// By its path: the configuration of the build is bundled, its packages are not.
import { EXAMPLES } from '../../../packages/engine/src/games/examples.ts';

/** The page of one game may offer its drawings for practice. */
const markedFor = (page: string) =>
  new Marked({
    renderer: {
      /** Links between pages are file names; on the site they are screens. */
      link({ href, tokens }) {
        const [, page, anchor = ''] = href.match(/^([\w-]+)\.md(#.+)?$/) ?? [];
        const text = this.parser.parseInline(tokens);
        return `<a href="${page ? `/rules/${page}${anchor}` : href}">${text}</a>`;
      },
      /** Drawings are rendered by the page; their source is passed along. */
      code({ text, lang }) {
        const example = exampleOf(page, text);
        const practice = example > 0 ? ` data-example="/learn/${page}?example=${example}"` : '';
        return `<div data-drawing="${lang}"${practice} data-text="${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></div>`;
      },
      heading({ tokens, depth, text }) {
        // The screen shows the page's title, so headings move down one level.
        const id = text
          .toLowerCase()
          .replace(/[^\p{L}\p{N}]+/gu, '-')
          .replace(/^-|-$/g, '');
        const inner = this.parser.parseInline(tokens).replace(/^<code>[\w-]+<\/code>: /, '');
        return depth === 1 ? `<p class="rules-about">${inner}</p>` : `<h${depth} id="${id}">${inner}</h${depth}>`;
      },
    },
    hooks: {
      /** Wide content scrolls by itself instead of the page, also by keyboard. */
      postprocess: (html) =>
        html
          .replaceAll('<table>', '<div class="rules-table" tabindex="0"><table>')
          .replaceAll('</table>', '</table></div>'),
    },
  });

export function rulesPages(): Plugin {
  return {
    name: 'rules-pages',
    transform: {
      filter: { id: /\/docs\/rules\/.*\.md$/ },
      handler: async (markdown, id) => ({
        code: `export const html = ${JSON.stringify(await markedFor(/([\w-]+)\.md/.exec(id)?.[1] ?? '').parse(markdown))};`,
        map: null,
        moduleType: 'js',
      }),
    },
  };
}

/** The number of the worked example that a drawing on the page of a game shows, from 1; 0 if it shows none. */
export function exampleOf(page: string, drawing: string): number {
  const lines = drawing.split('\n');
  const own = lines.find((line) => line.startsWith('+ '))?.slice(2) ?? '';
  const before = lines.filter((line) => /^[A-Z0-9Ä-Ü*]+( |$)/.test(line));
  const examples = Object.entries(EXAMPLES).find(([game]) => game === page)?.[1] ?? [];
  const place = examples.findIndex((example) => {
    if ('play' in example) return example.play === own && (example.board ?? []).join() === before.join();
    const [table, rack] = example;
    return rack === own.replaceAll(' ', '') && table === before.join(' ');
  });
  return place + 1;
}
