import type { GraphQLResolveInfo } from 'graphql';
import { readsColumns } from '../fast-reads/needed-columns.ts';
import { cursorScope } from '../list-query/cursor.ts';
import { findPage, pageSize, type PageRequest, type Sort } from '../list-query/list-query.ts';
import type { RowSource } from '../list-query/read-rows.ts';
import { builder } from './builder.ts';
import type { GraphQLContext } from './context.ts';
import { connectionArguments, connectionOf, type ConnectionArguments } from './connection.ts';

interface TenantRow {
  businessId: string;
  id: string;
}

/** Its rows hold all that `type` shows, their ids and the sort column. */
interface RecordListOptions extends RowSource {
  /** Ref of the type of its rows. */
  type: unknown;
}

interface RecordListField {
  description: string;
  sort: Sort;
  /** The rows that belong to the record; begins with its business. */
  where: (record: TenantRow) => object;
  extensions?: object;
}

/**
 * A list that belongs to a record and grows with it, as a connection with bounded pages: `recordList('Timeline', ...)`
 * makes the types `TimelineConnection` and `TimelineEdge` once and returns what mounts them on a record,
 * `timeline: t.connection(...timeline({ description, sort, where }))`. One SQL statement a page.
 */
export function recordList(name: string, { type, ...source }: RecordListOptions) {
  // Which type it is, is known at run time only: hence `never`.
  const edge = builder.edgeObject({ name: `${name}Edge`, type: type as never });
  const connection = builder.connectionObject({ name: `${name}Connection`, type: type as never }, edge);
  return ({ description, sort, where, extensions, ...field }: RecordListField): ConnectionArguments => {
    const options = {
      ...field,
      extensions: { ...readsColumns('businessId', 'id'), ...extensions },
      type,
      description,
      // `edges` are counted with ten rows, as any list is; ten more for the statement.
      complexity: ({ first }: PageRequest) => ({ field: 10, multiplier: pageSize(first) / 10 }),
      resolve: async (
        record: TenantRow, args: PageRequest, _context: GraphQLContext, { parentType, fieldName }: GraphQLResolveInfo,
      ) => {
        const scope = cursorScope(`${parentType.name}.${fieldName}`, record.id, record.businessId);
        const page = await findPage(source, { ...args, where: where(record), sort, scope });
        return connectionOf(page, sort, { ...args, scope });
      },
    };
    return connectionArguments(options, connection, edge);
  };
}
