import { z } from 'zod';
import { defineQuery } from '../../commands/command.ts';
import { db } from '../../db/client.ts';
import { ledgerChecks } from '../../ledger-checks/all-checks.ts';
import { checkBusiness } from '../../ledger-checks/check-business.ts';
import { keepDriftOf } from '../../ledger-checks/kept-drift.ts';
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
  checks: { name: string; found: Finding[] }[];
}

const VARIANT = /^variant ([0-9a-f-]{36}) at ([0-9a-f-]{36})$/;

/** The checks of `npm run audit` on the session's own business, with the names of what they are about. */
export const selfCheck = defineQuery({
  name: 'selfCheck.run',
  permission: 'FOUNDER',
  input: z.object({}),
  run: async ({ session: { businessId } }): Promise<SelfCheck> => {
    const outcomes = await checkBusiness(ledgerChecks, businessId);
    await keepDriftOf(businessId, outcomes.reduce((sum, { found }) => sum + found.length, 0));
    const places = outcomes.flatMap(({ found }) => found.flatMap(({ subject }) => VARIANT.exec(subject)?.slice(1, 3) ?? []));
    const [records, variants, locations] = await Promise.all([
      foundRecords(businessId, outcomes.flatMap(({ found }) => found.map(({ subject }) => subject))),
      db.variant.findMany({ where: { businessId, id: { in: places } }, select: { id: true, sku: true } }),
      db.location.findMany({ where: { businessId, id: { in: places } }, select: { id: true, name: true } }),
    ]);
    const nameOf = new Map([...variants.map(({ id, sku }) => [id, sku] as const), ...locations.map(({ id, name }) => [id, name] as const)]);
    return {
      checkedAt: new Date(),
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
