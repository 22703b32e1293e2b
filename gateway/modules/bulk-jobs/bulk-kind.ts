import type { z } from 'zod';
import type { Permission } from '../../../schema/rules/permissions.ts';
import type { CommandContext } from '../../commands/command.ts';
import type { Session } from '../../session/session.ts';

/** What became of a row. A DomainError that is thrown makes it FAILED, with its message. */
export interface RowOutcome {
  status: 'OK' | 'SKIPPED';
  message?: string;
  /** JSON; given, the row can be undone with it. */
  before?: object;
}

/** As RowOutcome, for a row that was run together with others. */
export type ManyOutcome = RowOutcome | { status: 'FAILED'; message: string };

/** What became of a row whose work is done outside of any transaction. */
export interface EndedRow {
  status: 'OK' | 'SKIPPED' | 'FAILED';
  message?: string;
}

/** One kind of work on many records. Rows run in a transaction each, or some of them in one: they may not count on it. */
export interface BulkKind<Row extends z.ZodType = z.ZodType> {
  /** `<domain>.<word>`, e.g. `catalog.prices`. */
  name: string;
  /** Checked again when rows run: rights that were taken away meanwhile end the job. */
  permission: Permission;
  row: Row;
  /** Left out where the work is done by `outside`. */
  run?(context: CommandContext, row: z.output<Row>): Promise<RowOutcome>;
  /**
   * Runs rows together, where that takes fewer statements than one after the other; what became of each, in their order.
   * A row that fails is answered and leaves nothing behind; an error that is thrown undoes all of them.
   */
  runMany?(context: CommandContext, rows: z.output<Row>[]): Promise<ManyOutcome[]>;
  /**
   * In place of `run`, for rows that ask an outside service: called outside of any transaction, with some rows at a time;
   * what became of each, in their order. A process that ends in between does them again, so doing one twice must do no
   * harm.
   */
  outside?(session: Session, rows: z.output<Row>[]): Promise<EndedRow[]>;
  /** Takes back what `run` did; left out where that cannot be done. `before` is what `run` gave. */
  undo?(context: CommandContext, row: z.output<Row>, before: object): Promise<RowOutcome>;
}

const kinds = new Map<string, BulkKind>();

/** A kind is known as soon as the file that defines it is imported by its module's `index.ts`. */
export function defineBulkKind<Row extends z.ZodType>(kind: BulkKind<Row>): BulkKind<Row> {
  // Only `run` and `undo` know the type of their rows; the runner parses each with the kind's own schema.
  kinds.set(kind.name, kind as unknown as BulkKind);
  return kind;
}

export function bulkKind(name: string): BulkKind {
  const kind = kinds.get(name);
  if (!kind) throw new Error(`No bulk jobs of the kind ${name}`);
  return kind;
}

/** The kinds of work that somebody with these rights may see. */
export const kindsFor = (session: Session): string[] =>
  [...kinds.values()].filter(({ permission }) => session.can(permission)).map(({ name }) => name);
