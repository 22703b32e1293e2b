import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { decimalToPoisha } from '../../../schema/rules/money.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { execute } from '../../commands/execute.ts';
import { idOf } from '../../commands/fields.ts';
import { db } from '../../db/client.ts';
import { toJson } from '../../db/json-rows.ts';
import { lockRow } from '../../db/lock-row.ts';
import { isRefusal } from '../../errors.ts';
import type { Session } from '../../session/session.ts';
import type { EndedRow } from '../bulk-jobs/bulk-kind.ts';
import { setPrice } from '../catalog/set-price.ts';
import { connectSite } from '../web-orders/web-site.ts';
import type { WooBatchAnswer, WooItemChange } from '../web-orders/woocommerce/product-calls.ts';
import { WooError } from '../web-orders/woocommerce/woo-error.ts';
import { planSync, shopFields, type FieldDifference } from './plan-sync.ts';
import { syncPairs, type NamedPair } from './sync-pairs.ts';

/** Applies the shop's values here, as far as the site's settings say so; compared with the current values. */
const takeShopValues = defineCommand({
  name: 'product-sync.takeOver',
  permission: 'ADMIN',
  input: z.object({ siteId: idOf('WebSite'), id: idOf('ShopProduct') }),
  run: async (context, { siteId, id }) => {
    const { tx, session: { businessId } } = context;
    const [pair] = await syncPairs(tx, businessId, { siteId, ids: [id] });
    if (!pair) return;
    const rules = await rulesOf(tx, businessId, siteId);
    const taken = planSync(pair, rules).filter(({ direction }) => direction === 'FROM_SHOP');
    const name = taken.find(({ field }) => field === 'NAME')?.after;
    if (name !== undefined) await rename(context, pair.productId, name);
    if (taken.some(({ field }) => field !== 'NAME')) {
      const { pricePoisha: price, salePricePoisha: sale } = pair;
      await setPrice(context, { id: pair.variantId, price: price!, salePrice: sale !== null && sale < price! ? sale : null });
    }
  },
});

async function rename({ tx, session: { businessId }, audit }: CommandContext, id: string, name: string): Promise<void> {
  await lockRow(tx, 'Product', businessId, id);
  const where = { businessId_id: { businessId, id } };
  const before = await tx.product.findUniqueOrThrow({ where, select: { name: true } });
  if (before.name === name) return;
  await tx.product.update({ where, data: { name, version: { increment: 1 } }, select: { id: true } });
  await audit({ entity: ['Product', id], summary: msg('Renamed to {{name}}, as in the web shop', { name }), before, after: { name } });
}

const rulesOf = (tx: Pick<typeof db, 'webSite'>, businessId: string, siteId: string) =>
  tx.webSite.findUniqueOrThrow({
    where: { businessId_id: { businessId, id: siteId } }, select: { priceSync: true, nameSync: true, pushesStock: true },
  });

interface Planned {
  pair: NamedPair;
  differences: FieldDifference[];
  own: WooItemChange | null;
  parent: WooItemChange | null;
}

/**
 * Synchronises matched products of one site in both directions. Returns the result for each, by id. What agrees already
 * is left alone, so running it twice is harmless.
 */
export async function applySync(session: Session, siteId: string, ids: readonly string[]): Promise<Map<string, EndedRow>> {
  const { businessId } = session;
  const rules = await rulesOf(db, businessId, siteId);
  const pairs = await syncPairs(db, businessId, { siteId, ids });
  const ended = new Map<string, EndedRow>(ids.map((id) => [id, { status: 'SKIPPED', message: msg('It is no longer matched') }]));
  const planned: Planned[] = [];
  for (const pair of pairs) {
    const differences = planSync(pair, rules);
    ended.set(pair.id, differences.length > 0 ? { status: 'OK' } : { status: 'SKIPPED', message: msg('It is so already') });
    try {
      if (differences.some(({ direction }) => direction === 'FROM_SHOP')) await execute(takeShopValues, session, { siteId, id: pair.id });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      ended.set(pair.id, { status: 'FAILED', message: error.text });
    }
    planned.push({ pair, differences, ...shopFields(pair, differences) });
  }
  await sendChanges(businessId, siteId, planned, ended);
  await saveSentValues(businessId, planned.filter(({ pair }) => ended.get(pair.id)!.status !== 'FAILED'), rules.pushesStock);
  return ended;
}

async function sendChanges(businessId: string, siteId: string, planned: Planned[], ended: Map<string, EndedRow>): Promise<void> {
  const { client } = await connectSite(businessId, siteId);
  const products = new Map<number, WooItemChange>();
  for (const { pair, own, parent } of planned) {
    if (own && pair.wooVariationId === 0) products.set(own.id, own);
    if (parent) products.set(parent.id, parent);
  }
  const variations = Map.groupBy(planned.filter(({ pair, own }) => own && pair.wooVariationId !== 0), ({ pair }) => pair.wooProductId);
  const fail = (items: readonly Planned[], answers: WooBatchAnswer | WooError, idOfRow: (one: Planned) => number | undefined) => {
    for (const one of items) {
      const message = answers instanceof WooError ? answers.text : answers.get(idOfRow(one) ?? 0);
      if (message) ended.set(one.pair.id, { status: 'FAILED', message });
    }
  };
  if (products.size > 0) {
    const answers = await client.updateProducts([...products.values()]).catch(asAnswer);
    const sent = planned.filter(({ pair, own, parent }) => parent || (own && pair.wooVariationId === 0));
    fail(sent, answers, ({ own, parent }) => (parent ?? own)?.id);
  }
  for (const [productId, items] of variations) {
    const answers = await client.updateVariations(productId, items.map(({ own }) => own!)).catch(asAnswer);
    fail(items, answers, ({ own }) => own?.id);
  }
}

function asAnswer(error: unknown): WooError {
  if (error instanceof WooError) return error;
  throw error;
}

/** Stores the values that the shop has now; from then on its stock is pushed automatically. */
async function saveSentValues(businessId: string, planned: readonly Planned[], pushesStock: boolean): Promise<void> {
  const rows = planned.map(({ pair, differences }) => {
    const sentValue = (field: FieldDifference['field']) =>
      differences.find((one) => one.field === field && one.direction === 'TO_SHOP')?.after;
    const stock = sentValue('STOCK');
    return {
      id: pair.id, name: sentValue('NAME') ?? pair.name,
      price: decimalToPoisha(sentValue('PRICE') ?? '') ?? pair.pricePoisha,
      sale: sentValue('SALE_PRICE') === undefined ? pair.salePricePoisha : decimalToPoisha(sentValue('SALE_PRICE')!),
      stock: stock === undefined ? pair.stockQuantity : Number(stock),
    };
  });
  await db.$executeRaw`
    UPDATE "ShopProduct" p SET "name" = r."name", "pricePoisha" = r."price", "salePricePoisha" = r."sale",
      "stockQuantity" = r."stock", "pushesStock" = ${pushesStock}, "pushError" = ''
    FROM json_to_recordset(${toJson(rows)}::json) AS r ("id" uuid, "name" text, "price" bigint, "sale" bigint, "stock" int)
    WHERE p."businessId" = ${businessId}::uuid AND p."id" = r."id"`;
}
