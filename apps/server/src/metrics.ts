/** Prometheus metrics: counts and times, never the content of a game. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** What takes time: a person's move until it is durable, a commit to the store, a bot's move, an import. */
const WORK = ['move', 'append', 'bot', 'import'] as const;
type Work = (typeof WORK)[number];

/** Upper bounds of the buckets, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

type Labels = Readonly<Record<string, string | number>>;

export interface Counter {
  inc(labels?: Labels, by?: number): void;
}

export interface Metrics {
  readonly requests: Counter;
  readonly entries: Counter;
  readonly botMoves: Counter;
  readonly hints: Counter;
  setSockets(count: number): void;
  /** Does something and notes how long it takes, whether or not it succeeds. */
  time<Value>(what: Work, act: () => Promise<Value>): Promise<Value>;
  /** Everything in the text format of Prometheus. */
  text(): string;
}

export const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

export function makeMetrics(gamesInMemory: () => number, ticks: () => number = () => performance.now()): Metrics {
  const requests = makeCounter('lettertafel_requests_total', 'HTTP requests');
  const entries = makeCounter('lettertafel_entries_total', 'log entries written by this server');
  const botMoves = makeCounter('lettertafel_bot_moves_total', 'moves of bots');
  const hints = makeCounter(
    'lettertafel_hints_total',
    "hints from other servers; needed: about a table that somebody watches here, or this server's guests",
  );
  const work = new Map(WORK.map((what) => [what, makeHistogram()]));
  const delay = monitorEventLoopDelay();
  delay.enable();
  let sockets = 0;
  return {
    requests,
    entries,
    botMoves,
    hints,
    setSockets(count) {
      sockets = count;
    },
    async time(what, act) {
      const done = work.get(what)?.begin();
      const began = ticks();
      try {
        return await act();
      } finally {
        done?.((ticks() - began) / 1000);
      }
    },
    text() {
      const lines = [
        ...[requests, entries, botMoves, hints].flatMap((counter) => counter.lines()),
        ...gauge('lettertafel_sockets', 'open sockets', sockets),
        ...gauge('lettertafel_games_in_memory', 'games held in memory', gamesInMemory()),
        ...heading('lettertafel_work_seconds', 'histogram', "a person's move, a commit, a bot's move, an import"),
        ...[...work].flatMap(([what, histogram]) => histogram.lines('lettertafel_work_seconds', what)),
        ...heading('lettertafel_work_in_progress', 'gauge', 'how many wait or are worked on'),
        ...[...work].map(([what, { size }]) => `lettertafel_work_in_progress${labelled({ what })} ${size()}`),
        ...processLines(delay.mean / 1e9),
      ];
      delay.reset();
      return `${lines.join('\n')}\n`;
    },
  };
}

function makeCounter(name: string, help: string): Counter & { lines(): string[] } {
  const counts = new Map<string, number>();
  return {
    inc(labels = {}, by = 1) {
      const key = labelled(labels);
      counts.set(key, (counts.get(key) ?? 0) + by);
    },
    lines: () => [
      ...heading(name, 'counter', help),
      ...[...counts].map(([labels, count]) => `${name}${labels} ${count}`),
    ],
  };
}

function makeHistogram() {
  /** By bucket, each with those of the buckets below it. */
  const counts = BUCKETS.map(() => 0);
  let total = 0;
  let sum = 0;
  let inProgress = 0;
  return {
    begin() {
      inProgress += 1;
      return (seconds: number) => {
        inProgress -= 1;
        total += 1;
        sum += seconds;
        for (const [index, bound] of BUCKETS.entries()) if (seconds <= bound) counts[index] = (counts[index] ?? 0) + 1;
      };
    },
    size: () => inProgress,
    lines: (name: string, what: string) => [
      ...BUCKETS.map((le, index) => `${name}_bucket${labelled({ what, le })} ${counts[index]}`),
      `${name}_bucket${labelled({ what, le: '+Inf' })} ${total}`,
      `${name}_sum${labelled({ what })} ${sum}`,
      `${name}_count${labelled({ what })} ${total}`,
    ],
  };
}

/** The process, by the names that dashboards know. */
function processLines(lag: number): string[] {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  const cpu = 'process_cpu_seconds_total';
  return [
    ...heading(cpu, 'counter', 'CPU time of all threads'),
    `${cpu} ${(user + system) / 1e6}`,
    ...gauge('process_resident_memory_bytes', 'memory of all threads', rss),
    ...gauge('nodejs_heap_size_used_bytes', 'heap of the main thread', heapUsed),
    ...gauge('nodejs_eventloop_lag_mean_seconds', 'delay of the event loop since the last reading', lag || 0),
    ...gauge('process_start_time_seconds', 'when the process started', Date.now() / 1000 - process.uptime()),
  ];
}

function gauge(name: string, help: string, value: number): string[] {
  return [...heading(name, 'gauge', help), `${name} ${value}`];
}

function heading(name: string, type: string, help: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}

function labelled(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${String(value).replaceAll(/["\\\n]/g, '_')}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}
