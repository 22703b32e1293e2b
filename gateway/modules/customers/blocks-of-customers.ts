import { Prisma } from '../../db/generated/client/client.ts';
import type { BlockAction } from '../../db/generated/client/enums.ts';
import { readForFilter } from '../../list-query/read-rows.ts';

export interface NumberBlock {
  /** Of the number that a rule stops, as 01XXXXXXXXX. */
  phone: string;
  action: BlockAction;
  reason: string;
}

type Row = NumberBlock & { customerId: string };

const STRICTEST: BlockAction[] = ['BLOCK', 'HOLD', 'PREPAY'];

/** The rules that stop numbers of these customers, those of merged numbers with whom they lead to; the strictest first. One statement. */
export async function blocksOfCustomers(businessId: string, ids: readonly string[]): Promise<Map<string, NumberBlock[]>> {
  const rows = await readForFilter<Row>(undefined, Prisma.sql`
    SELECT coalesce(c."mergedIntoId", c."id") AS "customerId", c."phone", r."action"::text AS "action", r."reason"
    FROM "Customer" c JOIN "BuyerBlock" r ON r."businessId" = c."businessId" AND r."kind" = 'PHONE' AND r."value" = c."phone"
    WHERE c."businessId" = ${businessId}::uuid AND (c."id" = ANY(${[...ids]}::uuid[]) OR c."mergedIntoId" = ANY(${[...ids]}::uuid[]))
      AND r."action" <> 'ALLOW' AND (r."expiresAt" IS NULL OR r."expiresAt" > now())
    ORDER BY c."phone"`);
  rows.sort((a, b) => STRICTEST.indexOf(a.action) - STRICTEST.indexOf(b.action));
  return Map.groupBy(rows, ({ customerId }) => customerId);
}

interface Batch {
  ids: Set<string>;
  blocks: Promise<Map<string, NumberBlock[]>>;
}

/** Requests of one turn of the event loop by business: a whole list needs one statement. */
const waiting = new Map<string, Batch>();

/** The same of one customer. */
export async function blocksOfCustomer(businessId: string, id: string): Promise<NumberBlock[]> {
  let batch = waiting.get(businessId);
  if (!batch) {
    const ids = new Set<string>();
    const blocks = new Promise<void>((resolve) => { setImmediate(resolve); }).then(() => {
      waiting.delete(businessId);
      return blocksOfCustomers(businessId, [...ids]);
    });
    batch = { ids, blocks };
    waiting.set(businessId, batch);
  }
  batch.ids.add(id);
  return (await batch.blocks).get(id) ?? [];
}
