import { MINUTE_MS } from '../../../schema/rules/durations.ts';
import { execute } from '../../commands/execute.ts';
import { db } from '../../db/client.ts';
import { DomainError } from '../../errors.ts';
import type { Log } from '../../logging/logger.ts';
import { Session } from '../../session/session.ts';
import type { DeliveryReport, SmsGateway } from './gateways/sms-gateway.ts';
import { nextReport } from './report-times.ts';
import { settleDelivery } from './settle-delivery.ts';

/** Messages that are reserved and asked about one after the other. */
const AT_ONCE = 50;
const RESERVED_MS = 10 * MINUTE_MS;

interface DueSms {
  businessId: string;
  id: string;
  gateway: string;
  providerId: string;
  sentAt: Date;
}

/** Reserved for some minutes: no two processes ask about the same message, and after a crash the next one does. */
const reserveDue = () => db.$queryRaw<DueSms[]>`
  WITH due AS (
    SELECT "businessId", "id" FROM "SmsMessage" WHERE "reportDueAt" <= now() ORDER BY "reportDueAt" LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
  UPDATE "SmsMessage" s SET "reportDueAt" = ${new Date(Date.now() + RESERVED_MS)} FROM due d
  WHERE s."businessId" = d."businessId" AND s."id" = d."id"
  RETURNING s."businessId", s."id", s."gateway", s."providerId", s."sentAt"`;

/**
 * Asks the gateway which of the messages that it took have reached their phones, those that are due. Without an answer all of
 * them wait for the next run. Returns how many it asked about.
 */
export async function readReports(gateway: SmsGateway, { log, signal }: { log: Log; signal?: AbortSignal }): Promise<number> {
  for (let asked = 0; ;) {
    const due = await reserveDue();
    for (const sms of due) {
      if (signal?.aborted) return asked;
      let report: Report;
      try {
        report = await reportOf(sms, gateway);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        log.warn({ err: error, sms: sms.id }, 'The SMS gateway cannot be asked what became of a message');
        return asked;
      }
      await store(sms, report);
      asked += 1;
    }
    if (due.length < AT_ONCE) return asked;
  }
}

/** Null while the gateway does not know yet; undefined for a message that another one took, of which it knows nothing. */
type Report = DeliveryReport | null | undefined;

const reportOf = async ({ gateway: takenBy, providerId }: DueSms, gateway: SmsGateway): Promise<Report> =>
  (takenBy === gateway.name ? gateway.report?.(providerId) : undefined);

async function store({ businessId, id, sentAt }: DueSms, report: Report): Promise<void> {
  if (report) return void (await execute(settleDelivery, Session.system(businessId), { id, ...report }));
  const reportDueAt = report === null ? nextReport(sentAt) : undefined;
  await db.smsMessage.update({ where: { businessId_id: { businessId, id } }, data: { reportDueAt: reportDueAt ?? null }, select: { id: true } });
}
