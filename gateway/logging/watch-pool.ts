import { pool } from '../db/client.ts';
import { logger } from './logger.ts';

/** Logs errors of idle connections, which the pool replaces. Without a listener they would end the process. */
export function watchPool(): void {
  pool.on('error', (error) => logger.warn({ err: error }, 'A database connection broke'));
}
