import { v7 as uuidv7 } from 'uuid';
import { msg } from '../../../schema/rules/message.ts';
import { itemSummary } from '../../../schema/rules/item-summary.ts';
import { partFor } from '../../../schema/rules/spread.ts';
import type { CommandContext } from '../../commands/command.ts';
import { toJson } from '../../db/json-rows.ts';
import type { Tx } from '../../db/client.ts';
import { mistakeIn, ValidationError } from '../../errors.ts';
import type { AccountCode } from '../accounting/chart-of-accounts.ts';
import { lockMoneyAccount } from '../accounting/money-account.ts';
import type { Posting } from '../accounting/post-entries.ts';
import { changeStock } from '../inventory/change-stock.ts';
import { refuseFreeGoods } from '../inventory/free-goods.ts';
import type { LockedStock } from '../inventory/stock-ledger.ts';
import type { HeldPurchase, LineQuantity } from './held-purchase.ts';

interface Arrival {
  purchase: ReceivedPurchase;
  arrived: readonly LineQuantity[];
  allowsZeroCost: boolean;
  /** Nothing more is expected: pieces that did not arrive are taken off the bill. */
  isLast: boolean;
  /** The locked stock of the arriving lines (`openStock`). */
  stock?: LockedStock;
  /** Inserts a purchase that is received when it is entered; left out, its row and lines are updated. */
  insert?: () => Promise<void>;
}

type ReceivedPurchase = Pick<
  HeldPurchase, 'id' | 'number' | 'supplierId' | 'supplier' | 'locationId' | 'extraAccount' | 'itemCount' | 'receivedCount' | 'lines'
>;

/**
 * Receives goods of a purchase: stock, average costs, the debt to the supplier, and extra costs from the account that
 * pays them. Throws ValidationError for more than was bought, PreconditionError FREE_GOODS for pieces without a cost
 * that nobody confirmed.
 */
export async function receiveGoods({ tx, session, audit }: CommandContext, arrival: Arrival): Promise<void> {
  const { purchase, arrived, allowsZeroCost, isLast, stock, insert } = arrival;
  const { businessId } = session;
  if (arrived.length === 0 && !isLast) throw new ValidationError('Say what has come');
  refuseTooMany(arrived);
  const parts = arrived.map(({ line, quantity }) => ({
    line, quantity,
    goods: partFor(line.goodsPoisha, line.quantity, line.received, line.received + quantity),
    extra: partFor(line.extraPoisha, line.quantity, line.received, line.received + quantity),
  }));
  const free = parts.filter(({ goods, extra }) => goods + extra === 0n);
  refuseFreeGoods(free.map(({ line }) => line.sku), allowsZeroCost);
  const sumOf = (part: 'goods' | 'extra') => parts.reduce((sum, { [part]: amount }) => sum + amount, 0n);
  if (purchase.extraAccount && sumOf('extra') > 0n) await lockMoneyAccount(tx, businessId, purchase.extraAccount);
  const pieces = arrived.reduce((sum, { quantity }) => sum + quantity, 0);
  const isComplete = isLast || purchase.receivedCount + pieces === purchase.itemCount;
  await changeStock(tx, businessId, {
    source: ['Purchase', purchase.id], causeId: uuidv7(), kind: 'receipt',
    reason: msg('Received from {{supplier}}, purchase {{number}}', { supplier: purchase.supplier.name, number: purchase.number }),
    actorId: session.user?.id ?? null,
    stock,
    lines: parts.map(({ line, quantity, goods, extra }) => ({
      lineId: line.id, variantId: line.variantId, locationId: purchase.locationId, quantity, value: goods + extra,
    })),
    against: () => billPostings(purchase, sumOf('goods'), sumOf('extra')),
    writeRecord: insert ?? (async () => {
      await writeReceived(tx, businessId, arrived);
      if (isLast) await closeLines(tx, businessId, purchase.id, summaryOfReceived(purchase, arrived));
      await tx.$executeRaw`
        UPDATE "Purchase" SET "receivedCount" = "receivedCount" + ${pieces}::int, "version" = "version" + 1, "updatedAt" = now(),
          "receivedAt" = coalesce("receivedAt", now()), "status" = ${isComplete ? 'RECEIVED' : 'PART_RECEIVED'}::"PurchaseStatus"
        WHERE "businessId" = ${businessId}::uuid AND "id" = ${purchase.id}::uuid`;
    }),
  });
  const isShort = isLast && purchase.receivedCount + pieces < purchase.itemCount;
  const counts = { pieces, ordered: purchase.itemCount };
  await audit({
    entity: ['Purchase', purchase.id],
    summary: isShort
      ? msg('Received {{pieces}} of {{ordered}} pieces; the rest does not come', counts)
      : msg('Received {{pieces}} of {{ordered}} pieces', counts),
    after: { received: arrived.map(({ line, quantity }) => ({ sku: line.sku, quantity })) },
  });
}

/** The postings of a part of the bill; negative amounts reverse it. */
export function billPostings({ extraAccount, supplierId }: Pick<HeldPurchase, 'extraAccount' | 'supplierId'>, goods: bigint, extra: bigint): Posting[] {
  const owed = extraAccount ? goods : goods + extra;
  return [
    { account: 'supplier-payable', party: ['SUPPLIER', supplierId], ...sideOf(owed) },
    ...(extraAccount ? [{ account: extraAccount as AccountCode, ...sideOf(extra) }] : []),
  ];
}

/** A posting on the credit side, or on the debit side below zero. */
export const sideOf = (credit: bigint) => (credit >= 0n ? { credit } : { debit: -credit });

function refuseTooMany(arrived: readonly LineQuantity[]): void {
  const late = arrived.findIndex(({ line, quantity }) => line.received + quantity > line.quantity);
  if (late < 0) return;
  const { line } = arrived[late]!;
  throw mistakeIn(`lines.${late}.quantity`, msg('Only {{left}} of {{sku}} are still to come', { left: line.quantity - line.received, sku: line.sku }));
}

const writeReceived = (tx: Tx, businessId: string, arrived: readonly LineQuantity[]) =>
  tx.$executeRaw`
    UPDATE "PurchaseLine" l SET "received" = l."received" + a."quantity"
    FROM json_to_recordset(${toJson(arrived.map(({ line: { id }, quantity }) => ({ id, quantity })))}::json)
      AS a ("id" uuid, "quantity" int)
    WHERE l."businessId" = ${businessId}::uuid AND l."id" = a."id"`;

/** What lists say of a bill that is reduced to what arrived; only its names where nothing did. */
function summaryOfReceived({ lines }: Pick<ReceivedPurchase, 'lines'>, arrived: readonly LineQuantity[]): string {
  const came = new Map(arrived.map(({ line: { id }, quantity }) => [id, quantity]));
  const received = lines.map(({ id, name, received: before }) => ({ name, quantity: before + (came.get(id) ?? 0) }));
  const here = received.filter(({ quantity }) => quantity > 0);
  return itemSummary(here.length > 0 ? here : received);
}

/** Reduces the bill to what arrived: lines, pieces and totals; as many statements for 500 lines as for one. */
async function closeLines(tx: Tx, businessId: string, purchaseId: string, summary: string): Promise<void> {
  await tx.$executeRaw`
    WITH closed AS (
      UPDATE "PurchaseLine" SET "quantity" = "received",
        "goodsPoisha" = CASE "quantity" WHEN 0 THEN 0 ELSE round("goodsPoisha"::numeric * "received" / "quantity")::bigint END,
        "extraPoisha" = CASE "quantity" WHEN 0 THEN 0 ELSE round("extraPoisha"::numeric * "received" / "quantity")::bigint END
      WHERE "businessId" = ${businessId}::uuid AND "purchaseId" = ${purchaseId}::uuid
      RETURNING "quantity", "unitCostPoisha", "goodsPoisha", "extraPoisha"
    ), sums AS (
      SELECT sum("quantity")::int AS "count", sum("quantity" * "unitCostPoisha")::bigint AS "items",
        sum("goodsPoisha")::bigint AS "goods", sum("extraPoisha")::bigint AS "extra" FROM closed
    )
    UPDATE "Purchase" p SET "itemSummary" = ${summary}, "itemCount" = s."count", "itemsPoisha" = s."items", "discountPoisha" = s."items" - s."goods",
      "extraPoisha" = s."extra",
      "totalPoisha" = s."goods" + CASE WHEN p."extraAccount" IS NULL THEN s."extra" ELSE 0 END
    FROM sums s WHERE p."businessId" = ${businessId}::uuid AND p."id" = ${purchaseId}::uuid`;
}
