import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { requiredText } from '../../commands/fields.ts';
import type { CommandContext } from '../../commands/command.ts';
import { db, type Tx } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import type { WebOrderStatus } from '../../db/generated/client/enums.ts';
import { mistakeIn } from '../../errors.ts';
import { webOrderStatus } from './web-order-list-query.ts';
import { isOpenStatus, localStatus, type StatusMap } from './web-order-state.ts';

/** The meanings that a status of a shop can be mapped to. All other statuses are set by people and rules. */
const MEANINGS: ReadonlySet<WebOrderStatus> = new Set(['PROCESSING', 'ON_HOLD', 'INCOMPLETE', 'CANCELLED', 'COMPLETED']);

/** The bin cannot be mapped. */
const FIXED = 'trash';
const MAX_STATUSES = 50;

export const statusMapField = z.array(z.object({
  storeStatus: requiredText(50).describe("The shop's own word for it, without 'wc-': 'ready-to-call'."),
  status: webOrderStatus.describe('PROCESSING, ON_HOLD, INCOMPLETE, CANCELLED or COMPLETED.'),
})).max(MAX_STATUSES);

/** Throws ValidationError for a status that cannot be mapped and for a duplicate. */
export function readStatusMap(entries: z.output<typeof statusMapField>): StatusMap {
  const map: Record<string, WebOrderStatus> = {};
  for (const [index, { storeStatus, status }] of entries.entries()) {
    const name = storeStatus.toLowerCase().replace(/^wc-/, '');
    const field = `statusMap.${index}.storeStatus`;
    if (name === FIXED || !MEANINGS.has(status)) throw mistakeIn(field, msg('This status cannot be chosen'));
    if (Object.hasOwn(map, name)) throw mistakeIn(field, msg('This status is named twice'));
    map[name] = status;
  }
  return map;
}

/** The stored map of a site; empty for leads. */
export const storedMap = (site: { statusMap: unknown } | null): StatusMap => (site?.statusMap ?? {}) as StatusMap;

export async function statusMapOf(tx: Tx, businessId: string, siteId: string): Promise<StatusMap> {
  return storedMap(await tx.webSite.findUnique({ where: { businessId_id: { businessId, id: siteId } }, select: { statusMap: true } }));
}

/** Gives undecided orders the status of the new map, as if they arrived now. */
export async function applyStatusMap(
  { tx, session: { businessId } }: CommandContext, siteId: string, before: StatusMap, after: StatusMap,
): Promise<void> {
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((storeStatus) => localStatus(storeStatus, before) !== localStatus(storeStatus, after)).sort();
  for (const storeStatus of changed) {
    const status = localStatus(storeStatus, after);
    await tx.$executeRaw`
      UPDATE "WebOrder" SET "version" = "version" + 1, "updatedAt" = now(), "status" = ${isOpenStatus(status)
        ? Prisma.sql`coalesce("deskStatus", ${status}::"WebOrderStatus")`
        : Prisma.sql`${status}::"WebOrderStatus"`}
      WHERE "businessId" = ${businessId}::uuid AND "siteId" = ${siteId}::uuid AND "storeStatus" = ${storeStatus}
        AND "decidedAt" IS NULL AND NOT "binned"`;
  }
}

/** The custom statuses of the shop's latest orders, by name. */
export async function seenStatuses(businessId: string, siteId: string): Promise<string[]> {
  const rows = await db.$queryRaw<{ storeStatus: string }[]>`
    SELECT DISTINCT "storeStatus" FROM (
      SELECT "storeStatus" FROM "WebOrder" WHERE "businessId" = ${businessId}::uuid AND "siteId" = ${siteId}::uuid
      ORDER BY "dateCreated" DESC LIMIT 1000) latest ORDER BY 1`;
  return rows.map(({ storeStatus }) => storeStatus);
}
