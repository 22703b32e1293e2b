import { cursorScope } from '../../gateway/list-query/cursor.ts';
import { BENCH_BUSINESS } from './generate.ts';

/** What the hand-written statements of the bare server are made of. */
export interface Statement {
  text: string;
  values: (query: URLSearchParams) => unknown[];
}

const base64 = (text: string) => `replace(encode(convert_to(${text}, 'UTF8'), 'base64'), E'\\n', '')`;
export const time = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
export const id = (type: string, column: string) => base64(`'${type}:' || ${column}`);
export const taka = (poisha: string) => `(${poisha}) / 100.0`;

export const MEMBER = `EXISTS (SELECT 1 FROM "User" u JOIN "Membership" m ON m."userId" = u."id" AND m."status" = 'ACTIVE'
  WHERE u."firebaseUid" = 'bench' AND u."disabledAt" IS NULL AND m."businessId" = o."businessId")`;

/** What the cursors of a list belong to. */
export const scopeOf = (list: string) => cursorScope(list, 'NEWEST', BENCH_BUSINESS);

const cursor = ({ at, scope }: Page) =>
  `translate(rtrim(${base64(`'["${scope}","' || ${time(at)} || '","' || o."id" || '"]'`)}, '='), '+/', '-_')`;

export interface Page {
  /** Name of the connection in the answer. */
  list: string;
  table: string;
  fields: string;
  /** What its cursors belong to. */
  scope: string;
  /** Sorted by it, newest first. */
  at: string;
  /** The same as its index has it, where that is no time. */
  sortedBy?: string;
  where: string;
}

/** One page of 20 rows, as the gateway answers it. */
export const pageOf = (page: Page) => {
  const { list, table, fields, at, sortedBy = at, where } = page;
  return `SELECT json_build_object('data', json_build_object('${list}', json_build_object(
    'edges', coalesce(json_agg(json_build_object('cursor', ${cursor(page)}, 'node', json_build_object(${fields}))) FILTER (WHERE n <= 20), '[]'),
    'pageInfo', json_build_object('hasNextPage', count(*) > 20, 'endCursor', (array_agg(${cursor(page)} ORDER BY n DESC) FILTER (WHERE n <= 20))[1]))))::text AS body
  FROM (SELECT *, row_number() OVER () AS n FROM (
    SELECT * FROM "${table}" o WHERE o."businessId" = '${BENCH_BUSINESS}' AND ${MEMBER} ${where}
    ORDER BY ${sortedBy} DESC, o."id" DESC LIMIT 21) o) o`;
};
