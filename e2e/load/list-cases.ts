import { cursorScope } from '../../gateway/list-query/cursor.ts';
import { BENCH_BUSINESS, BENCH_USER } from './generate.ts';
import { id, pageOf, taka, time, type Page, type Statement } from './raw-sql.ts';
import type { ReadCase } from './read-case.ts';

/** A list beside those of orders, web orders and products. */
interface List {
  /** What its cases are called. */
  name: string;
  /** Type of its filter and of its order in GraphQL, the order itself, and what is read of each row. */
  filterType: string;
  sort: string;
  fields: string;
  /** How somebody would write it who knows the tables; without a condition. */
  page: Omit<Page, 'scope' | 'where'>;
  /** The name of the list query, which its cursors belong to. */
  query: string;
  cases: { name: string; filter: Record<string, unknown>; where: string }[];
}

const date = (column: string) => `to_char(${column}, 'YYYY-MM-DD"T00:00:00.000Z"')`;

const LISTS: List[] = [
  {
    name: 'customers', filterType: 'CustomersFilter', sort: 'NEWEST', query: 'customers.list',
    fields: 'id name phone orderCount deliveredCount returnedCount spent district',
    page: {
      list: 'customers', table: 'Customer', at: 'o."createdAt"',
      fields: `'id', ${id('Customer', 'o."id"')}, 'name', o."name", 'phone', o."phone", 'orderCount', o."orderCount", 'deliveredCount', o."deliveredCount",
        'returnedCount', o."returnedCount", 'spent', ${taka('o."spentPoisha"')}, 'district', o."district"`,
    },
    cases: [
      { name: 'first page', filter: {}, where: 'AND o."mergedIntoId" IS NULL' },
      { name: 'by name', filter: { search: 'rehana' }, where: `AND o."mergedIntoId" IS NULL AND o."name" ILIKE '%rehana%'` },
      { name: 'by phone', filter: { search: '01700004321' }, where: `AND o."mergedIntoId" IS NULL AND o."phone" = '01700004321'` },
    ],
  },
  {
    name: 'SMS', filterType: 'SmsMessagesFilter', sort: 'NEWEST', query: 'messaging.log',
    fields: 'id mobileNumber message segments cost status gateway senderName createdAt',
    page: {
      list: 'smsMessages', table: 'SmsMessage', at: 'o."createdAt"',
      fields: `'id', ${id('SmsMessage', 'o."id"')}, 'mobileNumber', o."mobileNumber", 'message', o."message", 'segments', o."segments", 'cost', o."cost",
        'status', o."status", 'gateway', o."gateway", 'senderName', o."senderName", 'createdAt', ${time('o."createdAt"')}`,
    },
    cases: [
      { name: 'first page', filter: {}, where: '' },
      { name: 'failed', filter: { status: ['FAILED'] }, where: `AND o."status" = 'FAILED'` },
      { name: 'by number', filter: { search: '01700004321' }, where: `AND (o."mobileNumber" LIKE '%01700004321%' OR o."message" ILIKE '%01700004321%')` },
    ],
  },
  {
    name: 'courier reports', filterType: 'CourierReportsFilter', sort: 'NEWEST', query: 'couriers.reports',
    fields: 'id source outcome rawStatus message consignmentId receivedAt courier { name }',
    page: {
      list: 'courierReports', table: 'CourierEvent', at: 'o."receivedAt"',
      fields: `'id', ${id('CourierReport', 'o."id"')}, 'source', o."source", 'outcome', o."outcome", 'rawStatus', o."rawStatus", 'message', o."message",
        'consignmentId', o."consignmentId", 'receivedAt', ${time('o."receivedAt"')},
        'courier', (SELECT json_build_object('name', c."name") FROM "Courier" c WHERE c."businessId" = o."businessId" AND c."id" = o."courierId")`,
    },
    cases: [
      { name: 'first page', filter: {}, where: '' },
      { name: 'late', filter: { outcome: ['LATE'] }, where: `AND o."outcome" = 'LATE'` },
      { name: 'of none', filter: { outcome: ['UNKNOWN_STATUS'] }, where: `AND o."outcome" = 'UNKNOWN_STATUS'` },
    ],
  },
  {
    name: 'tasks', filterType: 'TasksFilter', sort: 'LATEST', query: 'tasks.list',
    fields: 'id title type status priority note dueAt assigneeName recordLabel version',
    page: {
      list: 'tasks', table: 'Task', at: 'o."attentionAt"',
      fields: `'id', ${id('Task', 'o."id"')}, 'title', o."title", 'type', o."type", 'status', o."status", 'priority', o."priority", 'note', o."note",
        'dueAt', ${time('o."dueAt"')}, 'assigneeName', o."assigneeName", 'recordLabel', o."recordLabel", 'version', o."version"`,
    },
    cases: [
      { name: 'open', filter: { at: 'OPEN' }, where: `AND o."status" IN ('PENDING', 'IN_PROGRESS')` },
      { name: 'done', filter: { status: ['DONE'] }, where: `AND o."status" = 'DONE'` },
      { name: 'mine', filter: { mine: true }, where: `AND o."assigneeId" = '${BENCH_USER}'` },
    ],
  },
  {
    name: 'vouchers', filterType: 'VouchersFilter', sort: 'NEWEST', query: 'accounting.vouchers',
    fields: 'id number kind status day amount fee party note createdByName createdAt',
    page: {
      list: 'vouchers', table: 'Voucher', at: `(o."day"::timestamp AT TIME ZONE 'UTC')`, sortedBy: 'o."day"',
      fields: `'id', ${id('Voucher', 'o."id"')}, 'number', o."number", 'kind', o."kind", 'status', o."status", 'day', ${date('o."day"')},
        'amount', ${taka('o."amountPoisha"')}, 'fee', ${taka('o."feePoisha"')}, 'party', o."party", 'note', o."note", 'createdByName', o."createdByName",
        'createdAt', ${time('o."createdAt"')}`,
    },
    cases: [
      { name: 'all', filter: {}, where: '' },
      { name: 'expenses', filter: { kind: ['EXPENSE', 'AD_EXPENSE'] }, where: `AND o."kind" IN ('EXPENSE', 'AD_EXPENSE')` },
    ],
  },
  {
    name: 'purchases', filterType: 'PurchasesFilter', sort: 'NEWEST', query: 'purchases.list',
    fields: 'id number status billNumber itemSummary itemCount receivedCount createdByName createdAt supplier { name }',
    page: {
      list: 'purchases', table: 'Purchase', at: 'o."createdAt"',
      fields: `'id', ${id('Purchase', 'o."id"')}, 'number', o."number", 'status', o."status", 'billNumber', o."billNumber", 'itemSummary', o."itemSummary",
        'itemCount', o."itemCount", 'receivedCount', o."receivedCount", 'createdByName', o."createdByName", 'createdAt', ${time('o."createdAt"')},
        'supplier', (SELECT json_build_object('name', s."name") FROM "Supplier" s WHERE s."businessId" = o."businessId" AND s."id" = o."supplierId")`,
    },
    cases: [
      { name: 'first page', filter: {}, where: '' },
      { name: 'ordered', filter: { status: ['ORDERED'] }, where: `AND o."status" = 'ORDERED'` },
      { name: 'by bill', filter: { search: 'b-4321' }, where: `AND o."searchText" LIKE '%b-4321%'` },
    ],
  },
];

const documentOf = ({ filterType, sort, fields, page: { list } }: List) => `query Bench_${list}($filter: ${filterType}) {
  ${list}(first: 20, sort: ${sort}, filter: $filter) { edges { cursor node { ${fields} } } pageInfo { hasNextPage endCursor } }
}`;

const pathOf = (list: string, n: number) => `/${list}-${n}`;

export const LIST_DOCUMENTS = LISTS.map(documentOf);

export const listCases: ReadCase[] = LISTS.flatMap((list) => list.cases.map(({ name, filter }, n) => ({
  name: `${list.name}: ${name}`, graphql: { query: documentOf(list), variables: { filter } }, raw: pathOf(list.page.list, n),
})));

/** Of the bare server, by path. */
export const LIST_STATEMENTS: Record<string, Statement> = Object.fromEntries(LISTS.flatMap(({ page, query, sort, cases }) =>
  cases.map(({ where }, n) => [pathOf(page.list, n), {
    text: pageOf({ ...page, scope: cursorScope(query, sort, BENCH_BUSINESS), where }), values: () => [],
  }])));
