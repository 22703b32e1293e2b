import type { Tx } from '../../db/client.ts';
import { toJson } from '../../db/json-rows.ts';
import { nextNumberSql } from '../../db/next-number.ts';
import { KEPT } from '../../db/kept-statements.ts';
import { orderCustomerSql } from '../customers/order-customer.ts';
import { limitReached, usageClaimSql } from '../business/usage.ts';

export interface NewLine {
  id: string;
  position: number;
  variantId: string;
  sku: string;
  name: string;
  quantity: number;
  unitPricePoisha: bigint;
  discountPoisha: bigint;
  totalPoisha: bigint;
  /** Variant id of the bundle that it is a part of. */
  bundleId: string | null;
  /** Pieces in one bundle. */
  bundlePieces: number | null;
}

export interface OrderRow {
  id: string;
  /** Id of the step that creates the order. */
  stepId: string;
  customerName: string;
  phone: string;
  altPhone: string;
  address: string;
  district: string;
  thana: string;
  shippingNote: string;
  note: string;
  tags: string[];
  /** 'YYYY-MM-DD'. */
  scheduledFor: string | null;
  plannedCourier: string | null;
  source: string;
  webOrderId: string | null;
  storeNumber: string | null;
  replacesId: string | null;
  exchangeCreditPoisha: bigint;
  reservedAtOrder: boolean;
  status: 'PENDING' | 'PREORDER';
  itemSummary: string;
  itemCount: number;
  itemsPoisha: bigint;
  discountPoisha: bigint;
  deliveryFeePoisha: bigint;
  totalPoisha: bigint;
  advancePoisha: bigint;
  createdById: string | null;
  createdByName: string;
  /** The insert appends the order number. */
  searchText: string;
  actorId: string | null;
  lines: NewLine[];
}

export interface InsertedOrder {
  number: number;
  customerId: string;
}

/**
 * Finds or adds the customer, takes one order from the package's allowance, takes the next number, and writes order,
 * lines and first step, all in one statement: the rows that every order of the business waits for stay locked only
 * from here to the commit. The customer is locked before them (docs/adr/0010-lock-order.md). Throws PreconditionError
 * ORDER_LIMIT_REACHED.
 */
export async function insertOrder(
  tx: Tx, businessId: string, { stepId, actorId, lines, ...order }: OrderRow,
): Promise<InsertedOrder> {
  const rows = await tx.$queryRaw<InsertedOrder[]>`${KEPT}
    WITH ${orderCustomerSql(businessId, order)},
    allowed AS (${usageClaimSql(businessId, 'order', { after: 'customer' })}),
    numbered AS (${nextNumberSql('order', 'allowed')}),
    made AS (
      INSERT INTO "Order" ("businessId", "number", "updatedAt", "searchText", "customerId", "id", "customerName", "phone",
        "address", "district", "note", "source", "webOrderId", "reservedAtOrder", "itemSummary", "itemCount", "itemsPoisha",
        "discountPoisha", "deliveryFeePoisha", "totalPoisha", "advancePoisha", "createdById", "createdByName", "altPhone", "thana",
        "shippingNote", "tags", "scheduledFor", "plannedCourier", "storeNumber", "status", "replacesId", "exchangeCreditPoisha")
      SELECT ${businessId}::uuid, n."value", now(), ${order.searchText}::text || ' ' || n."value", c."id", o.*
      FROM numbered n, customer c, json_to_recordset(${toJson([order])}::json) AS o ("id" uuid, "customerName" text,
        "phone" text, "address" text, "district" text, "note" text, "source" text, "webOrderId" uuid, "reservedAtOrder" boolean,
        "itemSummary" text, "itemCount" int, "itemsPoisha" bigint, "discountPoisha" bigint, "deliveryFeePoisha" bigint,
        "totalPoisha" bigint, "advancePoisha" bigint, "createdById" uuid, "createdByName" text, "altPhone" text, "thana" text,
        "shippingNote" text, "tags" text[], "scheduledFor" date, "plannedCourier" text, "storeNumber" text, "status" "OrderStatus",
        "replacesId" uuid, "exchangeCreditPoisha" bigint)
      RETURNING "number", "customerId"
    ), lines AS (
      INSERT INTO "OrderLine" ("businessId", "orderId", "id", "position", "variantId", "sku", "name", "quantity",
        "unitPricePoisha", "discountPoisha", "totalPoisha", "bundleId", "bundlePieces")
      SELECT ${businessId}::uuid, ${order.id}::uuid, l.*
      FROM made, json_to_recordset(${toJson(lines)}::json) AS l ("id" uuid, "position" int, "variantId" uuid, "sku" text,
        "name" text, "quantity" int, "unitPricePoisha" bigint, "discountPoisha" bigint, "totalPoisha" bigint, "bundleId" uuid,
        "bundlePieces" int)
    ), step AS (
      INSERT INTO "OrderTransition" ("businessId", "id", "orderId", "orderVersion", "to", "actorId")
      SELECT ${businessId}::uuid, ${stepId}::uuid, ${order.id}::uuid, 1, ${order.status}::"OrderStatus", ${actorId}::uuid FROM made
    )
    SELECT "number", "customerId" FROM made`;
  if (!rows[0]) throw limitReached('order');
  return rows[0];
}
