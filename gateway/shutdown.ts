import { logger } from './logging/logger.ts';

const TIMEOUT_MS = 10_000;

/**
 * Runs `stop` once when the process is told to end, or after an error that nobody caught, and then ends the
 * process: with 0 when all was finished in time, else with 1.
 */
export function onShutdown(stop: () => Promise<void>): void {
  let begun = false;

  async function end(reason: string, code: number): Promise<void> {
    if (begun) return;
    begun = true;
    logger.info({ reason }, 'Shutting down');
    const late = setTimeout(() => {
      logger.error(`Not everything was finished after ${TIMEOUT_MS / 1000} s`);
      process.exit(1);
    }, TIMEOUT_MS);
    try {
      await stop();
    } catch (error) {
      logger.error({ err: error }, 'Shutting down failed');
      process.exit(1);
    }
    clearTimeout(late);
    process.exit(code);
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(signal, 0));
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'Uncaught exception');
    void end('uncaughtException', 1);
  });
  // Log unhandled rejections, do not exit: every request and job handles its own errors.
  process.on('unhandledRejection', (error) => logger.error({ err: error }, 'Unhandled rejection'));
}
