import { Prisma } from '../../../db/generated/client/client.ts';

/** What a line has in dispute of its charges, once posted: those that the courier paid back are none of its charges either. */
export const disputedPart = (part: 'excessDeliveryPoisha' | 'excessReturnPoisha' | 'excessFeePoisha'): Prisma.Sql =>
  Prisma.sql`CASE WHEN l."disputesCharge" THEN l.${Prisma.raw(`"${part}"`)} ELSE 0 END`;

export const DISPUTED_CHARGES = Prisma.sql`CASE WHEN l."disputesCharge" THEN l."excessDeliveryPoisha" + l."excessReturnPoisha" + l."excessFeePoisha" ELSE 0 END`;

/** A dispute about a charge of the line `l` has ended by accepting it. A decision that is taken back is none of its line any more. */
export const IS_ACCEPTED = Prisma.sql`EXISTS (
  SELECT 1 FROM "SettlementDecision" c WHERE c."businessId" = l."businessId" AND c."id" = l."chargeDecisionId" AND c."kind" = 'CHARGE_ACCEPTED')`;

/** As `disputedPart`, without what was accepted in the end. */
export const refusedPart = (part: Parameters<typeof disputedPart>[0]): Prisma.Sql => Prisma.sql`CASE WHEN l."disputesCharge" AND NOT ${IS_ACCEPTED} THEN l.${Prisma.raw(`"${part}"`)} ELSE 0 END`;
