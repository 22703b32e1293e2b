import { cursorOf, type Page, type PageRequest, type Sort } from '../list-query/list-query.ts';

/**
 * What Pothos' `t.connection` takes. The types of rows and arguments are made of a list query or a record at run time,
 * which Pothos' static types cannot follow: hence `never`, here and nowhere else.
 */
export type ConnectionArguments = [options: never, connection: never, edge: never];

export const connectionArguments = (options: object, connection: unknown, edge: unknown) =>
  [options, connection, edge] as unknown as ConnectionArguments;

/** A page as the Relay specification wants it. */
export function connectionOf<Row extends object>({ rows, hasNext }: Page<Row>, sort: Sort, { scope, after }: PageRequest) {
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
