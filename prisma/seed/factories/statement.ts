import { db } from '../../../gateway/db/client.ts';

/** An empty draft of a courier's statement, with a courier of its own unless given. */
export async function withStatement({ id: businessId }: { id: string }, courierId?: string): Promise<{ id: string; courierId: string }> {
  const carrier = courierId ?? (await db.courier.create({ data: { businessId, name: 'Courier with a statement' } })).id;
  const { id } = await db.courierStatement.create({
    data: {
      businessId, number: 1, courierId: carrier, contentHash: 'x', account: 'bank', day: new Date(), lineCount: 0,
      collectedPoisha: 0n, chargePoisha: 0n, codFeePoisha: 0n, adjustPoisha: 0n, netPoisha: 0n,
    },
  });
  return { id, courierId: carrier };
}
