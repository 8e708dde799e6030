/** Converts the players' rules to HTML at build time, so that the browser needs no Markdown parser. */
import { Marked } from 'marked';
import type { Plugin } from 'vite';

const marked = new Marked({
  renderer: {
    /** Links between pages are file names; on the site they are screens. */
    link({ href, tokens }) {
      const [, page, anchor = ''] = href.match(/^([\w-]+)\.md(#.+)?$/) ?? [];
      const text = this.parser.parseInline(tokens);
      return `<a href="${page ? `/rules/${page}${anchor}` : href}">${text}</a>`;
    },
    /** Drawings are rendered by the page; their source is passed along. */
    code({ text, lang }) {
      return `<div data-drawing="${lang}" data-text="${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></div>`;
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
      handler: async (markdown) => ({
        code: `export const html = ${JSON.stringify(await marked.parse(markdown))};`,
        map: null,
        moduleType: 'js',
      }),
    },
  };
}
