import { createHash } from 'node:crypto';
import superjson from 'superjson';
import type { z } from 'zod';
import { db, hasOwnPool, type Tx } from '../db/client.ts';
import { Prisma } from '../db/generated/client/client.ts';
import { announceChanges } from '../live/announce-changes.ts';
import { databaseError, isStalePlan } from '../db/database-errors.ts';
import { KEPT } from '../db/kept-statements.ts';
import { env } from '../env.ts';
import { ConflictError } from '../errors.ts';
import { renewedSession } from '../session/current-rights.ts';
import type { Session } from '../session/session.ts';
import type { Command, CommandContext, JobOptions, Query } from './command.ts';
import { FairShare } from './fair-share.ts';
import { FollowUps } from './follow-ups.ts';
import { parseInput } from './parse.ts';

export interface ExecuteOptions {
  /**
   * A client that retries sends the same key again and gets the first answer again. At most 200 characters.
   */
  idempotencyKey?: string;
  /** Whose turns it takes, for work that must not wait behind that of the business itself. */
  share?: FairShare;
  /** Called when the answer is the first one, kept under the key: nothing ran now. */
  onRepeat?: () => void;
}

/** A transaction that takes longer is undone. */
export const MAX_TRANSACTION_MS = 30_000;

const TRANSACTION = { maxWait: 20_000, timeout: MAX_TRANSACTION_MS };
const RETRIES = 3;

const shares = new FairShare({
  concurrent: env.COMMANDS_PER_BUSINESS,
  waiting: env.COMMANDS_WAITING_PER_BUSINESS,
  waitMs: 30_000,
});

/**
 * Runs a command: permission, input, one transaction holding the change, its audit entries, its follow-up
 * jobs and its idempotency receipt. Throws DomainError for what is expected, an outage of the database and a unique
 * key that is taken included; after any throw nothing has changed. A few commands of one business run at once, the rest
 * wait their turn, TooManyRequestsError being the limit, and run with the rights that their person has by then.
 */
export async function execute<Input extends z.ZodType, Result>(
  command: Command<Input, Result>,
  session: Session,
  rawInput: unknown,
  { idempotencyKey, onRepeat, share = shares }: ExecuteOptions = {},
): Promise<Result> {
  session.assertCan(command.permission);
  if (!command.allowExpired) session.assertPackageActive();
  const input = parseInput(command.input, rawInput);
  const transaction = async (by: Session) => {
    const { result, followUps } = await inTransaction(async (tx) => {
      const written = new FollowUps(command.name, by);
      const context = commandContext(tx, by, written);
      const run = async () => {
        const answer = await command.run(context, input);
        await written.write(tx);
        return answer;
      };
      if (!idempotencyKey) return { result: await run(), followUps: written };
      return { result: await once(context, { command, key: idempotencyKey, rawInput, onRepeat }, run), followUps: written };
    });
    announceChanges(followUps.changed);
    return result;
  };
  // Of jobs, the queues see to it that no business gets more than its share.
  if (hasOwnPool()) return transaction(session);
  return share.run(session.business?.id ?? session.userId, async (hasWaited) => (
    transaction(hasWaited && !command.storesAnswer ? await stillEntitled(command, session) : session)
  ));
}

async function stillEntitled(command: Command, session: Session): Promise<Session> {
  const renewed = await renewedSession(session);
  renewed.assertCan(command.permission);
  return renewed;
}

/** A transaction of its own, which is run again after a deadlock, and when a migration has changed its tables meanwhile. Errors of the database that can be expected become DomainErrors. */
export async function inTransaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.$transaction(work, TRANSACTION);
    } catch (error) {
      if (!(isWriteConflict(error) || isStalePlan(error)) || attempt === RETRIES) throw databaseError(error) ?? error;
    }
  }
}

/** Runs a query: permission, input, read. */
export async function runQuery<Input extends z.ZodType, Result>(
  query: Query<Input, Result>,
  session: Session,
  rawInput: unknown,
): Promise<Result> {
  session.assertCan(query.permission);
  return query.run({ session }, parseInput(query.input, rawInput));
}

function commandContext(tx: Tx, session: Session, followUps: FollowUps): CommandContext {
  return {
    tx,
    session,
    audit: async (record) => followUps.audit(record),
    announce: (entity) => followUps.announce(entity),
    enqueue: async (task, payload, options) =>
      followUps.enqueue(task, payload, { queue: queueOf(task, session.business?.id), ...options }),
  };
}

const queueOf = (task: string, businessId: unknown) =>
  (typeof businessId === 'string' ? `${task}:${businessId}` : undefined);

/** Adds a graphile-worker job inside the transaction. */
export async function enqueue(
  tx: Tx,
  task: string,
  payload: Record<string, unknown>,
  { jobKey, runAt, maxAttempts = 12, queue = queueOf(task, payload.businessId) }: JobOptions = {},
): Promise<void> {
  await tx.$executeRaw`SELECT graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json,
    run_at := ${runAt ?? null}::timestamptz, max_attempts := ${maxAttempts}::int, job_key := ${jobKey ?? null},
    queue_name := ${queue ?? null})`;
}

interface KeyedRequest {
  command: Command;
  key: string;
  rawInput: unknown;
  onRepeat: ExecuteOptions['onRepeat'];
}

/**
 * The receipt row is inserted first: a second caller with the same key waits for it, then reads the answer.
 */
async function once<Result>(
  { tx, session }: CommandContext,
  { command, key, rawInput, onRepeat }: KeyedRequest,
  run: () => Promise<Result>,
): Promise<Result> {
  const scope = (command.scope ? null : session.business?.id) ?? session.userId;
  const id = { scope, command: command.name, key: key.slice(0, 200) };
  const requestHash = createHash('sha256').update(superjson.stringify(command.repeatedAs?.(rawInput) ?? rawInput)).digest('hex');
  const claimed = await tx.$executeRaw`${KEPT} INSERT INTO "CommandReceipt" ("scope", "command", "key", "requestHash")
    VALUES (${id.scope}, ${id.command}, ${id.key}, ${requestHash}) ON CONFLICT DO NOTHING`;
  if (claimed === 0) {
    const receipt = await tx.commandReceipt.findUniqueOrThrow({ where: { scope_command_key: id } });
    if (receipt.requestHash !== requestHash) {
      throw new ConflictError('This idempotency key was already used for a different request');
    }
    onRepeat?.();
    // Written by `serialize` below: the column's type knows no more than that it is JSON.
    return superjson.deserialize(receipt.response as never) as Result;
  }
  const result = await run();
  const response = superjson.serialize(result) as unknown as Prisma.InputJsonValue;
  await tx.commandReceipt.update({
    where: { scope_command_key: id }, data: { response }, select: { key: true },
  });
  return result;
}

/** Deadlock or serialization failure: PostgreSQL undid everything, so trying again is safe. */
function isWriteConflict(error: unknown): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false;
  return error.code === 'P2034' || /40001|40P01/.test(error.message);
}
