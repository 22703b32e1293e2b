import { db } from '../../db/client.ts';
import { isSiteFault, recordFailure } from './site-breaker.ts';
import { takePolled } from './take-polled.ts';
import { connectSite } from './web-site.ts';
import { WooError } from './woocommerce/woo-error.ts';

/**
 * Reads every order that the shop took since the site's `importSince`; orders that exist here stay as they are. A
 * failure is saved with the progress; a later run passes over known orders quickly. If the process ends, another
 * worker takes the job.
 */
export async function importOrders(businessId: string, siteId: string, signal?: AbortSignal): Promise<void> {
  const where = { businessId_id: { businessId, id: siteId } };
  const { importSince: since, importing } = await db.webSite.findUniqueOrThrow({ where, select: { importSince: true, importing: true } });
  if (!importing || !since) return;
  const readAt = new Date();
  let read = 0;
  const note = (data: object) => db.webSite.update({ where, data: { importRead: read, ...data }, select: { id: true } });
  try {
    const site = await connectSite(businessId, siteId);
    // The REST API filters by time of change; orders placed before the date are left out here.
    const { total } = await site.client.listOrdersModifiedAfter({ modifiedAfter: since });
    await note({ importFound: total ?? 0 });
    for await (const page of site.client.ordersModifiedAfter(since)) {
      signal?.throwIfAborted();
      await takePolled({ businessId, siteId, readAt }, page.filter((result) => !result.ok || result.order.dateCreated >= since));
      read += page.length;
      await note({});
    }
    await note({ importing: false, importFound: read, importFinishedAt: new Date() });
  } catch (error) {
    if (!(error instanceof WooError)) throw error;
    if (isSiteFault(error)) await recordFailure(businessId, siteId, error);
    await note({ importing: false, importError: error.message });
  }
}
