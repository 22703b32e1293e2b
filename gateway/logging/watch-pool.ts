import { pool } from '../db/client.ts';
import { logger } from './logger.ts';

/** An idle connection that breaks is replaced at the next use; unheard, its error would end the process. */
export function watchPool(): void {
  pool.on('error', (error) => logger.warn({ err: error }, 'A database connection broke'));
}
