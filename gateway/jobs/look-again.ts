import type { WorkerEvents } from 'graphile-worker';

const SOON_MS = 50;

/**
 * While it looks for a job, graphile-worker locks the rows of all free queues, those of other lanes too, and passes over the
 * locked ones. Lanes that are told of a job at once so take its queue from one another, and the lane whose job it is would
 * find none until its next poll, two seconds later. Each looks again soon, at a time of its own.
 */
export function lookAgainWhenTold(events: WorkerEvents): void {
  let timer: NodeJS.Timeout | undefined;
  let isStopping = false;
  events.on('pool:listen:notification', ({ workerPool, message }) => {
    if (message.channel !== 'jobs:insert' || timer || isStopping) return;
    timer = setTimeout(() => {
      timer = undefined;
      workerPool.nudge(1);
    }, SOON_MS * (0.2 + Math.random()));
  });
  // A worker that was told to end may not be woken.
  const stop = () => {
    isStopping = true;
    clearTimeout(timer);
  };
  events.on('pool:gracefulShutdown', stop);
  events.on('pool:forcefulShutdown', stop);
}
