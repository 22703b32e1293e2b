import { HOUR_MS } from '../../../../schema/rules/durations.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { Prisma } from '../../../db/generated/client/client.ts';
import { DomainError, UnavailableError } from '../../../errors.ts';
import { AnswerTooLargeError, NoAnswerError, UnsendableError } from '../../../http/outbound.ts';
import { addJobs } from '../../../jobs/add-jobs.ts';
import type { Log } from '../../../logging/logger.ts';
import { Session } from '../../../session/session.ts';
import { MONEY_ACCOUNTS } from '../../accounting/money-account.ts';
import type { CourierClient, Payout } from '../clients/courier-client.ts';
import { connectCourier } from '../connected-courier.ts';
import { MAX_PAYOUT_ID, payoutImport, payoutLines, referenceOf } from './payouts.ts';

/** A courier is asked so often: it pays once a day at most. */
const EVERY_MS = 3 * HOUR_MS;

/** Of what a courier lists, the newest. */
const MAX_LISTED = 1_000;

/** Statements that one look makes; what is left waits for the next one. */
const MAX_TAKEN = 20;

/** After so many looks, a day in all, a payout that cannot be taken over is left to people. */
const MAX_ATTEMPTS = 8;

export const PULL_PAYOUTS_TASK = 'couriers.pull-payouts';

/** What could not be asked for is due again in three hours; the retries are for our own errors. */
const PULL_ATTEMPTS = 3;

/** Queues a job for each business with a courier that is due, in a queue of its own (docs/adr/0016-fair-shares.md). None for those whose package has expired. */
export async function planPayoutPulls(): Promise<void> {
  await db.$executeRaw(addJobs(Prisma.sql`
    SELECT ${PULL_PAYOUTS_TASK}::text AS "task", json_build_object('businessId', d."businessId") AS "payload", n."name" AS "queue",
      NULL::timestamptz AS "runAt", ${PULL_ATTEMPTS}::int AS "maxAttempts", n."name" AS "key"
    FROM (SELECT DISTINCT "businessId" FROM "Courier" WHERE "payoutsDueAt" <= now()) d
    JOIN "Business" b ON b."id" = d."businessId" AND b."packageExpiresAt" > now() AND b."suspendedAt" IS NULL
    CROSS JOIN LATERAL (SELECT ${`${PULL_PAYOUTS_TASK}:`}::text || d."businessId" AS "name") n`));
}

/** Arguments of `enqueue` for going on with the couriers of a business: at most one job runs and one waits. */
export function pullPayoutsJob(businessId: string) {
  const name = `${PULL_PAYOUTS_TASK}:${businessId}`;
  return [PULL_PAYOUTS_TASK, { businessId }, { jobKey: name, queue: name, maxAttempts: PULL_ATTEMPTS }] as const;
}

interface DueCourier {
  businessId: string;
  id: string;
  askedAt: Date | null;
}

interface Context {
  log: Log;
  signal?: AbortSignal;
}

/** Asks one courier of a business that is due for its payouts. False when none was due. */
export async function pullPayouts(businessId: string, context: Context): Promise<boolean> {
  const [due] = await db.$queryRaw<DueCourier[]>`
    WITH due AS (
      SELECT "id" FROM "Courier" WHERE "businessId" = ${businessId}::uuid AND "payoutsDueAt" <= now()
      ORDER BY "payoutsDueAt" LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED)
    UPDATE "Courier" c SET "payoutsDueAt" = ${new Date(Date.now() + EVERY_MS)}, "payoutsTriedAt" = now() FROM due
    WHERE c."businessId" = ${businessId}::uuid AND c."id" = due."id"
    RETURNING c."businessId", c."id", c."payoutsAskedAt" AS "askedAt"`;
  if (!due) return false;
  try {
    await pullOf(due, context);
  } catch (error) {
    if (!isOfCourier(error)) throw error;
    context.log.warn({ err: error, courier: due.id }, 'A courier cannot be asked for its payouts');
  }
  return true;
}

/** Whether it says something about the courier, or about what it answered. */
const isOfCourier = (error: unknown): boolean =>
  (error instanceof DomainError && !(error instanceof UnavailableError)) || error instanceof UnsendableError || error instanceof AnswerTooLargeError;

async function pullOf(courier: DueCourier, context: Context): Promise<void> {
  const { client } = await connectCourier(courier.businessId, courier.id);
  if (!client.payouts || !client.payoutParcels) return;
  const listed = (await client.payouts()).filter(({ id }) => id.length > 0 && id.length <= MAX_PAYOUT_ID).slice(0, MAX_LISTED);
  if (courier.askedAt) await takeNew(courier, client, listed, context);
  await noteAnswer(courier, listed);
}

/** Notes that the courier has listed its payouts. What is there at the first look was paid before: people take of it what they need. */
const noteAnswer = ({ businessId, id }: DueCourier, listed: readonly Payout[]) => db.$executeRaw`
  WITH asked AS (SELECT "payoutsAskedAt" FROM "Courier" WHERE "businessId" = ${businessId}::uuid AND "id" = ${id}::uuid),
  before AS (
    INSERT INTO "SeenPayout" ("businessId", "courierId", "payoutId")
    SELECT ${businessId}::uuid, ${id}::uuid, p FROM asked, unnest(${listed.map((one) => one.id)}::text[]) p WHERE asked."payoutsAskedAt" IS NULL
    ON CONFLICT DO NOTHING)
  UPDATE "Courier" SET "payoutsAskedAt" = now() WHERE "businessId" = ${businessId}::uuid AND "id" = ${id}::uuid`;

/** Takes over what is new, the oldest first. Throws when the courier says nothing any more. */
async function takeNew(courier: DueCourier, client: CourierClient, listed: readonly Payout[], { log, signal }: Context): Promise<void> {
  const { businessId, id: courierId } = courier;
  const seen = await db.seenPayout.findMany({ where: { businessId, courierId, payoutId: { in: listed.map(({ id }) => id) } } });
  const isSettled = new Set(seen.filter(({ statementId, attempts }) => statementId || attempts === 0 || attempts >= MAX_ATTEMPTS).map(({ payoutId }) => payoutId));
  const account = await usualAccount(courier);
  for (const payout of listed.filter(({ id }) => !isSettled.has(id)).toReversed().slice(0, MAX_TAKEN)) {
    if (signal?.aborted) return;
    try {
      await takeOver(courier, client, payout, account);
    } catch (error) {
      if (!isOfCourier(error)) throw error;
      await noteFailure(courier, payout);
      if (error instanceof NoAnswerError) throw error;
      log.warn({ err: error, courier: courierId, payout: payout.id }, 'A payout cannot be taken over');
    }
  }
}

async function takeOver({ businessId, id: courierId }: DueCourier, client: CourierClient, payout: Payout, account: { accountId?: string }): Promise<void> {
  // Somebody may have entered it from its file.
  const known = await db.courierStatement.findFirst({
    where: { businessId, courierId, reference: referenceOf(payout), status: { not: 'VOID' } }, select: { id: true },
  });
  if (!known) {
    const command = payoutImport(payout, await payoutLines(client, payout));
    await execute(command, Session.system(businessId), { courierId, payoutId: payout.id, ...account });
    return;
  }
  const key = { businessId, courierId, payoutId: payout.id };
  await db.seenPayout.upsert({
    where: { businessId_courierId_payoutId: key }, create: { ...key, statementId: known.id }, update: { statementId: known.id }, select: { payoutId: true },
  });
}

/**
 * Where money of this courier came to the last time, of the accounts that are used; the bank before that; where that is not
 * used any more, where money of any courier came to. Nothing where none is left: then people take the payout over.
 */
async function usualAccount({ businessId, id: courierId }: DueCourier): Promise<{ accountId?: string }> {
  const [account] = await db.$queryRaw<{ id: string }[]>`
    WITH paid AS (
      SELECT "account" AS "code", max("number") FILTER (WHERE "courierId" = ${courierId}::uuid) AS "own", max("number") AS "last"
      FROM "CourierStatement" WHERE "businessId" = ${businessId}::uuid AND "status" = 'POSTED' GROUP BY 1
    )
    SELECT a."id" FROM "Account" a LEFT JOIN paid p ON p."code" = a."code"
    WHERE a."businessId" = ${businessId}::uuid AND NOT a."isArchived" AND (p."last" IS NOT NULL OR a."code" = ${MONEY_ACCOUNTS.BANK})
    ORDER BY p."own" DESC NULLS LAST, a."code" = ${MONEY_ACCOUNTS.BANK} DESC, p."last" DESC LIMIT 1`;
  return account ? { accountId: account.id } : {};
}

const noteFailure = ({ businessId, id }: DueCourier, { id: payoutId }: Payout) => db.$executeRaw`
  INSERT INTO "SeenPayout" ("businessId", "courierId", "payoutId", "attempts") VALUES (${businessId}::uuid, ${id}::uuid, ${payoutId}, 1)
  ON CONFLICT ("businessId", "courierId", "payoutId") DO UPDATE SET "attempts" = "SeenPayout"."attempts" + 1 WHERE "SeenPayout"."statementId" IS NULL`;

/** How a courier's payouts come by themselves. */
export interface PayoutLook {
  /** When it last listed them; null before. */
  askedAt: Date | null;
  /** Whether it gave no answer since. */
  hasFailed: boolean;
  /** Payouts that could not be taken over. */
  notTaken: number;
}

/** Null for a courier that is not asked for payouts. */
export async function payoutLook(businessId: string, courierId: string): Promise<PayoutLook | null> {
  const [row] = await db.$queryRaw<PayoutLook[]>`
    SELECT c."payoutsAskedAt" AS "askedAt", coalesce(c."payoutsTriedAt" > c."payoutsAskedAt", c."payoutsTriedAt" IS NOT NULL) AS "hasFailed",
      (SELECT count(*)::int FROM "SeenPayout" s WHERE s."businessId" = c."businessId" AND s."courierId" = c."id"
        AND s."statementId" IS NULL AND s."attempts" > 0) AS "notTaken"
    FROM "Courier" c WHERE c."businessId" = ${businessId}::uuid AND c."id" = ${courierId}::uuid AND c."payoutsDueAt" IS NOT NULL`;
  return row ?? null;
}
