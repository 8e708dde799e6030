/** A static site's page says itself what a server says in a header: everything comes from its own host. */
import type { Plugin } from 'vite';

const POLICY = [
  "default-src 'self'",
  // The generator of plays is WebAssembly; nothing else may become code.
  "script-src 'self' 'wasm-unsafe-eval'",
  // Dragging needs a style element of its own, and a file has no nonce to give it.
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
