import type { z } from 'zod';
import type { Permission } from '../../schema/rules/permissions.ts';
import type { Tx } from '../db/client.ts';
import type { Session } from '../session/session.ts';
import { decodeCursor, encodeCursor, type Cursor, type SortKind } from './cursor.ts';
import { readRows, type IncludeOf, type NoRelations, type PageQuery, type RowOf, type RowSource, type Table, type WhereOf } from './read-rows.ts';

export const DEFAULT_PAGE = 20;
export const MAX_PAGE = 100;

/** How a list may be sorted: by a column, in a direction. */
export interface Sort {
  column: string;
  direction: 'asc' | 'desc';
  kind: SortKind;
}

/**
 * A list: its table, what it may be filtered and sorted by, and which rows a session sees. Adapters mount it
 * (`listQueryField` in GraphQL, `defineListExport` for files) and never write a where clause of their own, nor say how it
 * is read.
 */
export interface ListQuery<
  Filter extends z.ZodObject = z.ZodObject, From extends Table = Table, Include = unknown, Row = object,
> extends RowSource {
  name: string;
  permission: Permission;
  /** Shows records of every business, not only of the session's; takes SUPERADMIN. */
  scope?: 'platform';
  table: From;
  include?: Include & object;
  /** What rows of a page hold besides their columns. Rows are read whole for it, whatever the client selects. */
  complete?: (rows: RowOf<From, Include>[], page: PageQuery) => Promise<(Row & object)[]>;
  filter: Filter;
  sorts: Record<string, Sort>;
  defaultSort: string;
  /** Rows of one page, where more than of other lists: there are no more of them, and forms and sums need them all. */
  maxPage?: number;
  /** Starts from `businessId: session.businessId`, unless the scope is the platform. */
  where(session: Session, filter: z.output<Filter>): object;
  /**
   * A further condition, for a filter that depends on what is stored; null for other filters. A command gives its
   * transaction, because waiting for a second connection with the first in hand could wait for ever.
   */
  storedWhere?(session: Session, filter: z.output<Filter>, client?: Tx): Promise<object | null>;
}

export function defineListQuery<
  Filter extends z.ZodObject, From extends Table, const Include extends object = NoRelations, Row = RowOf<From, Include>,
>(
  listQuery: ListQuery<Filter, From, Include, Row> & {
    include?: IncludeOf<From>;
    where: (session: Session, filter: z.output<Filter>) => WhereOf<From>;
    storedWhere?: (session: Session, filter: z.output<Filter>, client?: Tx) => Promise<WhereOf<From> | null>;
  },
): ListQuery<Filter, From, Include, Row> {
  return listQuery;
}

/** The whole where clause of a list. */
export async function whereOf<Filter extends z.ZodObject>(
  listQuery: Pick<ListQuery<Filter>, 'where' | 'storedWhere'>, session: Session, filter: z.output<Filter>, client?: Tx,
): Promise<object> {
  const where = listQuery.where(session, filter);
  const further = await listQuery.storedWhere?.(session, filter, client);
  return further ? { AND: [where, further] } : where;
}

export interface PageRequest {
  /** What its cursors belong to: see `cursorScope`. */
  scope: string;
  first?: number | null;
  after?: string | null;
  /** Of its list. */
  maxPage?: number;
}

export interface Page<Row> {
  rows: Row[];
  hasNext: boolean;
}

/** How many rows a page has that was asked for with `first`. */
export const pageSize = (first: number | null | undefined, maxPage = MAX_PAGE): number =>
  Math.min(Math.max(first ?? DEFAULT_PAGE, 1), maxPage);

interface PageOf extends PageRequest {
  where: object;
  sort: Sort;
}

/**
 * One keyset page: rows after the cursor in sort order, one row more than asked to know whether more follow.
 * `column <= value` is the range that the index serves; the OR only drops the ties already shown.
 */
export async function findPage<Row = object>(source: RowSource, { where, sort, scope, first, after, maxPage }: PageOf) {
  const size = pageSize(first, maxPage);
  const keyset = after ? keysetWhere(sort, decodeCursor(after, scope, sort.kind)) : {};
  const { select, include } = source;
  const rows = await readRows(source, {
    where: { AND: [where, keyset] },
    orderBy: [{ [sort.column]: sort.direction }, { id: sort.direction }],
    take: size + 1,
    ...(select && { select }),
    ...(include && { include }),
  }) as Row[];
  return { rows: rows.slice(0, size), hasNext: rows.length > size } satisfies Page<Row>;
}

function keysetWhere({ column, direction, kind }: Sort, cursor: Cursor): object {
  const value = kind === 'date' ? new Date(cursor.value) : kind === 'amount' ? BigInt(cursor.value) : cursor.value;
  const [beyond, upTo] = direction === 'desc' ? ['lt', 'lte'] : ['gt', 'gte'];
  return {
    [column]: { [upTo]: value },
    OR: [{ [column]: { [beyond]: value } }, { id: { [beyond]: cursor.id } }],
  };
}

/** The cursor of a row that holds its id and its sort column. */
export function cursorOf(row: object, { column, kind }: Sort, scope: string): string {
  const { id, [column]: value } = row as { id: string; [column: string]: unknown };
  const travelling = kind === 'date' ? (value as Date).toISOString() : kind === 'amount' ? String(value) : (value as string | number);
  return encodeCursor(scope, { value: travelling, id });
}
