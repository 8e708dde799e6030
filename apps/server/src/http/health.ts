/** What the server says about itself, also while its store is not open. */
import type { FastifyInstance } from 'fastify';
import { CONTENT_TYPE, type Metrics } from '../metrics.ts';

export const SELF: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

export interface HealthInput {
  readonly isReady: () => boolean;
  /** Null: they are not served. */
  readonly metrics: Metrics | null;
}

export function serveHealth(app: FastifyInstance, { isReady, metrics }: HealthInput): void {
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_, reply) => (isReady() ? { ok: true } : reply.code(503).send({ ok: false })));
  if (metrics) app.get('/metrics', async (_, reply) => reply.type(CONTENT_TYPE).send(metrics.text()));
}
