/** The web app's build: its files, and its one page for every address that is not a file. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentPolicy, NONCE_PLACE, newNonce } from './headers.ts';

const PAGE = 'index.html';
const HASHED = /\/assets\//;
const YEAR = 365 * 24 * 60 * 60;

/** The addresses of the build's files, except its page. */
export function filesOf(folder: string | undefined): ReadonlySet<string> {
  if (!folder || !existsSync(folder)) return new Set();
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = found.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'));
  return new Set(paths.filter((path) => path !== PAGE).map((path) => `/${path}`));
}

/** The build names its files relative to its page, which is shown at many paths. */
function rooted(html: string, base: string): string {
  return html.replaceAll(/(?<=\b(?:href|src)=")\.\//g, base);
}

/** Sends the page; null if there is no build to serve. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * A visitor gets the cookie together with the page. A page sends several requests at once: without a cookie, each
 * response would set another one.
 */
export async function servePages(
  app: FastifyInstance,
  { folder, base }: { readonly folder: string | undefined; readonly base: string },
  greet: (request: FastifyRequest, reply: FastifyReply) => Promise<void>,
): Promise<SendPage | null> {
  const page = folder && join(folder, PAGE);
  if (!folder || !page || !existsSync(page)) return null;
  const html = rooted(readFileSync(page, 'utf8'), base);
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      const age = HASHED.test(path.replaceAll('\\', '/')) ? `public, max-age=${YEAR}, immutable` : 'no-cache';
      response.setHeader('cache-control', age);
    },
  });
  const send: SendPage = async (request, reply) => {
    await greet(request, reply);
    const nonce = newNonce();
    return reply
      .header('content-security-policy', contentPolicy(request.host, nonce))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html.replaceAll(NONCE_PLACE, nonce));
  };
  app.get('/', send);
  app.get(`/${PAGE}`, send);
  return send;
}
