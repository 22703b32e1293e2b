import { queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLObjectType, GraphQLResolveInfo } from 'graphql';
import type { z } from 'zod';
import { parseInput } from '../commands/parse.ts';
import { cursorScope } from '../list-query/cursor.ts';
import { findPage, pageSize, whereOf, type ListQuery, type PageRequest } from '../list-query/list-query.ts';
import { builder, sessionOf } from './builder.ts';
import { connectionArguments, connectionOf } from './connection.ts';
import type { GraphQLContext } from './context.ts';
import { decodeInput, inputFromZod } from './input-from-zod.ts';
import { narrowed, rowType } from '../fast-reads/needed-columns.ts';
import { requires } from './requires.ts';
import { countRows, type RowSource, type Table } from '../list-query/read-rows.ts';
import { statusCountsField, type ReadCounts } from './status-counts.ts';

/** Counted up to one more than this: no action takes more rows at once. */
const MAX_MATCHING = 50_000;

type ListArgs = Omit<PageRequest, 'scope'> & { filter?: unknown; sort?: unknown };

interface ListQueryFieldOptions {
  description: string;
  /** The type of the rows. */
  type: unknown;
  /** A field beside the list that says how many rows stand in each status, for its tabs: kept, counted by a column of the list, or as it says. */
  counts?: { name: string; description: string } & ({ kind: string } | { column: string } | { read: ReadCounts });
  /** A field beside the list that counts the rows of a filter, for actions on all of them. */
  matching?: { name: string; description: string };
}

/**
 * Mounts a list query as the connection `name(first, after, filter, sort)`: one SQL statement a page, keyset
 * cursors, what the client selected and nothing else. `first` is 20 unless given, 100 at most where the
 * list says no other. The counts for its tabs
 * take the permission of the list.
 */
export function listQueryField<Filter extends z.ZodObject, From extends Table, Include, Row>(
  name: string,
  listQuery: ListQuery<Filter, From, Include, Row>,
  { description, type, counts, matching }: ListQueryFieldOptions,
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
    // `edges` and `nodes` are counted with ten rows each, as any list is. A longer page counts as 100 rows: few have more.
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
      const page = await findPage({ ...listQuery, ...selected(listQuery, context, info, sort.column) }, {
        ...args, where: await whereOf(listQuery, session, filter), sort, scope, maxPage: listQuery.maxPage,
      });
      return connectionOf(page, sort, { ...args, scope });
    },
  };
  if (counts) {
    statusCountsField(counts.name, {
      description: counts.description, permission: listQuery.permission,
      counts: 'kind' in counts ? counts.kind : 'read' in counts ? counts.read : { table: listQuery.table, column: counts.column },
    });
  }
  if (matching) {
    builder.queryField(matching.name, (t) =>
      t.int({
        description: matching.description,
        args: { ...(filterInput && { filter: t.arg({ type: filterInput }) }) },
        complexity: 100,
        ...requires(listQuery.permission, { input: listQuery.filter }),
        resolve: async (_root: unknown, args: ListArgs, context: GraphQLContext) => {
          const filter = parseInput(listQuery.filter, decodeInput(listQuery.filter, args.filter ?? {}));
          return countRows(listQuery, await whereOf(listQuery, sessionOf(context), filter), MAX_MATCHING + 1);
        },
      }));
  }
  builder.queryField(name, (t) =>
    t.connection(...connectionArguments(options, { name: `${title}Connection` }, { name: `${title}Edge` })));
}

/** What the client asked for. The cursor needs the id and the sort column besides. */
function selected(list: RowSource, context: GraphQLContext, info: GraphQLResolveInfo, sortColumn: string): Pick<RowSource, 'select' | 'include'> {
  const needsWholeRows = Boolean(list.include ?? list.complete);
  // Of rows that are no Prisma type nothing is known but what the list says.
  if (!isPrismaType(rowType(info.returnType))) return {};
  const query = queryFromInfo({ context, info, paths: [['edges', 'node'], ['nodes']] });
  if (needsWholeRows) return { include: { ...query.include, ...list.include } };
  return narrowed(query as Pick<RowSource, 'select' | 'include'>, info, { id: true, [sortColumn]: true });
}

/** Set by Pothos on types that are tables. */
const isPrismaType = ({ extensions }: GraphQLObjectType) => extensions.pothosPrismaModel !== undefined;
