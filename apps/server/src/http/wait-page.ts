/** The page for a visitor over the limit: it says so in their language and retries by itself. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isApi } from './address.ts';
import { contentPolicy, newNonce } from './headers.ts';

const TEXTS = {
  nl: {
    title: 'Even geduld',
    text: 'Er komen nu heel veel aanvragen van dit netwerk. Deze pagina probeert het zo vanzelf opnieuw.',
    again: 'Nu opnieuw proberen',
  },
  de: {
    title: 'Einen Moment bitte',
    text: 'Aus diesem Netz kommen gerade sehr viele Anfragen. Diese Seite versucht es gleich von selbst noch einmal.',
    again: 'Jetzt noch einmal versuchen',
  },
  en: {
    title: 'One moment, please',
    text: 'A lot of requests are coming from this network. This page will try again by itself in a moment.',
    again: 'Try again now',
  },
} as const;

type Language = keyof typeof TEXTS;

/** The browser's preferred language among ours. */
function languageFor(accepted: string | undefined): Language {
  const wanted = (accepted ?? '').split(',').map((range) => {
    const [tag = '', quality] = range.trim().toLowerCase().split(';q=');
    return { language: tag.slice(0, 2), quality: quality === undefined ? 1 : Number(quality) || 0 };
  });
  const sorted = wanted.toSorted((one, other) => other.quality - one.quality);
  const isOurs = (language: string): language is Language => Object.hasOwn(TEXTS, language);
  return sorted.map(({ language }) => language).find(isOurs) ?? 'nl';
}

/** Whether this is a page load: only then do browsers accept HTML. */
export function isPageRequest(request: FastifyRequest): boolean {
  return request.method === 'GET' && !isApi(request) && (request.headers.accept ?? '').includes('html');
}

export function sendWaitPage(request: FastifyRequest, reply: FastifyReply, seconds: number): FastifyReply {
  const language = languageFor(request.headers['accept-language']);
  const { title, text, again } = TEXTS[language];
  const nonce = newNonce();
  return reply
    .code(429)
    .header('retry-after', seconds)
    .header('content-security-policy', contentPolicy(request.host, nonce))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${seconds}">
<title>${title} · Lettertafel</title>
<style nonce="${nonce}">
  :root { color-scheme: light dark; }
  body { font: 1.1rem/1.5 system-ui, sans-serif; max-width: 32rem; margin: 15vh auto; padding: 0 1.5rem; }
</style>
<h1>${title}</h1>
<p role="status">${text}</p>
<p><a href="">${again}</a></p>
`);
}
