/** Prometheus metrics: counts and times, never the content of a game. */
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly requests: Counter<'route' | 'status'>;
  readonly entries: Counter;
  readonly botMoves: Counter;
  readonly hints: Counter<'needed'>;
  readonly sockets: Gauge;
}

export function makeMetrics(gamesInMemory: () => number): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'lettertafel_games_in_memory',
    help: 'games held in memory',
    registers,
    collect() {
      this.set(gamesInMemory());
    },
  });
  const labelNames = ['route', 'status'] as const;
  return {
    registry,
    requests: new Counter({ name: 'lettertafel_requests_total', help: 'HTTP requests', labelNames, registers }),
    entries: new Counter({ name: 'lettertafel_entries_total', help: 'log entries written by this server', registers }),
    botMoves: new Counter({ name: 'lettertafel_bot_moves_total', help: 'moves of bots', registers }),
    hints: new Counter({
      name: 'lettertafel_hints_total',
      help: "hints from other servers; needed: about a table that somebody watches here, or this server's guests",
      labelNames: ['needed'] as const,
      registers,
    }),
    sockets: new Gauge({ name: 'lettertafel_sockets', help: 'open sockets', registers }),
  };
}
