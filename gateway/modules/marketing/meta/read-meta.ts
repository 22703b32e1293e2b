import { DAY_MS } from '../../../../schema/rules/durations.ts';
import { addDays, dhakaDay } from '../../../../schema/rules/format.ts';
import { db } from '../../../db/client.ts';
import { Prisma } from '../../../db/generated/client/client.ts';
import type { MetaAdAccount, MetaAccess } from '../../../db/generated/client/client.ts';
import { MetaLevel } from '../../../db/generated/client/enums.ts';
import { DomainError } from '../../../errors.ts';
import { AnswerTooLargeError } from '../../../http/outbound.ts';
import type { Log } from '../../../logging/logger.ts';
import { metaClient, type MetaClient } from './meta-client.ts';
import { MetaError } from './meta-error.ts';
import { openMetaToken } from './meta-secrets.ts';
import { storeFigures } from './store-figures.ts';

export const READ_EVERY_MS = 6 * 3_600_000;
const RETRY_MS = 30 * 60_000;
/** So far back the first reading looks; the later ones look at the days that Meta still changes. */
const FIRST_DAYS = 92;
const CHANGING_DAYS = 7;
/** Days of one question. */
const AT_ONCE = 31;
/** Asked again sooner than that, nothing has changed at Meta. */
const FRESH_MS = 60_000;

interface Work {
  businessId: string;
  accountId: string;
}

/** Today in the time zone of an account; in Dhaka where nobody knows the zone. */
function todayIn(timezone: string): string {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone: timezone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date());
  } catch {
    return dhakaDay(new Date());
  }
}

/** Reads what Meta counts for an ad account since shortly before it was read last, and keeps it. */
export async function readMeta({ businessId, accountId }: Work, { log, signal }: { log: Log; signal?: AbortSignal }): Promise<void> {
  const connection = await db.metaAccess.findUnique({ where: { businessId } });
  const account = await db.metaAdAccount.findUnique({ where: { businessId_id: { businessId, id: accountId } } });
  if (!connection || !account?.isRead || connection.state !== 'WORKING') return;
  if (account.problem === null && account.readAt && Date.now() - account.readAt.getTime() < FRESH_MS) return;
  try {
    const client = metaClient(businessId, openMetaToken(businessId, connection.token));
    await checkToken(client, connection);
    await readAll(client, account, signal);
    await finish(account, { readAt: new Date(), nextReadAt: new Date(Date.now() + Math.max(READ_EVERY_MS, client.waitMs())), problem: Prisma.DbNull });
  } catch (error) {
    if (!(error instanceof DomainError) && !(error instanceof AnswerTooLargeError)) throw error;
    log.warn({ err: error, account: accountId, trace: error instanceof MetaError ? error.traceId : null }, 'The figures of an ad account could not be read');
    await noteFailure(connection, account, error);
  }
}

/** Looks once a day how long the token works, so that people are told before it ends. */
async function checkToken(client: MetaClient, { businessId, checkedAt }: MetaAccess): Promise<void> {
  if (Date.now() - checkedAt.getTime() < DAY_MS) return;
  const { personName, expiresAt } = await client.inspect();
  await db.metaAccess.updateMany({ where: { businessId }, data: { personName, expiresAt, checkedAt: new Date() } });
}

async function readAll(client: MetaClient, account: MetaAdAccount, signal?: AbortSignal): Promise<void> {
  const today = todayIn(account.timezone);
  const first = account.readAt ? addDays(dhakaDay(account.readAt), -CHANGING_DAYS) : addDays(today, 1 - FIRST_DAYS);
  const oldest = addDays(today, 1 - FIRST_DAYS);
  for (let since = first < oldest ? oldest : first; since <= today; since = addDays(since, AT_ONCE)) {
    const until = addDays(since, AT_ONCE - 1) < today ? addDays(since, AT_ONCE - 1) : today;
    for (const level of Object.values(MetaLevel)) {
      if (signal?.aborted) throw new MetaError('FAILED');
      await readDays(client, account, level, { since, until });
    }
  }
}

/** Asks for half of the days at a time where Meta cannot work out all of them. */
async function readDays(client: MetaClient, account: MetaAdAccount, level: MetaLevel, days: { since: string; until: string }): Promise<void> {
  if (client.waitMs() > 0) throw new MetaError('THROTTLED', { waitMs: client.waitMs() });
  const rows = await client.figures({ account, level, ...days }).catch((error: unknown) => {
    if (error instanceof MetaError && error.problem === 'TOO_MUCH' && days.since < days.until) return null;
    throw error;
  });
  if (rows) return storeFigures(account, { level, ...days, rows });
  const middle = addDays(days.since, Math.floor((Date.parse(days.until) - Date.parse(days.since)) / 2 / DAY_MS));
  await readDays(client, account, level, { since: days.since, until: middle });
  await readDays(client, account, level, { since: addDays(middle, 1), until: days.until });
}

const finish = ({ businessId, id }: MetaAdAccount, data: Prisma.MetaAdAccountUpdateManyMutationInput) =>
  db.metaAdAccount.updateMany({ where: { businessId, id, isRead: true }, data });

/** A token that is worth nothing is not tried again; anything else is, later. */
async function noteFailure({ businessId, version }: MetaAccess, account: MetaAdAccount, failure: Error): Promise<void> {
  const error = await ofAccount(account, failure);
  const problem = error instanceof DomainError ? { message: error.message, ...error.wire } : { message: error.message, messageKey: error.message, messageValues: {} };
  const kind = error instanceof MetaError ? error.problem : 'FAILED';
  const isOver = kind === 'TOKEN_REFUSED' || kind === 'NO_PERMISSION';
  if (isOver) await db.metaAccess.updateMany({ where: { businessId, version }, data: { state: kind } });
  const waitMs = error instanceof MetaError && error.waitMs > 0 ? error.waitMs : RETRY_MS;
  await finish(account, { problem: problem as Prisma.InputJsonObject, nextReadAt: isOver ? null : new Date(Date.now() + waitMs) });
}

/** A refusal is one of the account alone while others are read: whoever gave the token may have left that account. */
async function ofAccount({ businessId, id }: MetaAdAccount, error: Error): Promise<Error> {
  if (!(error instanceof MetaError) || error.problem !== 'NO_PERMISSION') return error;
  const others = await db.metaAdAccount.count({ where: { businessId, id: { not: id }, isRead: true, problem: { equals: Prisma.DbNull } } });
  return others > 0 ? new MetaError('ACCOUNT_REFUSED', { traceId: error.traceId, waitMs: READ_EVERY_MS }) : error;
}

/** The accounts whose time has come; taken off for half an hour, so that each is read by one, and again should that one end. */
export async function takeDueAccounts(limit: number): Promise<Work[]> {
  return db.$queryRaw<Work[]>`
    WITH due AS (
      SELECT "businessId", "id" FROM "MetaAdAccount" WHERE "nextReadAt" <= now() ORDER BY "nextReadAt" LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    UPDATE "MetaAdAccount" a SET "nextReadAt" = ${new Date(Date.now() + RETRY_MS)} FROM due d
    WHERE a."businessId" = d."businessId" AND a."id" = d."id" RETURNING a."businessId", a."id" AS "accountId"`;
}
