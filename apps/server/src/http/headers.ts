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
    "script-src 'self'",
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

export function newNonce(): string {
  return randomBytes(16).toString('base64url');
}

/** In the page's head, where the nonce goes. */
export const NONCE_PLACE = '__CSP_NONCE__';
