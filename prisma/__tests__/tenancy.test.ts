import { describe, expect, it } from 'vitest';
import { db } from '../../gateway/db/client.ts';

/**
 * Tables with a businessId that are not a business's own: Karbar's books about its businesses. Their rows are looked
 * up by a payment's or a phone's own key. When the tables of tenants are distributed, these stay where they are.
 */
const PLATFORM = ['Payment', 'TrialPhone'];

interface Key {
  table: string;
  name: string;
  /** 'p' and 'u' for keys, 'f' for foreign keys. */
  kind: string;
  columns: string[];
  target: string | null;
  targetColumns: string[] | null;
}

const tenantTables = async () => {
  const rows = await db.$queryRaw<{ table: string; required: boolean }[]>`
    SELECT c.relname::text AS "table", a.attnotnull AS "required"
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    WHERE a.attname = 'businessId' AND c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace`;
  return rows.filter(({ table }) => !PLATFORM.includes(table));
};

/** Primary and foreign keys, and every unique index, constraint or not. */
const keys = () => db.$queryRaw<Key[]>`
  SELECT c.relname::text AS "table", x.relname::text AS "name", CASE WHEN i.indisprimary THEN 'p' ELSE 'u' END AS "kind",
    (SELECT array_agg(a.attname::text) FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum = ANY(i.indkey)) AS "columns",
    NULL AS "target", NULL::text[] AS "targetColumns"
  FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid JOIN pg_class x ON x.oid = i.indexrelid
  WHERE i.indisunique AND c.relnamespace = 'public'::regnamespace
  UNION ALL
  SELECT c.relname::text, k.conname::text, 'f',
    (SELECT array_agg(a.attname::text ORDER BY array_position(k.conkey, a.attnum)) FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum = ANY(k.conkey)),
    f.relname::text,
    (SELECT array_agg(a.attname::text ORDER BY array_position(k.confkey, a.attnum)) FROM pg_attribute a WHERE a.attrelid = f.oid AND a.attnum = ANY(k.confkey))
  FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_class f ON f.oid = k.confrelid
  WHERE k.contype = 'f' AND c.relnamespace = 'public'::regnamespace`;

describe('the tables of businesses', () => {
  it('say whose every row is', async () => {
    const tables = await tenantTables();
    expect(tables.length).toBeGreaterThan(25);
    expect(tables.filter(({ required }) => !required)).toEqual([]);
  });

  it('have businessId in every primary and unique key', async () => {
    const tables = new Set((await tenantTables()).map(({ table }) => table));
    const without = (await keys()).filter(({ table, kind, columns }) =>
      kind !== 'f' && tables.has(table) && !columns.includes('businessId'));
    expect(without).toEqual([]);
  });

  it('refer to each other by businessId, on both sides', async () => {
    const tables = new Set((await tenantTables()).map(({ table }) => table));
    const wrong = (await keys()).filter(({ table, kind, columns, target, targetColumns }) => {
      if (kind !== 'f' || !tables.has(table) || !tables.has(target!)) return false;
      const at = columns.indexOf('businessId');
      return at < 0 || targetColumns![at] !== 'businessId';
    });
    expect(wrong).toEqual([]);
  });

  it('refer to the business, themselves or by a record that they cannot be without', async () => {
    const tables = (await tenantTables()).map(({ table }) => table);
    const required = new Set((await db.$queryRaw<{ column: string }[]>`
      SELECT c.relname || '.' || a.attname AS "column" FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
      WHERE a.attnotnull AND c.relnamespace = 'public'::regnamespace`).map(({ column }) => column));
    const references = (await keys()).filter(({ kind, table, columns }) =>
      kind === 'f' && columns.every((column) => required.has(`${table}.${column}`)));
    const tied = new Set(['Business']);
    // Each round follows one more reference; a path is never longer than the number of tables.
    for (const _round of tables) {
      for (const { table, target, columns } of references) {
        if (columns.includes('businessId') && tied.has(target!)) tied.add(table);
      }
    }
    expect(tables.filter((table) => !tied.has(table))).toEqual([]);
  });
});
