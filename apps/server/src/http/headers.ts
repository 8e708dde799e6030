/** What browsers are told to refuse on our pages. */
import { randomBytes } from 'node:crypto';

/**
 * Everything comes from here. Dragging needs a style element of its own, which the page marks with the nonce it finds
 * in its head. Nothing asks for https: families play over http.
 */
export function contentPolicy(host: string, nonce: string): string {
  const sockets = /^[\w.:[\]-]+$/.test(host) ? ` ws://${host} wss://${host}` : '';
  return [
    "default-src 'self'",
    // The generator of plays is WebAssembly; nothing else may become code.
    "script-src 'self' 'wasm-unsafe-eval'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self'",
    `connect-src 'self'${sockets}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** What the app never uses, and over https that it is never asked for otherwise. */
export function safetyHeaders(isSecure: boolean): Record<string, string> {
  const unused = ['camera', 'display-capture', 'geolocation', 'hid', 'microphone', 'midi', 'payment', 'serial', 'usb'];
  return {
    'permissions-policy': unused.map((feature) => `${feature}=()`).join(', '),
    ...(isSecure ? { 'strict-transport-security': `max-age=${180 * 24 * 60 * 60}` } : {}),
  };
}

export function newNonce(): string {
  return randomBytes(16).toString('base64url');
}

/** In the page's head, where the nonce goes. */
export const NONCE_PLACE = '__CSP_NONCE__';
