import { Prisma } from '../../db/generated/client/client.ts';

/** What the lines of a statement are compared with, by its name in the audit trail of the courier. */
export const COMPARED_TERMS = [
  'insidePoisha', 'suburbPoisha', 'outsidePoisha', 'baseKg', 'extraKgPoisha', 'codBasisPoints', 'returnPercent', 'tolerancePoisha',
] as const;

/** Whether the courier of the draft `t` has other terms than when the draft was compared, as its trail says. */
export const HAS_OTHER_TERMS = Prisma.sql`EXISTS (
  SELECT 1 FROM "AuditEntry" a
  WHERE a."businessId" = t."businessId" AND a."entityType" = 'Courier' AND a."entityId" = t."courierId"::text AND a."createdAt" > t."comparedAt"
    AND EXISTS (SELECT 1 FROM unnest(${[...COMPARED_TERMS]}::text[]) AS k WHERE a."before" -> k IS DISTINCT FROM a."after" -> k))`;
