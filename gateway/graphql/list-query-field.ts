import { queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';
import type { z } from 'zod';
import { parseInput } from '../commands/parse.ts';
import { cursorScope } from '../list-query/cursor.ts';
import {
  cursorOf, findPage, pageSize, type ListQuery, type Page, type PageRequest, type Sort,
} from '../list-query/list-query.ts';
import { builder, sessionOf } from './builder.ts';
import type { GraphQLContext } from './context.ts';
import { decodeInput, inputFromZod } from './input-from-zod.ts';
import { neededColumns } from '../fast-reads/needed-columns.ts';

type ListArgs = Omit<PageRequest, 'scope'> & { filter?: unknown; sort?: unknown };

interface ListQueryFieldOptions {
  description: string;
  /** The Prisma node type of the rows. */
  type: unknown;
  /** Reads the rows: `(args) => db.order.findMany(args)`. */
  find: (args: never) => Promise<object[]>;
}

/**
 * Mounts a list query as the connection `name(first, after, filter, sort)`: one SQL statement a page, keyset
 * cursors, what the client selected and nothing else. `first` is 20 unless given, 100 at most.
 */
export function listQueryField<Filter extends z.ZodObject, Where extends object>(
  name: string,
  listQuery: ListQuery<Filter, Where>,
  { description, type, find }: ListQueryFieldOptions,
): void {
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const hasFilter = Object.keys(listQuery.filter.shape).length > 0;
  const filterInput = hasFilter ? inputFromZod(`${title}Filter`, listQuery.filter) : null;
  const sortEnum = builder.enumType(`${title}Sort`, { values: Object.keys(listQuery.sorts) });
  builder.queryField(name, (t) =>
    t.connection(
      {
        type: type as never,
        description,
        args: {
          ...(filterInput && { filter: t.arg({ type: filterInput }) }),
          sort: t.arg({ type: sortEnum, defaultValue: listQuery.defaultSort as never }),
        },
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
          const query = queryFromInfo({ context, info, paths: [['edges', 'node'], ['nodes']] } as never);
          const select = withColumns(query, neededColumns(info), sort.column);
          const page = await findPage(listQuery.where(session, filter), sort, { ...args, scope }, (where) =>
            find({ ...select, ...where } as never),
          );
          return connectionOf(page, sort, { ...args, scope }) as never;
        },
      } as never,
      { name: `${title}Connection` } as never,
      { name: `${title}Edge` } as never,
    ) as never,
  );
}

/** A page as the Relay specification wants it. */
export function connectionOf({ rows, hasNext }: Page<object>, sort: Sort, { scope, after }: PageRequest): object {
  const edges = rows.map((node) => ({ node, cursor: cursorOf(node, sort, scope) }));
  return {
    edges,
    pageInfo: {
      hasNextPage: hasNext,
      hasPreviousPage: Boolean(after),
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

/** The cursor needs the id and the sort column whether or not the client asked for them. */
function withColumns(query: object, columns: object | null, sortColumn: string): object {
  const { select = columns, include, ...rest } = query as { select?: object; include?: object };
  return select ? { ...rest, select: { ...select, ...include, id: true, [sortColumn]: true } } : query;
}
