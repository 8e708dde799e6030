/** Adds the content policy of a static site to its page, because a file host sends no such header. */
import type { Plugin } from 'vite';

const POLICY = [
  "default-src 'self'",
  // The move generator is WebAssembly.
  "script-src 'self' 'wasm-unsafe-eval'",
  // Dragging adds a style element, and a static file cannot have a nonce.
  "style-src 'self' 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
].join('; ');

export function staticPolicy(): Plugin {
  return {
    name: 'static-policy',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
    ],
  };
}
