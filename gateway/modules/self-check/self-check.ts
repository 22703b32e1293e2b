import { z } from 'zod';
import { defineCommand, defineQuery } from '../../commands/command.ts';
import { db } from '../../db/client.ts';
import { ledgerChecks } from '../../ledger-checks/all-checks.ts';
import { keptCheck, runCheck } from '../../ledger-checks/kept-check.ts';
import { CHECK_ATTEMPTS, CHECK_TASK, checkKey } from '../../ledger-checks/ledger-checks.jobs.ts';
import { foundRecords, type FoundRecord } from './found-records.ts';

export interface Finding {
  subject: string;
  detail: string;
  /** Where it is about the stock of a variant at a location. */
  variantId: string | null;
  locationId: string | null;
  /** 'JAM-RED at Main store'. */
  place: string | null;
  /** Where it is about a record with a page of its own. */
  record: FoundRecord | null;
}

export interface SelfCheck {
  checkedAt: Date;
  isRunning: boolean;
  failedAt: Date | null;
  checks: { name: string; found: Finding[] }[];
}

const VARIANT = /^variant ([0-9a-f-]{36}) at ([0-9a-f-]{36})$/;

/** What the checks of `npm run audit` found in the session's business the last time, with the names of what they are about. */
export const selfCheck = defineQuery({
  name: 'selfCheck.read',
  permission: 'FOUNDER',
  input: z.object({}),
  run: async ({ session: { businessId } }): Promise<SelfCheck> => {
    // Only a business that has not seen its first night has none, and is small.
    if (!(await keptCheck(businessId)).check) await runCheck(ledgerChecks, businessId);
    const { check, isRunning, failedAt } = await keptCheck(businessId);
    const { checkedAt, outcomes } = check!;
    const places = outcomes.flatMap(({ found }) => found.flatMap(({ subject }) => VARIANT.exec(subject)?.slice(1, 3) ?? []));
    const [records, variants, locations] = await Promise.all([
      foundRecords(businessId, outcomes.flatMap(({ found }) => found.map(({ subject }) => subject))),
      db.variant.findMany({ where: { businessId, id: { in: places } }, select: { id: true, sku: true } }),
      db.location.findMany({ where: { businessId, id: { in: places } }, select: { id: true, name: true } }),
    ]);
    const nameOf = new Map([...variants.map(({ id, sku }) => [id, sku] as const), ...locations.map(({ id, name }) => [id, name] as const)]);
    return {
      checkedAt,
      isRunning,
      failedAt,
      checks: outcomes.map(({ name, found }) => ({
        name,
        found: found.map(({ subject, detail }) => {
          const [, variantId = null, locationId = null] = VARIANT.exec(subject) ?? [];
          const place = variantId && locationId && nameOf.has(variantId)
            ? `${nameOf.get(variantId)} at ${nameOf.get(locationId) ?? locationId}` : null;
          return { subject, detail, variantId, locationId, place, record: records.get(subject) ?? null };
        }),
      })),
    };
  },
});

/** A check that was asked for longer ago than this was lost. */
const LOST_MS = 60 * 60 * 1000;

/** Has the ledgers of the business checked again, in the background: a large business takes minutes. */
export const startSelfCheck = defineCommand({
  name: 'selfCheck.start',
  permission: 'FOUNDER',
  input: z.object({}),
  run: async ({ tx, session: { businessId }, enqueue }) => {
    const kept = await tx.selfCheck.findUnique({ where: { businessId }, select: { requestedAt: true } });
    if (kept?.requestedAt && Date.now() - kept.requestedAt.getTime() < LOST_MS) return {};
    const requestedAt = new Date();
    await tx.selfCheck.upsert({
      where: { businessId }, create: { businessId, requestedAt }, update: { requestedAt }, select: { businessId: true },
    });
    await enqueue(CHECK_TASK, { businessId }, { jobKey: checkKey(businessId), maxAttempts: CHECK_ATTEMPTS });
    return {};
  },
});
