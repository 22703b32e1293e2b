import { z } from 'zod';
import type { Permission } from '../../../schema/rules/permissions.ts';
import { time } from '../../commands/fields.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { defineListQuery } from '../../list-query/list-query.ts';
import type { Session } from '../../session/session.ts';

/** The record types that programs may copy, each with the permission of its list. */
const SYNCED: Record<string, Permission> = {
  Order: 'orderList',
  WebOrder: 'webOrderList',
  Product: 'product',
  Variant: 'pickProduct',
  Customer: 'ADMIN',
};

const visibleTypes = (session: Session) =>
  Object.keys(SYNCED).filter((type) => session.can(SYNCED[type]!));

export const deletionListQuery = defineListQuery({
  name: 'sync.deletions',
  table: 'Deletion',
  permission: 'SIGNED_IN',
  filter: z.object({
    deletedAfter: time().optional().describe('Gone after this moment: the `syncPoint` of the last time.'),
  }),
  sorts: { OLDEST: { column: 'deletedAt', direction: 'asc', kind: 'date' } },
  defaultSort: 'OLDEST',
  where: (session, { deletedAfter }): Prisma.DeletionWhereInput => ({
    businessId: session.businessId,
    entityType: { in: visibleTypes(session) },
    ...(deletedAfter && { deletedAt: { gt: deletedAfter } }),
  }),
});
