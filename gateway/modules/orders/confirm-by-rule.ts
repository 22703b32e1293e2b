import { msg } from '../../../schema/rules/message.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import { customerRisk, USUAL_BAD_RETURNS, type BadReturns } from '../../../schema/rules/customer-risk.ts';
import type { CommandContext } from '../../commands/command.ts';
import { KEPT } from '../../db/kept-statements.ts';
import { Session } from '../../session/session.ts';
import type { OrderSettings } from '../business/order-settings.ts';
import { CONFIRMABLE } from './order-commands.ts';
import { NOT_SHIPPED } from './order-state.ts';
import { transitionOrders, type KnownOrders } from './transition-orders.ts';

/** What is known of the customer besides the new order. */
interface Buyer extends BadReturns {
  deliveredCount: number;
  returnedCount: number;
  isBlocked: boolean;
  hasOpenOrder: boolean;
}

/** What the rules look at before the order is there. */
interface NewOrder {
  webOrderId?: string;
  address: string;
  /** Empty for nobody: the customer picks it up. */
  plannedCourier?: string;
  totalPoisha: Poisha;
}

/** As people have to type it: a courier finds nobody by less. */
const MIN_ADDRESS = 10;

/** Whether the rules of the business may confirm an order like this, before anything is known of its customer. Pure. */
export function rulesMayConfirm(
  { confirmsTyped, confirmsWeb, confirmsUpToPoisha }: OrderSettings, { webOrderId, address, plannedCourier, totalPoisha }: NewOrder,
): boolean {
  if (!(webOrderId ? confirmsWeb : confirmsTyped)) return false;
  if (plannedCourier !== '' && address.trim().length < MIN_ADDRESS) return false;
  return confirmsUpToPoisha === 0n || totalPoisha <= confirmsUpToPoisha;
}

/**
 * Confirms the new order unless its customer gives reason to doubt or its goods are not all in stock: then it waits for
 * somebody, also where the business allows backorder. The system confirms it, whatever rights the person who took it has.
 * The customer is locked since the order was inserted, so that of two orders of one customer the second one sees the first.
 */
export async function confirmByRule(
  context: CommandContext, { id }: { id: string }, known: KnownOrders,
): Promise<boolean> {
  const { tx, session: { businessId } } = context;
  const { confirmsKnownOnly, duplicateDays } = known.settings;
  const [buyer] = await tx.$queryRaw<Buyer[]>`${KEPT}
    SELECT c."deliveredCount", c."returnedCount", coalesce(d."badReturns", ${USUAL_BAD_RETURNS.badReturns}::int) AS "badReturns",
      coalesce(d."returnPercent", ${USUAL_BAD_RETURNS.returnPercent}::int) AS "returnPercent", EXISTS (
      SELECT 1 FROM "BuyerBlock" k WHERE k."businessId" = c."businessId" AND k."kind" = 'PHONE' AND k."value" IN (
          SELECT p."phone" FROM "Customer" p WHERE p."businessId" = c."businessId" AND (p."id" = c."id" OR p."mergedIntoId" = c."id"))
        AND k."action" <> 'ALLOW' AND (k."expiresAt" IS NULL OR k."expiresAt" > now())
    ) AS "isBlocked", EXISTS (
      SELECT 1 FROM "Order" o WHERE o."businessId" = c."businessId" AND o."customerId" = c."id" AND o."id" <> ${id}::uuid
        AND o."status" = ANY(${[...NOT_SHIPPED]}::"OrderStatus"[]) AND o."createdAt" > now() - make_interval(days => ${duplicateDays}::int)
    ) AS "hasOpenOrder"
    FROM "Order" n JOIN "Customer" c ON c."businessId" = n."businessId" AND c."id" = n."customerId"
    LEFT JOIN "CallDeskSetting" d ON d."businessId" = c."businessId"
    WHERE n."businessId" = ${businessId}::uuid AND n."id" = ${id}::uuid`;
  if (!buyer || buyer.isBlocked || buyer.hasOpenOrder) return false;
  if (customerRisk(buyer, buyer) === 'BAD' || (confirmsKnownOnly && buyer.deliveredCount === 0)) return false;
  const step = { to: 'CONFIRMED', from: CONFIRMABLE, needsStock: true, summary: msg('Confirmed by the rule of the business, stock reserved') } as const;
  const [outcome] = await transitionOrders({ ...context, session: Session.system(businessId) }, step, [{ orderId: id }], known);
  return !outcome!.error;
}
