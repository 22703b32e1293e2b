import type { z } from 'zod';
import type { Permission } from '../../../schema/rules/permissions.ts';
import type { CommandContext } from '../../commands/command.ts';
import type { ErrorText } from '../../errors.ts';
import type { Session } from '../../session/session.ts';
import type { FailedRows } from './failed-rows.ts';

/** The result of a row. A DomainError thrown by it makes the row FAILED, with the error's message. */
export interface RowOutcome {
  status: 'OK' | 'SKIPPED';
  message?: ErrorText;
  /** JSON. When given, the row can be undone with it. */
  before?: object;
}

/** As RowOutcome, for a row that ran together with others. */
export type ManyOutcome = RowOutcome | { status: 'FAILED'; message: ErrorText };

/** The result of a row whose work is done outside of any transaction. */
export interface EndedRow {
  status: 'OK' | 'SKIPPED' | 'FAILED';
  message?: ErrorText;
}

/** One kind of work on many records. Rows may run in one transaction each or several together: `run` must not depend on it. */
export interface BulkKind<Row extends z.ZodType = z.ZodType> {
  /** `<domain>.<word>`, e.g. `catalog.prices`. */
  name: string;
  /** Checked again when rows run: losing the permission ends the job. */
  permission: Permission;
  row: Row;
  /** Left out for a kind that has `outside`. */
  run?(context: CommandContext, row: z.output<Row>): Promise<RowOutcome>;
  /**
   * Runs rows together, when that takes fewer statements; returns the results in the order of the rows. A failed row
   * must be returned and leave no change behind; a thrown error rolls all of them back.
   */
  runMany?(context: CommandContext, rows: z.output<Row>[]): Promise<ManyOutcome[]>;
  /**
   * In place of `run`, for rows that call an outside service: called outside of any transaction with some rows at a
   * time; returns the results in the order of the rows. A process that ends in between runs them again, so running a row
   * twice must be harmless.
   */
  outside?(session: Session, rows: z.output<Row>[]): Promise<EndedRow[]>;
  /** Until when its rows rest, such as over night; null while they may run. Asked before some rows run. */
  pausedUntil?(session: Session): Promise<Date | null>;
  /** Called before failed rows of a job run again, for what they need anew, and they alone. Throws what stands in the way. */
  retried?(context: CommandContext, failed: FailedRows): Promise<void>;
  /** Called once when a person has stopped the job, behind its last row; left out for work that must not stop half way. */
  stopped?(context: CommandContext, jobId: string): Promise<void>;
  /** Undoes what `run` did; left out when that is impossible. `before` is what `run` returned. */
  undo?(context: CommandContext, row: z.output<Row>, before: object): Promise<RowOutcome>;
}

const kinds = new Map<string, BulkKind>();

/** Registers a kind of work. The file that defines it is imported by its module's `index.ts`. */
export function defineBulkKind<Row extends z.ZodType>(kind: BulkKind<Row>): BulkKind<Row> {
  // Only `run` and `undo` know the type of their rows; the runner parses each row with the schema of its kind.
  kinds.set(kind.name, kind as unknown as BulkKind);
  return kind;
}

export function bulkKind(name: string): BulkKind {
  const kind = kinds.get(name);
  if (!kind) throw new Error(`No bulk jobs of the kind ${name}`);
  return kind;
}

/** The kinds of work that this session may see. */
export const kindsFor = (session: Session): string[] =>
  [...kinds.values()].filter(({ permission }) => session.can(permission)).map(({ name }) => name);
