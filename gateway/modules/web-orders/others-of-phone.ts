import { db } from '../../db/client.ts';
import type { WebOrder } from '../../db/generated/client/client.ts';

const SHOWN = 10;

interface Batch {
  phones: Set<string>;
  orders: Promise<Map<string, WebOrder[]>>;
}

/** Requests of one turn of the event loop by business: a whole list needs two statements. */
const waiting = new Map<string, Batch>();

/** Other web orders with the same phone number, the newest ten. */
export async function othersOfPhone(businessId: string, { id, phone }: { id: string; phone: string }): Promise<WebOrder[]> {
  // Orders without a phone have nothing in common.
  if (phone === '') return [];
  let batch = waiting.get(businessId);
  if (!batch) {
    const phones = new Set<string>();
    const orders = new Promise<void>((resolve) => { setImmediate(resolve); }).then(() => {
      waiting.delete(businessId);
      return newestByPhone(businessId, [...phones]);
    });
    batch = { phones, orders };
    waiting.set(businessId, batch);
  }
  batch.phones.add(phone);
  const found = (await batch.orders).get(phone) ?? [];
  return found.filter((order) => order.id !== id).slice(0, SHOWN);
}

/** One more per phone than is shown, because the order itself is among them. */
async function newestByPhone(businessId: string, phones: string[]): Promise<Map<string, WebOrder[]>> {
  const newest = await db.$queryRaw<{ id: string }[]>`
    SELECT o."id" FROM unnest(${phones}::text[]) AS asked("phone"), LATERAL (
      SELECT w."id" FROM "WebOrder" w WHERE w."businessId" = ${businessId}::uuid AND w."phone" = asked."phone"
      ORDER BY w."dateCreated" DESC, w."id" DESC LIMIT ${SHOWN + 1}) o`;
  const orders = await db.webOrder.findMany({
    where: { businessId, id: { in: newest.map(({ id }) => id) } }, orderBy: [{ dateCreated: 'desc' }, { id: 'desc' }],
  });
  return Map.groupBy(orders, ({ phone }) => phone);
}
