import { beforeEach } from 'vitest';
import { seedBusiness, type Shop } from '../../../../../prisma/seed/factories/business.ts';
import { withOrder } from '../../../../../prisma/seed/factories/order.ts';
import { withProduct, type SeededProduct } from '../../../../../prisma/seed/factories/product.ts';
import { execute } from '../../../../commands/execute.ts';
import { db } from '../../../../db/client.ts';
import { ledgerChecks } from '../../../../ledger-checks/all-checks.ts';
import { findDrift } from '../../../../ledger-checks/find-drift.ts';
import { Session } from '../../../../session/session.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../../../orders/order-commands.ts';
import { saveDeliveryMethod } from '../../save-delivery-method.ts';
import { createStatement } from '../create-statement.ts';
import { postStatement, voidStatement } from '../post-statement.ts';

let lastCode = 0;
/** A tracking code that no other parcel of these tests has. */
export const nextCode = (prefix: string) => `${prefix}${(lastCode += 1)}`;

export interface Parcel {
  orderId: string;
  code: string;
}

interface World {
  shop: Shop;
  session: Session;
  product: SeededProduct;
  courierId: string;
}

interface CourierShop {
  terms?: object;
  /** Of each order. */
  quantity?: number;
  district?: string;
}

/**
 * Seeds before each test a business whose courier Steadfast has these terms, entered by hand, and returns what tests do with
 * its parcels and statements.
 */
export function courierShop({ terms = { codPercent: 1, tolerance: 1 }, quantity = 1, district }: CourierShop = {}) {
  let world: World;
  beforeEach(async () => {
    const shop = await seedBusiness();
    const session = Session.system(shop.id);
    const product = await withProduct(shop, { stock: 1_000, cost: 100 });
    const { id: courierId } = await execute(saveDeliveryMethod, session, { name: 'Steadfast', kind: 'MANUAL', ...terms });
    world = { shop, session, product, courierId };
  });

  const key = (id: string) => ({ businessId_id: { businessId: world.shop.id, id } });
  const statementOf = (id: string) =>
    db.courierStatement.findUniqueOrThrow({ where: key(id), include: { lines: { orderBy: { position: 'asc' } } } });

  async function ship(orderId: string, code = nextCode('SF')): Promise<Parcel> {
    await execute(confirmOrder, world.session, { orderId });
    await execute(shipOrder, world.session, { orderId, courierName: 'Steadfast', trackingCode: code });
    return { orderId, code };
  }

  /** An order that is with the courier: pieces of 500 taka, and 60 for the delivery. */
  async function shipped(): Promise<Parcel> {
    const { id } = await withOrder(world.shop, { lines: [{ product: world.product, price: 500, quantity }], deliveryFee: 60, ...(district && { district }) });
    return ship(id);
  }

  async function delivered(): Promise<Parcel> {
    const parcel = await shipped();
    await execute(deliverOrder, world.session, { orderId: parcel.orderId });
    return parcel;
  }

  return {
    world: () => world,
    ship, shipped, delivered, statementOf,
    enter: (lines: object[], more: object = {}) =>
      execute(createStatement, world.session, { courierId: world.courierId, account: 'BANK', lines, ...more }),
    post: async (id: string) => execute(postStatement, world.session, { statementId: id, version: (await statementOf(id)).version }),
    undo: async (id: string) =>
      execute(voidStatement, world.session, { statementId: id, version: (await statementOf(id)).version, reason: 'Wrong file' }),
    resultsOf: async (id: string) => (await statementOf(id)).lines.map(({ result }) => result),
    settlementOf: async (orderId: string) => (await db.order.findUniqueOrThrow({ where: key(orderId) })).settlementStatus,
    drift: async () => (await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === world.shop.id),
    /** Balances of the accounts that a settlement changes, in taka. */
    books: async (): Promise<Record<string, number>> => {
      const rows = await db.$queryRaw<{ code: string; value: bigint }[]>`
        SELECT a."code", sum(b."debitPoisha" - b."creditPoisha")::bigint AS "value"
        FROM "Account" a JOIN "AccountBalance" b ON b."businessId" = a."businessId" AND b."accountId" = a."id"
        WHERE a."businessId" = ${world.shop.id}::uuid
          AND a."code" IN ('bank', 'courier-receivable', 'courier-charges', 'cod-fees', 'settlement-disputes')
        GROUP BY 1 HAVING sum(b."debitPoisha" - b."creditPoisha") <> 0`;
      return Object.fromEntries(rows.map(({ code, value }) => [code, Number(value) / 100]));
    },
  };
}

/** A line of a statement that pays the cash of a parcel, less the agreed charges. */
export const paid = (consignment: string, collected = 560, more: object = {}) =>
  ({ consignment, collected, deliveryCharge: 60, codFee: collected / 100, ...more });
