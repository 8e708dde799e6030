/** Security headers. */
import { randomBytes } from 'node:crypto';

/**
 * Everything is loaded from this origin. Dragging needs a style element, which the page marks with the nonce
 * in its head. Nothing requires https: families play over http.
 */
export function contentPolicy(host: string, nonce: string): string {
  const sockets = /^[\w.:[\]-]+$/.test(host) ? ` ws://${host} wss://${host}` : '';
  return [
    "default-src 'self'",
    // The move generator is WebAssembly; no other code is compiled at run time.
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

/** Switches off browser features the app never uses, and sets HSTS over https. */
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

/** The placeholder for the nonce in the page's head. */
export const NONCE_PLACE = '__CSP_NONCE__';
