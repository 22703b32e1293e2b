import { queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';
import type { z } from 'zod';
import { parseInput } from '../commands/parse.ts';
import { cursorOf, findPage, type Listing, type PageRequest } from '../listing/listing.ts';
import { builder, sessionOf } from './builder.ts';
import type { GraphQLContext } from './context.ts';
import { decodeInput, inputFromZod } from './input-from-zod.ts';
import { neededColumns } from './needed-columns.ts';

type ListArgs = PageRequest & { filter?: unknown; sort?: unknown };

interface ListingFieldOptions {
  description: string;
  /** The Prisma node type of the rows. */
  type: unknown;
  /** Reads the rows: `(args) => db.order.findMany(args)`. */
  find: (args: never) => Promise<object[]>;
}

/**
 * Mounts a listing as the connection `name(first, after, filter, sort)`: one SQL statement a page, keyset
 * cursors, what the client selected and nothing else. `first` is 20 unless given, 100 at most.
 */
export function listingField<Filter extends z.ZodObject, Where extends object>(
  name: string,
  listing: Listing<Filter, Where>,
  { description, type, find }: ListingFieldOptions,
): void {
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const filterInput = inputFromZod(`${title}Filter`, listing.filter);
  const sortEnum = builder.enumType(`${title}Sort`, { values: Object.keys(listing.sorts) });
  builder.queryField(name, (t) =>
    t.connection(
      {
        type: type as never,
        description,
        args: {
          filter: t.arg({ type: filterInput }),
          sort: t.arg({ type: sortEnum, defaultValue: listing.defaultSort as never }),
        },
        authScopes: { permission: listing.permission },
        extensions: {
          listing: listing.name,
          permission: listing.permission,
          scope: listing.scope,
          input: listing.filter,
        },
        resolve: async (_root: unknown, args: ListArgs, context: GraphQLContext, info: GraphQLResolveInfo) => {
          const session = sessionOf(context);
          const sort = listing.sorts[String(args.sort ?? listing.defaultSort)]!;
          const filter = parseInput(listing.filter, decodeInput(listing.filter, args.filter ?? {}));
          const query = queryFromInfo({ context, info, paths: [['edges', 'node'], ['nodes']] } as never);
          const select = withColumns(query, neededColumns(info), sort.column);
          const page = await findPage(listing.where(session, filter), sort, args, (where) =>
            find({ ...select, ...where } as never),
          );
          const edges = page.rows.map((node) => ({ node, cursor: cursorOf(node, sort) }));
          return {
            edges,
            pageInfo: {
              hasNextPage: page.hasNext,
              hasPreviousPage: Boolean(args.after),
              startCursor: edges[0]?.cursor ?? null,
              endCursor: edges.at(-1)?.cursor ?? null,
            },
          } as never;
        },
      } as never,
      { name: `${title}Connection` } as never,
      { name: `${title}Edge` } as never,
    ) as never,
  );
}

/** The cursor needs the id and the sort column whether or not the client asked for them. */
function withColumns(query: object, columns: object | null, sortColumn: string): object {
  const { select = columns, include, ...rest } = query as { select?: object; include?: object };
  return select ? { ...rest, select: { ...select, ...include, id: true, [sortColumn]: true } } : query;
}
