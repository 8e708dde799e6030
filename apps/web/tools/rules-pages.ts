/** Converts the players' rules to HTML at build time, so that the browser needs no Markdown parser. */
import { Marked } from 'marked';
import type { Plugin } from 'vite';
// By its path: the configuration of the build is bundled, its packages are not.
import { EXAMPLES } from '../../../packages/engine/src/games/examples.ts';

/** For one page: that of a game may offer its drawings for practice. */
function markedFor(page: string): Marked {
  const used = new Map<string, number>();
  return new Marked({
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
        const slug = text
          .toLowerCase()
          .replace(/[^\p{L}\p{N}]+/gu, '-')
          .replace(/^-|-$/g, '');
        // "Your turn" comes once for the family and once in full: what links there means the first.
        const count = (used.get(slug) ?? 0) + 1;
        used.set(slug, count);
        const id = count === 1 ? slug : `${slug}-${count}`;
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
}

export function rulesPages(): Plugin {
  return {
    name: 'rules-pages',
    transform: {
      filter: { id: /\/docs\/rules\/.*\.md$/ },
      handler: async (markdown, id) => ({
        code: `export const html = ${JSON.stringify(await toHtml(/([\w-]+)\.md/.exec(id)?.[1] ?? '', markdown))};`,
        map: null,
        moduleType: 'js',
      }),
    },
  };
}

/** The page of this name as the screen gets it. */
export async function toHtml(page: string, markdown: string): Promise<string> {
  return markedFor(page).parse(markdown);
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
