import { db } from '../../db/client.ts';
import { outcomeOf, type BuyerRule } from './buyer-rules.ts';

interface Batch {
  phones: Set<string>;
  rules: Promise<Map<string, BuyerRule[]>>;
}

/** Requests of one turn of the event loop by business: a whole list needs one statement. */
const waiting = new Map<string, Batch>();

/** The rule that counts for a phone number; null for one that nobody stops. */
export async function blockOfPhone(businessId: string, phone: string): Promise<BuyerRule | null> {
  let batch = waiting.get(businessId);
  if (!batch) {
    const phones = new Set<string>();
    const rules = new Promise<void>((resolve) => { setImmediate(resolve); }).then(() => {
      waiting.delete(businessId);
      return rulesOfPhones(businessId, [...phones]);
    });
    batch = { phones, rules };
    waiting.set(businessId, batch);
  }
  batch.phones.add(phone);
  const rule = outcomeOf((await batch.rules).get(phone) ?? []);
  return rule?.action === 'ALLOW' ? null : rule;
}

async function rulesOfPhones(businessId: string, phones: string[]): Promise<Map<string, BuyerRule[]>> {
  const rules = await db.buyerBlock.findMany({
    where: { businessId, kind: 'PHONE', value: { in: phones }, OR: [{ expiresAt: null }, { expiresAt: { gt: new Date() } }] },
    select: { id: true, kind: true, value: true, action: true, reason: true },
  });
  return Map.groupBy(rules, ({ value }) => value);
}
