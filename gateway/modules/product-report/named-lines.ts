import { z } from 'zod';
import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import type { Cursor, SortKind } from '../../list-query/cursor.ts';
import { variantsSql, type VariantFilter } from './variant-filter.ts';

/** What a row of the report stands for. */
export const reportRow = z.enum(['PRODUCT', 'VARIANT']);
export type ReportRow = z.output<typeof reportRow>;

/** The usual order of the lists of the report: by a whole number, the largest first. */
export const RANK_ORDER = { column: 'rank', direction: 'desc', kind: 'number' as SortKind } as const;
/** The other one: by a name. */
export const NAME_ORDER = { column: 'rank', direction: 'asc', kind: 'text' as SortKind } as const;

/** A column by which rows are sorted; amounts in whole taka, as cursors hold no larger numbers. */
export const rankOfTaka = (poisha: string) => `least(greatest(floor((${poisha}) / 100.0), -2147483647), 2147483647)::int`;

/** A product or variant of a list of the report. */
export interface NamedLine {
  /** Of the product, or of the variant. */
  id: string;
  productId: string;
  variantId: string | null;
  name: string;
  /** What tells the variant from its siblings; empty for products. */
  variantName: string;
  /** Of the variant; of a product with one variant in the list, that of it. */
  sku: string | null;
  /** Its first picture. */
  picture: { id: string; width: number | null } | null;
  /** The number or name that it is sorted by. */
  rank: number | string;
}

export interface PageOf<Sort extends string, Row extends string = ReportRow> {
  row: Row;
  sort: Sort;
  after: Cursor | null;
  take: number;
}

interface Figures {
  /** A query of rows with a "variantId", several for one variant as may be. */
  source: Prisma.Sql;
  /** The figures of a product or variant from the rows `s` of the source, and perhaps `v` and `p`. */
  columns: Prisma.Sql;
  /** What of the sums `r` the rows are sorted by: a whole number, or a name where `isByName`, which may be of the product `p`. */
  rank: string;
  isByName?: boolean;
  /** Which sums `r` are rows of the list; all when left out. */
  only?: string;
}

/**
 * Figures by product or variant, page by page: one statement. The source may read the filtered variants as "shown", with
 * their "id".
 */
export async function namedLines<Sums extends object>(
  businessId: string, filter: VariantFilter, { row, after, take }: Omit<PageOf<string>, 'sort'>, { source, columns, rank, isByName = false, only = 'true' }: Figures,
): Promise<(NamedLine & Sums)[]> {
  const isProduct = row === 'PRODUCT';
  const products = Prisma.sql`
    JOIN "Variant" v ON v."businessId" = ${businessId}::uuid AND v."id" = r."one" JOIN "Product" p ON p."businessId" = v."businessId" AND p."id" = v."productId"`;
  const [direction, isAfter, valueType] = isByName ? ['ASC', '>', 'text'] : ['DESC', '<', 'int'];
  const order = Prisma.raw(`r."rank" ${direction}, r."id" ${direction}`);
  return db.$queryRaw<(NamedLine & Sums)[]>`
    WITH ${shownVariants(businessId, filter)}, source AS (${source}), grouped AS (
      SELECT ${isProduct ? Prisma.sql`v."productId"` : Prisma.sql`v."id"`} AS "id", min(v."id"::text COLLATE "C")::uuid AS "one",
        max(v."id"::text COLLATE "C")::uuid AS "other", ${columns}
      FROM source s JOIN shown v ON v."id" = s."variantId" GROUP BY 1
    ), page AS (
      SELECT * FROM (SELECT r.*, ${Prisma.raw(rank)} AS "rank" FROM grouped r ${isByName ? products : Prisma.empty} WHERE ${Prisma.raw(only)}) r
      WHERE ${after ? Prisma.sql`("rank", "id") ${Prisma.raw(isAfter!)} (${after.value}::${Prisma.raw(valueType!)}, ${after.id}::uuid)` : Prisma.sql`true`}
      ORDER BY ${order} LIMIT ${take}
    )
    SELECT r.*, p."id" AS "productId", ${isProduct ? Prisma.sql`NULL` : Prisma.sql`v."id"`} AS "variantId", p."name",
      ${isProduct ? Prisma.sql`''` : Prisma.sql`v."name"`} AS "variantName",
      ${isProduct ? Prisma.sql`CASE WHEN r."one" = r."other" THEN v."sku" END` : Prisma.sql`v."sku"`} AS "sku",
      (SELECT json_build_object('id', f."id", 'width', f."width")
        FROM "ProductImage" i JOIN "StoredFile" f ON f."businessId" = i."businessId" AND f."id" = i."fileId"
        WHERE i."businessId" = ${businessId}::uuid AND i."productId" = p."id" ORDER BY i."position" LIMIT 1) AS "picture"
    FROM page r ${products} ORDER BY ${order}`;
}

/** The part of a WITH that names the variants of a filter "shown". */
export const shownVariants = (businessId: string, filter: VariantFilter): Prisma.Sql => Prisma.sql`
  shown AS (
    SELECT v."id", v."productId", v."avgCostPoisha" FROM "Variant" v JOIN "Product" p ON p."businessId" = v."businessId" AND p."id" = v."productId"
    WHERE ${variantsSql(businessId, filter)}
  )`;

/** Lines of a file that are read at once. */
const PAGE = 1_000;

/** All lines of a list, for a file: each page after the last line of the one before. */
async function* pages<Line extends { id: string }>(
  readPage: (page: { after: Cursor | null; take: number }) => Promise<Line[]>, valueOf: (line: Line) => Cursor['value'],
): AsyncGenerator<Line[]> {
  let after: Cursor | null = null;
  for (;;) {
    const lines = await readPage({ after, take: PAGE });
    yield lines;
    const last = lines.at(-1);
    if (!last || lines.length < PAGE) return;
    after = { value: valueOf(last), id: last.id };
  }
}

/** The lines of a list of the report. */
export const pagesOf = <Line extends Pick<NamedLine, 'id' | 'rank'>>(readPage: (page: { after: Cursor | null; take: number }) => Promise<Line[]>) =>
  pages(readPage, ({ rank }) => rank);

/** Those of a list by time, the latest line first. */
export const pagesByTime = <Line extends { id: string }>(
  readPage: (page: { after: Cursor | null; take: number }) => Promise<Line[]>, timeOf: (line: Line) => Date,
) => pages(readPage, (line) => timeOf(line).toISOString());
