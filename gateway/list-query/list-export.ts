import type { z } from 'zod';
import { parseInput } from '../commands/parse.ts';
import { ValidationError } from '../errors.ts';
import type { Session } from '../session/session.ts';
import { cursorScope } from './cursor.ts';
import { csvLine, type Cell } from './csv.ts';
import { datesFromJson } from './dates-from-json.ts';
import { cursorOf, findPage, MAX_PAGE, type ListQuery } from './list-query.ts';

export interface ExportColumn<Row> {
  header: string;
  value: (row: Row, session: Session) => Cell;
  /** Empty for a session that may not see costs. */
  isCost?: boolean;
}

/** A list as a CSV file: the rows of its list query, every one that matches. */
export interface ListExport<Filter extends z.ZodObject = z.ZodObject, Row extends object = object> {
  /** In the address: `/api/export/orders`. */
  name: string;
  listQuery: ListQuery<Filter, object>;
  columns: readonly ExportColumn<Row>[];
  /** Reads one page of rows with what the columns show, and the sort columns. */
  find: (args: { where: object; orderBy: object[]; take: number }) => Promise<Row[]>;
}

export function defineListExport<Filter extends z.ZodObject, Row extends object>(
  listExport: Omit<ListExport<Filter, Row>, 'listQuery'> & { listQuery: ListQuery<Filter, never> | ListQuery<Filter, object> },
): ListExport {
  // Rows and filters stay together inside; whoever exports needs neither type.
  return listExport as unknown as ListExport;
}

/** What an address asks for, as text. */
export interface ExportRequest {
  /** JSON of the filter that the list's GraphQL field takes. */
  filter?: string;
  sort?: string;
}

/** Runs the read of one page, when there is room for it. */
export type ReadPage = <T>(read: () => Promise<T>) => Promise<T>;

function readFilter(listQuery: ListQuery<z.ZodObject, object>, text = '{}') {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    throw new ValidationError('Not a filter of this list', [{ field: 'filter', message: 'Not JSON' }]);
  }
  return parseInput(listQuery.filter, datesFromJson(listQuery.filter, raw));
}

function readSort({ sorts, defaultSort }: ListQuery<z.ZodObject, object>, name = defaultSort) {
  const sort = Object.hasOwn(sorts, name) ? sorts[name] : undefined;
  if (!sort) throw new ValidationError('Not an order of this list', [{ field: 'sort', message: 'Unknown' }]);
  return sort;
}

/**
 * The file line by line, the first one the headers. Rows are read page after page while the file is taken, in the
 * order and by the where clause of the list itself. Throws what the list would: ForbiddenError, ValidationError.
 */
export function exportLines(
  listExport: ListExport, session: Session, request: ExportRequest, readPage: ReadPage = (read) => read(),
): AsyncGenerator<string> {
  const { listQuery, columns, find } = listExport;
  session.assertCan(listQuery.permission);
  const where = listQuery.where(session, readFilter(listQuery, request.filter));
  const sort = readSort(listQuery, request.sort);
  const scope = cursorScope(listQuery.name, request.sort ?? listQuery.defaultSort, session.business?.id ?? '');
  const lineOf = (row: object) =>
    csvLine(columns.map(({ value, isCost }) => (isCost && !session.canSeeCost ? null : value(row, session))));

  async function* lines() {
    yield csvLine(columns.map(({ header }) => header));
    let after: string | null = null;
    for (;;) {
      const page = { scope, first: MAX_PAGE, after };
      const { rows, hasNext }: { rows: object[]; hasNext: boolean } = await readPage(() => findPage(where, sort, page, find));
      yield rows.map(lineOf).join('');
      if (!hasNext) return;
      after = cursorOf(rows.at(-1)!, sort, scope);
    }
  }
  return lines();
}
