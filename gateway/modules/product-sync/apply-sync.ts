import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { decimalToPoisha } from '../../../schema/rules/money.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { enqueue, execute } from '../../commands/execute.ts';
import { idOf } from '../../commands/fields.ts';
import { db } from '../../db/client.ts';
import { toJson } from '../../db/json-rows.ts';
import { lockRow } from '../../db/lock-row.ts';
import { isRefusal } from '../../errors.ts';
import type { Session } from '../../session/session.ts';
import type { EndedRow } from '../bulk-jobs/bulk-kind.ts';
import { setPrice } from '../catalog/set-price.ts';
import { lateUntil } from '../web-orders/late-call.ts';
import { isSiteFault } from '../web-orders/site-breaker.ts';
import { sweepQueue } from '../web-orders/site-jobs.ts';
import { connectSite } from '../web-orders/web-site.ts';
import type { WooBatchAnswer, WooItemChange } from '../web-orders/woocommerce/product-calls.ts';
import { WooError } from '../web-orders/woocommerce/woo-error.ts';
import { planSync, shopFields, type FieldDifference } from './plan-sync.ts';
import { noteSending, planPushes, SENDING } from './push-stock.ts';
import { syncPairs, type NamedPair } from './sync-pairs.ts';
import { READ_TASK } from './sync-settings.ts';

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
  const telling = planned.filter(tellsStock).map(({ pair }) => pair.id);
  if (telling.length > 0) await noteSending(businessId, telling);
  const isSilent = await sendChanges(businessId, siteId, planned, ended);
  await saveSentValues(businessId, planned.filter(({ pair }) => ended.get(pair.id)!.status !== 'FAILED'), rules.pushesStock);
  if (telling.length > 0) await planPushes(businessId);
  if (isSilent) await readAgain(businessId, siteId);
  return ended;
}

const tellsStock = ({ differences }: Planned) => differences.some(({ field }) => field === 'STOCK');

/** What the shop has after a call without an answer is read: now, and when the call can no longer arrive. */
async function readAgain(businessId: string, siteId: string): Promise<void> {
  const at = { queue: sweepQueue(siteId), maxAttempts: 3 };
  await enqueue(db, READ_TASK, { businessId, siteId }, { ...at, jobKey: `${READ_TASK}:${siteId}` });
  await enqueue(db, READ_TASK, { businessId, siteId }, { ...at, jobKey: `${READ_TASK}:late:${siteId}`, runAt: lateUntil() });
}

/** Writes to the shop what is planned. Returns whether some call got no answer. */
async function sendChanges(businessId: string, siteId: string, planned: Planned[], ended: Map<string, EndedRow>): Promise<boolean> {
  const { client } = await connectSite(businessId, siteId);
  const products = new Map<number, WooItemChange>();
  for (const { pair, own, parent } of planned) {
    if (own && pair.wooVariationId === 0) products.set(own.id, own);
    if (parent) products.set(parent.id, parent);
  }
  const variations = Map.groupBy(planned.filter(({ pair, own }) => own && pair.wooVariationId !== 0), ({ pair }) => pair.wooProductId);
  let isSilent = false;
  const fail = (items: readonly Planned[], answers: WooBatchAnswer | WooError, idOfRow: (one: Planned) => number | undefined) => {
    isSilent ||= answers instanceof WooError && isSiteFault(answers);
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
  return isSilent;
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
      stock: stock === undefined ? null : Number(stock), before: pair.stockQuantity, lateUntil: pair.lateUntil,
    };
  });
  // Where the stock was pushed meanwhile, nobody knows which number came last: it is told once more.
  await db.$executeRaw`
    UPDATE "ShopProduct" p SET "name" = r."name", "pricePoisha" = r."price", "salePricePoisha" = r."sale",
      "stockQuantity" = coalesce(r."stock", p."stockQuantity"), "pushesStock" = ${pushesStock}, "pushError" = '',
      "stockLateUntil" = CASE WHEN r."stock" IS NULL THEN p."stockLateUntil" ELSE r."lateUntil" END,
      "stockMoves" = CASE WHEN r."stock" IS NULL THEN p."stockMoves"
        ELSE greatest(0, p."stockMoves" - ${SENDING}) + (p."stockQuantity" IS DISTINCT FROM r."before")::int END
    FROM json_to_recordset(${toJson(rows)}::json)
      AS r ("id" uuid, "name" text, "price" bigint, "sale" bigint, "stock" int, "before" int, "lateUntil" timestamptz)
    WHERE p."businessId" = ${businessId}::uuid AND p."id" = r."id"`;
}
