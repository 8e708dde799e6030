/** Turns the players' rules into HTML while building, so that no reader of Markdown is sent to the browser. */
import { Marked } from 'marked';
import type { Plugin } from 'vite';

const marked = new Marked({
  renderer: {
    /** Pages link to one another as files; on the site they are screens. */
    link({ href, tokens }) {
      const [, page, anchor = ''] = href.match(/^([\w-]+)\.md(#.+)?$/) ?? [];
      const text = this.parser.parseInline(tokens);
      return `<a href="${page ? `/rules/${page}${anchor}` : href}">${text}</a>`;
    },
    /** Boards and tables are drawn on the page; their text travels along. */
    code({ text, lang }) {
      return `<div data-drawing="${lang}" data-text="${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></div>`;
    },
    heading({ tokens, depth, text }) {
      // The page's own title is said by the screen; one level lower leaves room for it.
      const id = text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, '');
      const inner = this.parser.parseInline(tokens).replace(/^<code>[\w-]+<\/code>: /, '');
      return depth === 1 ? `<p class="rules-about">${inner}</p>` : `<h${depth} id="${id}">${inner}</h${depth}>`;
    },
  },
  hooks: {
    /** What is wide moves by itself, not the page, and by keyboard too. */
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
