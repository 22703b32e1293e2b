import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import { SWEEP_MS, type SweepLimits } from './poll-site.ts';
import { isSiteFault, recordFailure } from './site-breaker.ts';
import { mayStore, takePolled, TOO_MUCH } from './take-polled.ts';
import { connectSite } from './web-site.ts';
import { sweepPlace, type SweepPlace } from './woocommerce/order-sweep.ts';
import { WooError } from './woocommerce/woo-error.ts';

/**
 * Reads every order that the shop took since the site's `importSince`; orders that exist here stay as they are. A
 * failure is saved with the progress; a later run passes over known orders quickly. If the process ends, another
 * worker takes the job. Returns false when the time is over: then it goes on from the place that is stored.
 */
export async function importOrders(businessId: string, siteId: string, { signal, maxMs = SWEEP_MS }: SweepLimits = {}): Promise<boolean> {
  const where = { businessId_id: { businessId, id: siteId } };
  const { importSince: since, importing, importPlace, importRead } = await db.webSite.findUniqueOrThrow({
    where, select: { importSince: true, importing: true, importPlace: true, importRead: true },
  });
  if (!importing || !since) return true;
  const readAt = new Date();
  const from = sweepPlace.safeParse(importPlace).data ?? null;
  let read = from ? importRead : 0;
  const after: { next: SweepPlace | null } = { next: null };
  const note = (data: object) => db.webSite.update({ where, data: { importRead: read, ...data }, select: { id: true } });
  try {
    const site = await connectSite(businessId, siteId);
    // The REST API filters by time of change; orders placed before the date are left out here.
    if (!from) {
      const { total } = await site.client.listOrdersModifiedAfter({ modifiedAfter: since });
      await note({ importFound: total ?? 0 });
    }
    for await (const page of site.client.ordersModifiedAfter(since, { from, onNext: (next) => { after.next = next; } })) {
      signal?.throwIfAborted();
      const wanted = page.filter((result) => !result.ok || result.order.dateCreated >= since);
      if (!mayStore(businessId, wanted)) {
        await note({ importing: false, importError: TOO_MUCH });
        return true;
      }
      await takePolled({ businessId, siteId, readAt }, wanted);
      read += page.length;
      await note({ importPlace: after.next ?? Prisma.DbNull });
      if (after.next && Date.now() - readAt.getTime() >= maxMs) return false;
    }
    await note({ importing: false, importFound: read, importFinishedAt: new Date() });
  } catch (error) {
    if (!(error instanceof WooError)) throw error;
    if (isSiteFault(error)) await recordFailure(businessId, siteId, error);
    await note({ importing: false, importError: error.message });
  }
  return true;
}
