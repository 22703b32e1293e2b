import type { CronItem } from 'graphile-worker';
import type { z } from 'zod';
import type { Log } from '../logging/logger.ts';

export type { CronItem };

export interface TaskContext {
  /** Writes with the job's id and name attached. */
  log: Log;
  jobId: string;
  /** 1 at the first try. */
  attempt: number;
  /** True when no further try follows this one. */
  lastAttempt: boolean;
  /** Fires when the process has to end soon; a long task stops between two steps and throws. */
  signal: AbortSignal;
  /** Does another job wait for a worker of this lane? A task that could go on for long ends then. */
  othersWait(): Promise<boolean>;
}

export interface Task<Payload extends z.ZodType = z.ZodType> {
  /** `<domain>.<verb>`, what `enqueue` is called with. */
  name: string;
  payload: Payload;
  /**
   * `shops` for what waits for a tenant's services, `sweeps` for what reads all that a shop has, `services` for what waits for those of the platform, `bulk` for work on
   * thousands of records: see lanes.ts.
   */
  lane?: 'shops' | 'sweeps' | 'services' | 'bulk';
  /**
   * Does the work. It may run more than once for one job (a crash between the work and its receipt), so it
   * must be safe to repeat. A throw means: again later, with growing pauses, until the attempts are used up.
   */
  run(payload: z.output<Payload>, context: TaskContext): Promise<void>;
}

/** Work that follows a change, in a background job. */
export function defineTask<Payload extends z.ZodType>(task: Task<Payload>): Task<Payload> {
  return task;
}
