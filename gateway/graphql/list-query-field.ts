import { queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';
import type { z } from 'zod';
import { parseInput } from '../commands/parse.ts';
import { cursorScope } from '../list-query/cursor.ts';
import { findPage, pageSize, type ListQuery, type PageRequest } from '../list-query/list-query.ts';
import { builder, sessionOf } from './builder.ts';
import { connectionArguments, connectionOf } from './connection.ts';
import type { GraphQLContext } from './context.ts';
import { decodeInput, inputFromZod } from './input-from-zod.ts';
import { neededColumns } from '../fast-reads/needed-columns.ts';
import { statusCountsField, type StatusCountsOptions } from './status-counts.ts';

type ListArgs = Omit<PageRequest, 'scope'> & { filter?: unknown; sort?: unknown };

interface ListQueryFieldOptions {
  description: string;
  /** The type of the rows. */
  type: unknown;
  /** The rows are of no Prisma type: `find` knows by itself which columns they need. */
  ownColumns?: true;
  /** Reads the rows: `(args) => reads.order.findMany(args)`. Its arguments are those of its own table: hence `never`. */
  find: (args: never) => Promise<object[]>;
  /** A field beside the list that says how many rows stand in each status, for its tabs. */
  counts?: Omit<StatusCountsOptions, 'permission'> & { name: string };
}

/**
 * Mounts a list query as the connection `name(first, after, filter, sort)`: one SQL statement a page, keyset
 * cursors, what the client selected and nothing else. `first` is 20 unless given, 100 at most. The counts for its tabs
 * take the permission of the list.
 */
export function listQueryField<Filter extends z.ZodObject, Where extends object>(
  name: string,
  listQuery: ListQuery<Filter, Where>,
  { description, type, ownColumns, find, counts }: ListQueryFieldOptions,
): void {
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const hasFilter = Object.keys(listQuery.filter.shape).length > 0;
  const filterInput = hasFilter ? inputFromZod(`${title}Filter`, listQuery.filter) : null;
  const sortEnum = builder.enumType(`${title}Sort`, { values: Object.keys(listQuery.sorts) });
  const options = {
    type,
    description,
    args: builder.args((t) => ({
      ...(filterInput && { filter: t.field({ type: filterInput }) }),
      sort: t.field({ type: sortEnum, defaultValue: listQuery.defaultSort }),
    })),
    // `edges` and `nodes` are counted with ten rows each, as any list is.
    complexity: ({ first }: ListArgs) => ({ field: 5, multiplier: pageSize(first) / 10 }),
    authScopes: { permission: listQuery.permission },
    extensions: {
      listQuery: listQuery.name,
      permission: listQuery.permission,
      scope: listQuery.scope,
      input: listQuery.filter,
    },
    resolve: async (_root: unknown, args: ListArgs, context: GraphQLContext, info: GraphQLResolveInfo) => {
      const session = sessionOf(context);
      const sortName = String(args.sort ?? listQuery.defaultSort);
      const sort = listQuery.sorts[sortName]!;
      const scope = cursorScope(listQuery.name, sortName, session.business?.id ?? '');
      const filter = parseInput(listQuery.filter, decodeInput(listQuery.filter, args.filter ?? {}));
      const select = ownColumns ? {} : selected(context, info, sort.column);
      const page = await findPage(listQuery.where(session, filter), sort, { ...args, scope }, (where) =>
        find({ ...select, ...where } as never),
      );
      return connectionOf(page, sort, { ...args, scope });
    },
  };
  if (counts) statusCountsField(counts.name, { ...counts, permission: listQuery.permission });
  builder.queryField(name, (t) =>
    t.connection(...connectionArguments(options, { name: `${title}Connection` }, { name: `${title}Edge` })));
}

/** What the client asked for. The cursor needs the id and the sort column besides. */
function selected(context: GraphQLContext, info: GraphQLResolveInfo, sortColumn: string): object {
  const query = queryFromInfo({ context, info, paths: [['edges', 'node'], ['nodes']] });
  const { select = neededColumns(info), include, ...rest } = query as { select?: object | null; include?: object };
  return select ? { ...rest, select: { ...select, ...include, id: true, [sortColumn]: true } } : query;
}
