import { expect, test } from 'vitest';
import { makeMetrics } from './metrics.ts';

test('times are counted in every bucket that holds them, also those of failures', async () => {
  let now = 0;
  const metrics = makeMetrics(
    () => 3,
    () => now,
  );
  const lines = () => metrics.text().split('\n');
  await metrics.time('move', async () => {
    now += 20;
    expect(lines()).toContain('lettertafel_work_in_progress{what="move"} 1');
  });
  const failing = metrics.time('move', async () => {
    now += 700;
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(lines()).toEqual(
    expect.arrayContaining([
      'lettertafel_work_seconds_bucket{what="move",le="0.01"} 0',
      'lettertafel_work_seconds_bucket{what="move",le="0.025"} 1',
      'lettertafel_work_seconds_bucket{what="move",le="1"} 2',
      'lettertafel_work_seconds_bucket{what="move",le="+Inf"} 2',
      'lettertafel_work_seconds_sum{what="move"} 0.72',
      'lettertafel_work_seconds_count{what="move"} 2',
      'lettertafel_work_seconds_count{what="bot"} 0',
      'lettertafel_work_in_progress{what="move"} 0',
      'lettertafel_games_in_memory 3',
    ]),
  );
});

test('counters have labels, and every line is one that Prometheus reads', () => {
  const metrics = makeMetrics(() => 0);
  metrics.requests.inc({ route: '/api/"x"\n', status: 200 });
  metrics.requests.inc({ route: '/api/"x"\n', status: 200 });
  metrics.entries.inc({}, 5);
  metrics.setSockets(2);
  const text = metrics.text();
  expect(text).toContain('lettertafel_requests_total{route="/api/_x__",status="200"} 2\n');
  expect(text).toContain('lettertafel_entries_total 5\n');
  expect(text).toContain('lettertafel_sockets 2\n');
  const form = /^# (HELP|TYPE) [a-z_]+ .+$|^[a-z_]+(\{([a-z]+="[^"\\\n]*",?)+\})? -?[\d.e+-]+$/;
  expect(
    text
      .trimEnd()
      .split('\n')
      .filter((line) => !form.test(line)),
  ).toEqual([]);
});
