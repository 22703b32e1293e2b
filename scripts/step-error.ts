import { MigrationError } from '../prisma/migrate.ts';

/** Something failed for a reason that the message says in full: shown to people without a stack. */
export class StepError extends Error {}

/** Ends a command with what went wrong. */
export function fail(error: unknown): void {
  const known = error instanceof StepError || error instanceof MigrationError;
  process.stderr.write(`${known ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
