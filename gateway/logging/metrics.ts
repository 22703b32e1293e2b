import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** All metrics of /metrics. */
export const registry = new Registry();

collectDefaultMetrics({ register: registry });

export const httpDuration = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time to answer a request, by route and status.',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [registry],
});

export const sqlStatements = new Histogram({
  name: 'http_request_sql_statements',
  help: 'SQL statements of one request, by route.',
  labelNames: ['route'] as const,
  buckets: [0, 1, 2, 3, 5, 8, 13, 21, 50],
  registers: [registry],
});

export const jobsFinished = new Counter({
  name: 'jobs_total',
  help: 'Background jobs by task and outcome: done, retried, dead.',
  labelNames: ['task', 'outcome'] as const,
  registers: [registry],
});

export const liveStreams = new Gauge({
  name: 'live_streams',
  help: 'Open live streams of this process.',
  registers: [registry],
});

/** Set each time that the metrics are read. */
export const jobsDead = new Gauge({
  name: 'jobs_dead',
  help: 'Jobs whose attempts are used up and that need a person.',
  registers: [registry],
});
