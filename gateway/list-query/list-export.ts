import { Readable } from 'node:stream';
import type { CellValue } from 'hucre/xlsx';
import { z } from 'zod';
import { idOf } from '../commands/fields.ts';
import { parseInput } from '../commands/parse.ts';
import { ValidationError } from '../errors.ts';
import { decodeId } from '../graphql/global-id.ts';
import { msg, type Message } from '../../schema/rules/message.ts';
import type { Permission } from '../../schema/rules/permissions.ts';
import type { Session } from '../session/session.ts';
import { cursorScope } from './cursor.ts';
import { BYTE_ORDER_MARK, csvLine, type Cell } from './csv.ts';
import { fieldsFromJson } from './fields-from-json.ts';
import { cursorOf, findPage, MAX_PAGE, whereOf, type ListQuery, type Page } from './list-query.ts';
import { countRows, type IncludeOf, type NoRelations, type RowOf, type Table } from './read-rows.ts';

export interface ExportColumn<Line> {
  header: string;
  value: (line: Line, session: Session) => Cell;
  /** Empty for a session that may not see costs. */
  isCost?: boolean;
}

/** A list as a file: the rows of its list query, every one that matches. */
export interface ListExport {
  /** In the address: `/api/export/orders`. */
  name: string;
  listQuery: ListQuery;
  /** Relations that the columns show, besides those of the list. */
  include?: object;
  /** The lines that a page of rows takes in the file; the rows themselves when left out. */
  linesOf?: (rows: object[]) => object[] | Promise<object[]>;
  columns: readonly ExportColumn<object>[];
  /** What the audit trail of the business says of each file; left out for lists whose files need no trace. */
  recorded?: Message;
}

interface ListExportOf<Filter extends z.ZodObject, From extends Table, Listed, Row, Include, Line> {
  name: string;
  listQuery: ListQuery<Filter, From, Listed, Row>;
  include?: Include & IncludeOf<From>;
  linesOf?: (rows: (Row & RowOf<From, Include>)[]) => Line[] | Promise<Line[]>;
  columns: readonly ExportColumn<Line>[];
  recorded?: Message;
}

export function defineListExport<
  Filter extends z.ZodObject, From extends Table, Listed, Row, const Include extends object = NoRelations,
  Line = Row & RowOf<From, Include>,
>(listExport: ListExportOf<Filter, From, Listed, Row, Include, Line>): ListExport {
  // Rows and filters stay together inside; whoever exports needs neither type.
  return listExport as unknown as ListExport;
}

/** Figures as a file: a sheet of a few hundred lines that is made as a whole, or a longer one in parts. */
export interface ReportExport<Filter extends z.ZodObject = z.ZodObject> {
  /** In the address: `/api/export/web-order-report`. */
  name: string;
  permission: Permission;
  filter: Filter;
  /** Its lines are no records of the business, such as an empty template: whoever may see it may take it. */
  isFree?: boolean;
  /** Looks at the filter at once, then reads all lines, the headers first. Throws ValidationError. */
  lines: (session: Session, filter: z.output<Filter>) => (readPage: ReadPage) => Promise<Cell[][]> | AsyncGenerator<Cell[][]>;
}

export function defineReportExport<Filter extends z.ZodObject>(reportExport: ReportExport<Filter>): ReportExport {
  // As above: the filter's type stays inside.
  return reportExport as unknown as ReportExport;
}

/** What an address asks for, as text. */
export interface ExportRequest {
  /** JSON of the filter that the list's GraphQL field takes. */
  filter?: string;
  sort?: string;
  /** Only these rows of what the filter lets through. */
  ids?: readonly string[];
}

/** Rows that are chosen one by one, as in other work on many rows. */
const MAX_CHOSEN = 1_000;

/** Runs the read of one page, when there is room for it. */
export type ReadPage = <T>(read: () => Promise<T>) => Promise<T>;

function readFilter(filter: z.ZodObject, text = '{}') {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    throw new ValidationError('Not a filter of this list', [{ field: 'filter', message: 'Not JSON' }]);
  }
  return parseInput(filter, fieldsFromJson(filter, raw));
}

function readSort({ sorts, defaultSort }: ListQuery, name = defaultSort) {
  const sort = Object.hasOwn(sorts, name) ? sorts[name] : undefined;
  if (!sort) throw new ValidationError('Not an order of this list', [{ field: 'sort', message: 'Unknown' }]);
  return sort;
}

/**
 * The file line by line, the first one the headers. Rows are read page after page while the file is taken, in the
 * order and by the where clause of the list itself. Throws what the list would: ForbiddenError, ValidationError.
 */
export function exportCells(
  listExport: ListExport | ReportExport, session: Session, request: ExportRequest, readPage: ReadPage = (read) => read(),
): AsyncGenerator<Cell[][]> {
  if ('lines' in listExport) return reportCells(listExport, session, request, readPage);
  const { listQuery, columns, include, linesOf = (rows: object[]) => rows } = listExport;
  session.assertCan(listQuery.permission);
  const filter = readFilter(listQuery.filter, request.filter);
  const sort = readSort(listQuery, request.sort);
  const source = { ...listQuery, include: { ...listQuery.include, ...include } };
  const scope = cursorScope(listQuery.name, request.sort ?? listQuery.defaultSort, session.business?.id ?? '');
  const cellsOf = (line: object) =>
    columns.map(({ value, isCost }) => (isCost && !session.canSeeCost ? null : value(line, session)));

  async function* pages() {
    yield [columns.map(({ header }) => header)];
    const where = await readPage(() => whereOfRows(listQuery, session, filter, request.ids));
    let after: string | null = null;
    for (;;) {
      const page = { where, sort, scope, first: MAX_PAGE, after };
      const { rows, hasNext }: Page<object> = await readPage(() => findPage(source, page));
      yield (await linesOf(rows)).map(cellsOf);
      if (!hasNext) return;
      after = cursorOf(rows.at(-1)!, sort, scope);
    }
  }
  return pages();
}

async function whereOfRows(listQuery: ListQuery, session: Session, filter: z.output<z.ZodObject>, ids: ExportRequest['ids']) {
  const where = await whereOf(listQuery, session, filter);
  return ids ? { AND: [where, { id: { in: [...ids] } }] } : where;
}

/**
 * The rows that a request names, by their global ids or plain ones. Throws ValidationError for none or too many, and
 * where one of them is not in the list, or no more: a file that somebody chose the rows of lacks none of them in silence.
 */
export async function chosenRows(
  listExport: ListExport | ReportExport, session: Session, request: ExportRequest, named: readonly string[], readPage: ReadPage,
): Promise<string[]> {
  if ('lines' in listExport) throw new ValidationError('Rows of this file cannot be chosen');
  const { listQuery } = listExport;
  session.assertCan(listQuery.permission);
  const ids = parseInput(z.array(idOf('row')).min(1), [...new Set(named.map((id) => decodeId(id)?.id ?? id))]);
  if (ids.length > MAX_CHOSEN) throw new ValidationError(msg('At most {{limit}} rows at once', { limit: MAX_CHOSEN }));
  const filter = readFilter(listQuery.filter, request.filter);
  const where = await readPage(() => whereOfRows(listQuery, session, filter, ids));
  const missing = ids.length - (await readPage(() => countRows(listQuery, where, ids.length)));
  if (missing > 0) throw new ValidationError(msg('Chosen rows that are not in this list any more: {{number}}. Choose again.', { number: missing }));
  return ids;
}

function reportCells(
  { permission, filter, lines }: ReportExport, session: Session, request: ExportRequest, readPage: ReadPage,
): AsyncGenerator<Cell[][]> {
  session.assertCan(permission);
  const read = lines(session, readFilter(filter, request.filter));
  async function* sheet() {
    const made = read(readPage);
    if (Symbol.asyncIterator in made) yield* made;
    else yield await made;
  }
  return sheet();
}

/** The file as CSV, a page of rows at a time. */
export async function* csvFile(pages: AsyncGenerator<Cell[][]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK;
  for await (const lines of pages) yield lines.map(csvLine).join('');
}

/** The file as a workbook of one sheet, packed while it is read. Texts are texts there, whatever they begin with. */
export async function xlsxFile(listExport: ListExport | ReportExport, pages: AsyncGenerator<Cell[][]>): Promise<Readable> {
  // Loaded for the first workbook: most processes make none, and start the sooner.
  const { writeXlsxStream } = await import('hucre/xlsx');
  const { name } = listExport;
  async function* rows() {
    for await (const lines of pages) yield* lines.map((cells) => cells.map(sheetCell));
  }
  return Readable.fromWeb(writeXlsxStream(rows(), { name, freezePane: { rows: 1 } }) as WebStream);
}

type WebStream = Parameters<typeof Readable.fromWeb>[0];

function sheetCell(cell: Cell): CellValue {
  if (typeof cell === 'bigint') return Number(cell);
  if (typeof cell !== 'object' || cell === null || cell instanceof Date) return cell ?? null;
  return Number(cell.amount);
}
