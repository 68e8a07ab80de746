import type pg from 'pg';
import type { PgBoss } from 'pg-boss';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export const metrics = new Registry();

export const requestSeconds = new Histogram({
  name: 'http_request_seconds',
  help: 'Time to answer, by route of the contract',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers: [metrics],
});

export const jobSeconds = new Histogram({
  name: 'job_seconds',
  help: 'Time of one try of a job',
  labelNames: ['job', 'outcome'],
  buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60],
  registers: [metrics],
});

/** How many jobs wait, and how many were set aside: the second figure wants a person. */
export function watchQueues(queue: PgBoss): void {
  metrics.registerMetric(
    new Gauge({
      name: 'jobs_waiting',
      help: 'Jobs that are ready or delayed, by queue; in dead-letters they have failed for good',
      labelNames: ['queue'],
      registers: [],
      async collect() {
        for (const { name, queuedCount } of await queue.getQueues())
          this.set({ queue: name }, queuedCount);
      },
    }),
  );
}

export function watchProcess(pool: pg.Pool): void {
  collectDefaultMetrics({ register: metrics });
  metrics.registerMetric(
    new Gauge({
      name: 'database_pool_connections',
      help: 'Connections of this process to PostgreSQL',
      labelNames: ['state'],
      registers: [],
      collect() {
        this.set({ state: 'open' }, pool.totalCount);
        this.set({ state: 'idle' }, pool.idleCount);
        this.set({ state: 'waited_for' }, pool.waitingCount);
      },
    }),
  );
}
