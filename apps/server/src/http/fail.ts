/** Answers that are no success: a problem with its status, and nothing at an address. */
import type { FastifyReply } from 'fastify';
import { type Problematic, problem } from '../problem.ts';
import { STATUS } from './problems.ts';

/** Seconds. */
const COME_BACK_AFTER = 1;

export function fail(reply: FastifyReply, why: Problematic, after = COME_BACK_AFTER): FastifyReply {
  const status = STATUS[why.problem.code];
  if ((status === 429 || status === 503) && !reply.hasHeader('retry-after')) reply.header('retry-after', after);
  return reply.code(status).send(why);
}

export function nothingHere(reply: FastifyReply): FastifyReply {
  return reply.code(404).send(problem('not-understood', { why: 'there is nothing at this address' }));
}
