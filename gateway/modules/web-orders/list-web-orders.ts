import { z } from 'zod';
import { poishaToTaka } from '../../../schema/rules/money.ts';
import { defineQuery } from '../../commands/command.ts';
import { text } from '../../commands/fields.ts';
import { db } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import type { Session } from '../../session/session.ts';
import { webOrderStatus, webOrderWhere, type WebOrderFilter } from './web-order-list-query.ts';

const SHOWN = {
  id: true, siteId: true, wooOrderId: true, number: true, status: true, customerName: true, phone: true,
  email: true, totalPoisha: true, currency: true, dateCreated: true,
  lines: {
    select: { name: true, sku: true, quantity: true, totalPoisha: true },
    orderBy: { position: 'asc' },
  },
} as const satisfies Prisma.WebOrderSelect;

/** One numbered page of web orders for older clients, newest first. Amounts are in the order's currency. */
export const listWebOrders = defineQuery({
  name: 'web-orders.page',
  permission: 'webOrderList',
  input: z.object({
    /** From 0. */
    pageIndex: z.int().min(0).max(100_000).default(0),
    pageSize: z.int().min(1).max(100).default(100),
    search: text(100).default(''),
    /** Empty: any. */
    status: z.array(webOrderStatus).max(20).default([]),
  }),
  run: async ({ session }, { pageIndex, pageSize, ...filter }) => {
    const [total, orders] = await Promise.all([
      countOrders(session, filter),
      readPage(session, filter, pageIndex * pageSize, pageSize),
    ]);
    return { total, orders };
  },
});

type PageFilter = Required<Pick<WebOrderFilter, 'status' | 'search'>>;

/** Without a search the total comes from counters that database triggers keep. */
async function countOrders(session: Session, { status, search }: PageFilter): Promise<number> {
  const { businessId } = session;
  if (search) return db.webOrder.count({ where: webOrderWhere(session, { status, search }) });
  const counts = await db.statusCount.findMany({
    where: { businessId, kind: 'web-order', ...(status.length > 0 && { status: { in: status } }) },
    select: { count: true },
  });
  return counts.reduce((sum, { count }) => sum + count, 0);
}

/** The offset is skipped in the index alone; only the rows of the page are read from the table. */
async function readPage(session: Session, filter: WebOrderFilter, skip: number, take: number) {
  const { businessId } = session;
  const orderBy = [
    { dateCreated: 'desc' }, { id: 'desc' },
  ] satisfies Prisma.WebOrderOrderByWithRelationInput[];
  const page = await db.webOrder.findMany({
    where: webOrderWhere(session, filter), orderBy, skip, take, select: { id: true },
  });
  if (page.length === 0) return [];
  const rows = await db.webOrder.findMany({
    where: { businessId, id: { in: page.map(({ id }) => id) } }, orderBy, select: SHOWN,
  });
  return rows.map(({ totalPoisha, lines, ...order }) => ({
    ...order,
    total: poishaToTaka(totalPoisha),
    items: lines.map(({ totalPoisha: lineTotal, ...line }) => ({ ...line, total: poishaToTaka(lineTotal) })),
  }));
}
