import type { db, Tx } from '../../db/client.ts';

/** Which of these phone numbers, normalised, belong to customers who want no SMS but those about their own orders. */
export async function optedOut(client: Tx | typeof db, businessId: string, phones: readonly string[]): Promise<Set<string>> {
  const rows = await client.customer.findMany({
    where: { businessId, phone: { in: [...phones] }, OR: [{ smsOptOut: true }, { mergedInto: { smsOptOut: true } }] }, select: { phone: true },
  });
  return new Set(rows.map(({ phone }) => phone));
}
