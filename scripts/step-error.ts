import { MigrationError } from '../prisma/migrate.ts';

/** A failure whose message says everything: shown without a stack. */
export class StepError extends Error {}

/** Ends a command with what went wrong. */
export function fail(error: unknown): void {
  const known = error instanceof StepError || error instanceof MigrationError;
  process.stderr.write(`${known ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
