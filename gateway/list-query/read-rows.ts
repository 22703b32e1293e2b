import type { Prisma } from '../db/generated/client/client.ts';
import { db, type Tx } from '../db/client.ts';
import { readRaw, reads } from '../fast-reads/reads.ts';

export type Table = Prisma.ModelName;

type FindMany<From extends Table> = Prisma.TypeMap['model'][From]['operations']['findMany'];

export type WhereOf<From extends Table> = NonNullable<FindMany<From>['args']['where']>;
export type IncludeOf<From extends Table> = FindMany<From>['args'] extends { include?: infer Include } ? NonNullable<Include> : never;

export type NoRelations = Record<never, never>;

/** A row of the table with all its columns and the relations of `Include`. */
export type RowOf<From extends Table, Include = unknown> = Prisma.Result<
  (typeof reads)[Uncapitalize<From>], { include: Include }, 'findMany'
>[number];

export interface PageQuery {
  where: object;
  orderBy: object[];
  take: number;
  select?: object;
  include?: object;
}

/** Where the rows of a list come from. Which client reads them is decided here, for every list and export. */
export interface RowSource {
  table: Table;
  /** The only columns that are read; all of them when left out. */
  select?: object;
  /** Relations that come with every row. */
  include?: object;
  /** Adds what is computed for a whole page of rows at once, such as balances. */
  complete?: (rows: never[], page: PageQuery) => Promise<object[]>;
}

/** One statement, and those of `complete`. */
export async function readRows({ table, complete }: RowSource, query: PageQuery): Promise<object[]> {
  const delegate = `${table.charAt(0).toLowerCase()}${table.slice(1)}` as Uncapitalize<Table>;
  // Which table it is, is known at run time only.
  const { findMany } = reads[delegate] as unknown as { findMany: (query: PageQuery) => Promise<object[]> };
  const rows = await findMany(query);
  // `complete` takes rows of its own table, which these are.
  return complete ? complete(rows as never[], query) : rows;
}

/** What a filter has to know first, by a quick statement that was written by hand; inside a transaction by its client. */
export const readForFilter = <Row extends object>(client: Tx | undefined, statement: Prisma.Sql): Promise<Row[]> =>
  (client ? client.$queryRaw<Row[]>(statement) : readRaw<Row>(statement));

/** How many rows of the table there are, counted up to `most`. */
export function countRows({ table }: RowSource, where: object, most: number): Promise<number> {
  const delegate = `${table.charAt(0).toLowerCase()}${table.slice(1)}` as Uncapitalize<Table>;
  // As above.
  const { count } = db[delegate] as unknown as { count: (query: { where: object; take: number }) => Promise<number> };
  return count({ where, take: most });
}
