import type { Tx } from '../../db/client.ts';

/**
 * Gives an order source's new name to the web shops whose orders begin with it, and adds it to the rules of messages and
 * tasks that are for its orders. They keep the old one: orders that have it keep it too.
 */
export async function followSource(tx: Tx, businessId: string, { from, to }: { from: string; to: string }): Promise<void> {
  if (from === to) return;
  await tx.$executeRaw`
    UPDATE "WebSite" SET "orderSource" = ${to}, "version" = "version" + 1
    WHERE "businessId" = ${businessId}::uuid AND "orderSource" = ${from}`;
  await tx.$executeRaw`
    UPDATE "AutoMessage" SET "sources" = array_append("sources", ${to}), "version" = "version" + 1
    WHERE "businessId" = ${businessId}::uuid AND ${from} = ANY("sources") AND NOT ${to} = ANY("sources")`;
  await tx.$executeRaw`
    UPDATE "TaskRule" SET "sources" = array_append("sources", ${to}), "version" = "version" + 1
    WHERE "businessId" = ${businessId}::uuid AND ${from} = ANY("sources") AND NOT ${to} = ANY("sources")`;
}
