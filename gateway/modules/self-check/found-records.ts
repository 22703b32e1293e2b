import { db } from '../../db/client.ts';

/** A record with a page of its own, as the source of an entry is. */
export interface FoundRecord {
  sourceType: string;
  sourceId: string;
}

const ID = /^(order|courier statement|voucher|purchase|liability) ([0-9a-f]{8}-[0-9a-f-]{27})$/;
const NUMBER = /^(order|courier statement|voucher|purchase|liability) (\d{1,9})$/;
const ENTRY = /^entry ([0-9a-f-]{36}) /;

const TYPES: Record<string, string> = {
  order: 'Order', 'courier statement': 'CourierStatement', voucher: 'Voucher', purchase: 'Purchase', liability: 'Liability',
};

/** The records that findings of the ledger checks are about, by subject; subjects without a page of their own are left out. */
export async function foundRecords(businessId: string, subjects: readonly string[]): Promise<Map<string, FoundRecord>> {
  const found = new Map<string, FoundRecord>();
  const numbers = new Map<string, number[]>();
  const entries = new Map<string, string>();
  for (const subject of new Set(subjects)) {
    const [, kind, id] = ID.exec(subject) ?? [];
    const [, numbered, number] = NUMBER.exec(subject) ?? [];
    const entry = ENTRY.exec(subject)?.[1];
    if (kind && id) found.set(subject, { sourceType: TYPES[kind]!, sourceId: id });
    if (numbered) numbers.set(numbered, [...(numbers.get(numbered) ?? []), Number(number)]);
    if (entry) entries.set(entry, subject);
  }
  const chosen = (kind: string) => ({ where: { businessId, number: { in: numbers.get(kind) ?? [] } }, select: { id: true, number: true } });
  const readers: Record<string, () => Promise<{ id: string; number: number }[]>> = {
    order: () => db.order.findMany(chosen('order')),
    'courier statement': () => db.courierStatement.findMany(chosen('courier statement')),
    voucher: () => db.voucher.findMany(chosen('voucher')),
    purchase: () => db.purchase.findMany(chosen('purchase')),
    liability: () => db.liability.findMany(chosen('liability')),
  };
  await Promise.all([...numbers.keys()].map(async (kind) => {
    for (const { id, number } of await readers[kind]!()) found.set(`${kind} ${number}`, { sourceType: TYPES[kind]!, sourceId: id });
  }));
  if (entries.size === 0) return found;
  const sources = await db.journalEntry.findMany({
    where: { businessId, id: { in: [...entries.keys()] } }, select: { id: true, sourceType: true, sourceId: true },
  });
  for (const { id, ...source } of sources) found.set(entries.get(id)!, source);
  return found;
}
