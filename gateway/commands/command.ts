import type { z } from 'zod';
import type { Message } from '../../schema/rules/message.ts';
import type { Permission } from '../../schema/rules/permissions.ts';
import type { Tx } from '../db/client.ts';
import type { Session } from '../session/session.ts';

export interface AuditRecord {
  /** The record's type and id, as the timeline of that record looks it up. */
  entity: [type: string, id: string];
  /** One readable line, with its values apart: `msg('Mapped {{item}} to {{sku}}', { item, sku })`. */
  summary: Message;
  before?: unknown;
  after?: unknown;
  /** Where the entry belongs when the command made or changed another business than the session's. */
  businessId?: string;
}

export interface JobOptions {
  /** A job with the same key that has not started yet is replaced instead of added. */
  jobKey?: string;
  /** At once when left out, by the clock of the database, which the worker goes by: that of this process may be ahead. */
  runAt?: Date;
  maxAttempts?: number;
  /**
   * Jobs of one queue run one after the other. Left out, jobs of one kind for one business share a queue: however many
   * there are, they take one worker and leave the others to other businesses.
   */
  queue?: string;
}

export interface CommandContext {
  tx: Tx;
  session: Session;
  /** Writes the audit entry; every command that changes something does so once per record changed. */
  audit(record: AuditRecord): Promise<void>;
  /**
   * Announces a change to open screens that has no audit entry, such as who is calling the customer. Changes with an audit
   * entry are announced without it.
   */
  announce(entity: [type: string, id: string]): void;
  /** Adds a follow-up job in the same transaction: it exists exactly if the change does. */
  enqueue(task: string, payload: Record<string, unknown>, options?: JobOptions): Promise<void>;
}

export interface Command<Input extends z.ZodType = z.ZodType, Result = unknown> {
  /** `<domain>.<verb>`, e.g. `orders.confirm`: its name in the audit trail and in idempotency receipts. */
  name: string;
  permission: Permission;
  /**
   * `platform`: acts on records of every business, not only of the session's; takes SUPERADMIN. `person`: acts for the
   * person, whichever business they work in. Receipts of both are kept with the person: the business that they work in
   * may be another one when they repeat it, by this very command.
   */
  scope?: 'platform' | 'person';
  input: Input;
  /** True where an expired package must not stop it: renewing, switching. */
  allowExpired?: boolean;
  /** Stores what an outside service has answered to an earlier command: kept even if its person has lost the right meanwhile. */
  storesAnswer?: boolean;
  /** What of the input makes a repeated request the same one: not the time that has passed since. All of it when left out. */
  repeatedAs?(input: z.input<Input>): unknown;
  run(context: CommandContext, input: z.output<Input>): Promise<Result>;
}

/** A write. Every adapter (GraphQL, tRPC, REST, jobs) runs it through `execute`. */
export function defineCommand<Input extends z.ZodType, Result>(
  command: Command<Input, Result>,
): Command<Input, Result> {
  return command;
}

export interface QueryContext {
  session: Session;
}

export interface Query<Input extends z.ZodType = z.ZodType, Result = unknown> {
  name: string;
  permission: Permission;
  input: Input;
  run(context: QueryContext, input: z.output<Input>): Promise<Result>;
}

/** A read with a fixed shape, shared by the adapters that need no selection (tRPC, REST). */
export function defineQuery<Input extends z.ZodType, Result>(query: Query<Input, Result>): Query<Input, Result> {
  return query;
}
