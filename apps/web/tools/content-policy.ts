/**
 * The content policy in the page itself: a file host sends no such header. A server sends one too, which also forbids
 * frames, and a browser follows both.
 */
import type { Plugin } from 'vite';

const POLICY = [
  "default-src 'self'",
  // The move generator is WebAssembly; no other code is compiled at run time.
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self'",
  // Some browsers do not count a socket of the same host as 'self'.
  "connect-src 'self' ws: wss:",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

export function contentPolicy(): Plugin {
  return {
    name: 'content-policy',
    // Vite's own pages add styles while somebody works on them.
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
    ],
  };
}
