import type { Poisha } from '../../../schema/rules/money.ts';
import type { Tx } from '../../db/client.ts';
import type { OrderStatus } from '../../db/generated/client/enums.ts';
import { PreconditionError } from '../../errors.ts';
import { openClaims } from './open-claims.ts';
import type { OrderFacts } from './order-facts.ts';
import { GIVEN_BACK, NOT_SHIPPED, TAKEN_BACK } from './order-state.ts';
import type { MovedUnits } from './order-stock.ts';

/** A step that the order has taken since its parcel left last. */
export interface PastStep {
  id: string;
  from: OrderStatus | null;
  to: OrderStatus;
  createdAt: Date;
  /** False for a step that was taken back, and for the one that did it. */
  isCredited: boolean;
  /** By how many the pieces on their way back became more. */
  returning: number;
}

/** What a step booked, for one that takes it back. Amounts in poisha. */
export interface TakenBack {
  /** Taken out of the sales, because it is to be paid back. */
  refundPoisha: Poisha;
  /** Owed to the customer since then, be it of the sale or of the advance. */
  owedPoisha: Poisha;
  /** The advance that was held until then, and what of it the business kept. */
  advancePoisha: Poisha;
  keptPoisha: Poisha;
  /** What the courier is to pay for goods. */
  claimPoisha: Poisha;
  /** Since when the goods were on their way back; null where they were not. */
  turnedBackAt: Date | null;
}

/** The steps of an order since its parcel left last, in their order. The caller holds the lock of the order. */
export const stepsSinceLeaving = (tx: Tx, businessId: string, orderId: string): Promise<PastStep[]> => tx.$queryRaw<PastStep[]>`
  SELECT t."id", t."from", t."to", t."createdAt", t."isCredited", coalesce(m."returning", 0)::int AS "returning"
  FROM "OrderTransition" t LEFT JOIN (
    SELECT "causeId", sum("returning") AS "returning" FROM "StockMovement"
    WHERE "businessId" = ${businessId}::uuid AND "sourceId" = ${orderId}::uuid GROUP BY 1
  ) m ON m."causeId" = t."id"
  WHERE t."businessId" = ${businessId}::uuid AND t."orderId" = ${orderId}::uuid AND t."orderVersion" > coalesce((
    SELECT max(l."orderVersion") FROM "OrderTransition" l WHERE l."businessId" = ${businessId}::uuid AND l."orderId" = ${orderId}::uuid
      AND l."to" = 'SHIPPED' AND l."from" = ANY(${[...NOT_SHIPPED]}::"OrderStatus"[])), 0)
  ORDER BY t."orderVersion"`;

/** Pieces that were on their way back are in hand, or said to be missing. */
export const isReceipt = ({ to, returning, isCredited }: PastStep): boolean => isCredited && returning < 0 && GIVEN_BACK.includes(to);

/** Since when goods were on their way back when this step was taken; null where none were. */
export function turnedBackAt(steps: readonly PastStep[], step: PastStep): Date | null {
  let units = 0;
  let since: Date | null = null;
  for (const { returning, createdAt, isCredited } of steps.slice(0, steps.indexOf(step))) {
    if (!isCredited) continue;
    if (units === 0 && returning > 0) since = createdAt;
    units += returning;
  }
  return units > 0 ? since : null;
}

interface Moved extends Record<'withCourier' | 'returning' | 'onHand' | 'damaged', number> {
  lineId: string;
  locationId: string;
}

/** The pieces that a receipt or a loss has moved, on their way back again: from the shelf, from the damaged ones, found. */
export async function movesBack(tx: Tx, businessId: string, { id: orderId, lines }: Pick<OrderFacts, 'id' | 'lines'>, stepId: string): Promise<MovedUnits[]> {
  const moved: Moved[] = await tx.stockMovement.findMany({
    where: { businessId, sourceId: orderId, causeId: stepId }, orderBy: { id: 'asc' },
    select: { lineId: true, locationId: true, withCourier: true, returning: true, onHand: true, damaged: true },
  });
  return moved.flatMap(({ lineId, locationId, withCourier, returning, onHand, damaged }) => {
    const line = lines.find(({ id }) => id === lineId)!;
    const parts = [
      [onHand, TAKEN_BACK.offTheShelf], [damaged, TAKEN_BACK.fromDamaged], [-(withCourier + returning + onHand + damaged), TAKEN_BACK.found],
    ] as const;
    return parts.filter(([units]) => units > 0).map(([units, perUnit]) => ({ line, locationId, units, perUnit }));
  });
}

interface Booked {
  code: string;
  courierId: string | null;
  poisha: Poisha;
}

/** What the step booked. Throws PreconditionError CLAIM_ENDED once its courier has paid for the goods, or that was given up. */
export async function bookedBy(tx: Tx, businessId: string, orderId: string, stepId: string): Promise<Omit<TakenBack, 'turnedBackAt'>> {
  const booked = await tx.$queryRaw<Booked[]>`
    SELECT a."code", CASE WHEN a."code" = 'courier-claims' THEN l."partyId" END AS "courierId", sum(l."debitPoisha" - l."creditPoisha")::bigint AS "poisha"
    FROM "JournalEntry" e JOIN "JournalLine" l ON l."businessId" = e."businessId" AND l."entryId" = e."id"
    JOIN "Account" a ON a."businessId" = l."businessId" AND a."id" = l."accountId"
    WHERE e."businessId" = ${businessId}::uuid AND e."causeId" = ${stepId}::uuid GROUP BY 1, 2`;
  const debit = (code: string) => booked.find((one) => one.code === code)?.poisha ?? 0n;
  const claims = booked.filter(({ code, poisha }) => code === 'courier-claims' && poisha > 0n);
  if (claims.length > 0) {
    const open = await openClaims(tx, businessId, orderId);
    const isOpen = ({ courierId, poisha }: Booked) => open.some((one) => one.courierId === courierId && one.amount >= poisha);
    if (!claims.every(isOpen)) {
      throw new PreconditionError('CLAIM_ENDED', 'The courier has paid for these goods, or the claim was given up: take that back first');
    }
  }
  return {
    refundPoisha: debit('sales'), owedPoisha: -debit('refunds-due'), advancePoisha: debit('customer-advance'), keptPoisha: -debit('other-income'),
    claimPoisha: debit('courier-claims'),
  };
}
