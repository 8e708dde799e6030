/**
 * The oldest browsers that the pages run in, and a check of what is built: anything newer fails the build. A page that
 * needs more than a browser has would break without a word.
 */
import type { Plugin } from 'vite';

/** Also in docs/hosting.md. */
export const FLOOR = { chrome: 111, firefox: 121, safari: '16.4' } as const;

/** What came later than the floor, or would keep a browser just below it from reading the file. */
const NEWER_SCRIPT: Readonly<Record<string, RegExp>> = {
  'lookbehind (Safari 16.4)': /\(\?<[=!]/,
  'Object.groupBy (Chrome 117)': /\b(?:Object|Map)\.groupBy\b/,
  'Promise.withResolvers (Chrome 119)': /\bPromise\.(?:withResolvers|try)\b/,
  'Array.fromAsync (Chrome 121)': /\bArray\.fromAsync\b/,
  'iterator helpers (Chrome 122)': /\bIterator\.(?:from|prototype)\b/,
  'set methods (Chrome 122)': /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  'the v flag of regular expressions (Chrome 112)': /\/[dgimsuy]*v[dgimsuy]*(?=[.,;)])\.(?:test|exec)/,
};
const NEWER_STYLE: Readonly<Record<string, RegExp>> = {
  'round() (Chrome 125)': /\bround\(/,
  'nesting (Chrome 112)': /[{;}]\s*&/,
  '@starting-style (Chrome 117)': /@starting-style/,
  '@scope (Chrome 118)': /@scope/,
  'light-dark() (Chrome 123)': /\blight-dark\(/,
  'text-wrap (Chrome 114)': /\btext-wrap\s*:/,
  'anchor positioning (Chrome 125)': /\banchor(?:-name|-size)?\s*[:(]/,
  'field-sizing (Chrome 123)': /\bfield-sizing\s*:/,
};

const found = (text: string, features: Readonly<Record<string, RegExp>>) =>
  Object.entries(features).flatMap(([feature, pattern]) => (pattern.test(text) ? [feature] : []));

/** What `@supports` guards has a fallback. */
function withoutGuarded(style: string): string {
  let rest = '';
  for (let at = 0; at < style.length; ) {
    const start = style.indexOf('@supports', at);
    if (start < 0) return rest + style.slice(at);
    rest += style.slice(at, start);
    let depth = 0;
    for (at = style.indexOf('{', start); at < style.length; at++) {
      depth += style[at] === '{' ? 1 : style[at] === '}' ? -1 : 0;
      if (depth === 0) break;
    }
    at += 1;
  }
  return rest;
}

export function aboveFloor(file: string, text: string): readonly string[] {
  if (file.endsWith('.js')) return found(text, NEWER_SCRIPT);
  return file.endsWith('.css') ? found(withoutGuarded(text), NEWER_STYLE) : [];
}

export function browserFloor(): Plugin {
  return {
    name: 'browser-floor',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const text = file.type === 'chunk' ? file.code : String(file.source);
        const newer = aboveFloor(
          file.fileName,
          file.fileName.endsWith('.js') || file.fileName.endsWith('.css') ? text : '',
        );
        if (newer.length > 0)
          this.error(`${file.fileName} needs more than the oldest browsers have: ${newer.join(', ')}`);
      }
    },
  };
}
