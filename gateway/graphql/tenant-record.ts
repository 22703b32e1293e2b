import type { Permission } from '../../schema/rules/permissions.ts';
import { NO_ID, UUID } from '../db/uuid.ts';
import { sessionOf } from './builder.ts';
import type { GraphQLContext } from './context.ts';
import { visibleTo } from './guard-records.ts';
import { ID_IS_COLUMN } from './node-ids.ts';

/**
 * What every node type of a tenant table has in common; spread it into `builder.prismaNode`. A record is
 * looked up by (the session's business, id), so a foreign, unknown or malformed id is null, and seeing it
 * takes one of `permissions`. No `select`: rows come with all their columns, which costs less than Pothos checking,
 * field by field and row by row, whether a column was selected. Only relations are loaded on demand.
 */
export const tenantRecord = (...permissions: [Permission, ...Permission[]]) => ({
  id: { resolve: ({ id }: { id: string }) => id, extensions: ID_IS_COLUMN },
  findUnique: (id: string, context: GraphQLContext) => ({
    businessId_id: { businessId: sessionOf(context).businessId, id: UUID.test(id) ? id : NO_ID },
  }),
  nullable: true,
  extensions: visibleTo(...permissions),
});
