import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { execute } from '../../commands/execute.ts';
import { idOf } from '../../commands/fields.ts';
import { db } from '../../db/client.ts';
import { logger } from '../../logging/logger.ts';
import { storedBytes } from '../../rest/stored-bytes.ts';
import { Session } from '../../session/session.ts';
import { applyShopFacts } from './apply-shop-order.ts';
import { isDataError, NOT_STORED } from './data-error.ts';
import { keepUnreadable } from './keep-unreadable.ts';
import { mirroredColumns } from './web-order-content.ts';
import { replaces } from './web-order-state.ts';
import type { WooOrderResult, WooOrderSnapshot } from './woocommerce/order-snapshot.ts';

/** The most orders of one transaction, as of the deliveries of a site: it locks them, and the counts of the list. */
const TOGETHER = 50;

/** Applies orders that were read from the shop: all, or none where it throws. */
const applyPolledOrders = defineCommand({
  name: 'web-orders.applyPolledOrders',
  permission: 'SUPERADMIN',
  input: z.object({ siteId: idOf('WebSite'), orders: z.custom<WooOrderSnapshot[]>(), readAt: z.date() }),
  run: async (context, { siteId, orders, readAt }) => {
    await applyShopFacts(context, siteId, orders.map((order) => ({ wooOrderId: order.wooOrderId, order, heardAt: readAt, isRead: true })));
  },
});

export interface Taken {
  wooOrderId: number | null;
  /** Why it could not be parsed or stored; null when it was. */
  reason: string | null;
}

/** About what is stored of an order that can be read, and of each of its lines. */
const ORDER_BYTES = 2_000;
const LINE_BYTES = 300;

/** Whether what a shop has answered may be stored. It counts as what the shop sends by itself does. */
export const mayStore = (businessId: string, results: readonly WooOrderResult[]): boolean =>
  storedBytes.take(businessId, results.reduce((sum, result) => sum + (result.ok
    ? ORDER_BYTES + LINE_BYTES * result.order.items.length
    : JSON.stringify(result.raw ?? null).length), 0));

/** Why a reading ended before all was read. */
export const TOO_MUCH = msg('So much was read from the shop that the rest has to wait');

interface Reading {
  businessId: string;
  siteId: string;
  /** When the shop was asked, or a little before. */
  readAt: Date;
}

/**
 * Applies orders that were read from the shop, those of a page together, unless their versions are stored already. One
 * that cannot be parsed or stored is kept for a person, and stops none of the others. What became of each, in their
 * sequence.
 */
export async function takePolled(reading: Reading, results: readonly WooOrderResult[]): Promise<Taken[]> {
  const taken: Taken[] = [];
  for (let start = 0; start < results.length; start += TOGETHER) {
    taken.push(...await takeTogether(reading, results.slice(start, start + TOGETHER)));
  }
  return taken;
}

async function takeTogether(reading: Reading, results: readonly WooOrderResult[]): Promise<Taken[]> {
  const refused = await store(reading, results.flatMap((result) => (result.ok ? result.order : [])));
  const taken: Taken[] = [];
  for (const result of results) {
    const { wooOrderId } = result.ok ? result.order : result;
    const reason = !result.ok ? result.reason : refused.has(result.order) ? NOT_STORED : null;
    if (reason !== null) await keepUnreadable(reading.businessId, reading.siteId, { ok: false, wooOrderId, reason, raw: result.raw });
    taken.push({ wooOrderId, reason });
  }
  return taken;
}

/** Where they fail together each is tried alone. Returns those that cannot be stored. */
async function store(reading: Reading, orders: WooOrderSnapshot[]): Promise<Set<WooOrderSnapshot>> {
  const refused = new Set<WooOrderSnapshot>();
  if (orders.length > 1) {
    try {
      await storeNew(reading, orders);
      return refused;
    } catch (error) {
      logger.warn({ err: error, site: reading.siteId }, 'Orders of a poll failed together, each is tried alone');
    }
  }
  for (const order of orders) {
    try {
      await storeNew(reading, [order]);
    } catch (error) {
      if (!isDataError(error)) throw error;
      refused.add(order);
    }
  }
  return refused;
}

async function storeNew({ businessId, siteId, readAt }: Reading, orders: WooOrderSnapshot[]): Promise<void> {
  const news = await notStored({ businessId, siteId, readAt }, orders);
  if (news.length > 0) await execute(applyPolledOrders, Session.system(businessId), { siteId, orders: news, readAt });
}

/** Sweeps overlap, and webhooks usually arrive first: most orders are stored already. */
async function notStored({ businessId, siteId, readAt }: Reading, orders: WooOrderSnapshot[]): Promise<WooOrderSnapshot[]> {
  const stored = await db.webOrder.findMany({
    where: { businessId, siteId, wooOrderId: { in: orders.map(({ wooOrderId }) => wooOrderId) } },
    select: { wooOrderId: true, storeStatus: true, dateModified: true, contentHash: true, heardAt: true },
  });
  const rows = new Map(stored.map((row) => [row.wooOrderId, row]));
  return orders.filter((order) => {
    const row = rows.get(order.wooOrderId);
    return !row || replaces(mirroredColumns(order), row, readAt);
  });
}
