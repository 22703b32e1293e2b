import type { z } from 'zod';
import { parseInput } from '../../../commands/parse.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { connectionArguments, connectionOf } from '../../../graphql/connection.ts';
import type { GraphQLContext } from '../../../graphql/context.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { decodeInput, nameEnum } from '../../../graphql/input-from-zod.ts';
import { requires } from '../../../graphql/requires.ts';
import { sharedRead } from '../../../graphql/shared-read.ts';
import { cursorScope, decodeCursor } from '../../../list-query/cursor.ts';
import { pageSize } from '../../../list-query/list-query.ts';
import type { Session } from '../../../session/session.ts';
import { fileUrl } from '../../files/read-file.ts';
import { NAME_ORDER, RANK_ORDER, reportRow, type NamedLine, type PageOf, type ReportRow } from '../named-lines.ts';

export const ReportRowType = describedEnum<ReportRow>('ProductReportRow', 'What a line of the product report stands for.', {
  PRODUCT: 'A product with all its variants.',
  VARIANT: 'One variant.',
});
nameEnum(reportRow, ReportRowType);

/** A line with a key that the same goods have not under another filter: their figures differ, and clients keep records by id. */
export type Keyed<Line> = Line & { key: string };

/** The rows of a page with keys of their list and filter. */
export function keyedLines<Line extends { id: string }>(lines: readonly Line[], list: string, filter: object, businessId: string): Keyed<Line>[] {
  const filtered = cursorScope(`lines of ${list}`, JSON.stringify(filter), businessId);
  return lines.map((line) => ({ ...line, key: `${line.id}.${filtered}` }));
}

/** What each line of the report says of its product or variant. */
export const ReportLine = builder.interfaceRef<Keyed<NamedLine>>('ReportLine').implement({
  description: 'A product or variant with figures of some days.',
  fields: (t) => ({
    id: t.id({ description: 'Of this line of the report.', resolve: ({ key }) => encodeId('ReportLine', key) }),
    productId: t.id({ description: 'Global id of the product.', resolve: ({ productId }) => encodeId('Product', productId) }),
    variantId: t.id({ nullable: true, description: 'Global id of the variant; null where the line is a product.', resolve: ({ variantId }) => variantId && encodeId('Variant', variantId) }),
    name: t.exposeString('name', { description: 'Of the product.' }),
    variantName: t.exposeString('variantName', { description: 'What tells the variant from its siblings; empty for products.' }),
    sku: t.exposeString('sku', { nullable: true, description: 'Of the variant; of a product, where only one of its variants stands in the report.' }),
    pictureUrl: t.string({ nullable: true, description: 'Where the first picture of the product is served, small.', resolve: ({ picture }) => picture && fileUrl(picture, 'SMALL') }),
  }),
});

interface NamedLinesOptions<Filter extends z.ZodObject, Sort extends string> {
  description: string;
  /** The type of the lines. */
  type: unknown;
  filter: Filter;
  /** The types of the contract for filter and sort. */
  filterInput: unknown;
  sortType: unknown;
  usualSort: Sort;
  /** Those by a name; all others are by a number, the largest first. */
  namedSorts?: readonly Sort[];
  /** Throws ForbiddenError for an order that the session may not see. */
  assertSortable?: (sort: Sort, session: Session) => void;
  /** Reads a page. */
  read: (businessId: string, filter: z.output<Filter>, page: PageOf<Sort>) => Promise<NamedLine[]>;
}

interface Args<Sort> {
  first?: number | null;
  after?: string | null;
  filter?: object | null;
  row?: ReportRow | null;
  sort?: Sort | null;
}

/** Mounts a list of the report, by product or variant, as the connection `name(first, after, filter, row, sort)`. */
export function namedLinesField<Filter extends z.ZodObject, Sort extends string>(
  name: string, { description, type, filter: schema, filterInput, sortType, usualSort, namedSorts = [], assertSortable, read }: NamedLinesOptions<Filter, Sort>,
): void {
  const readPage = sharedRead(name, (businessId, { filter, page }: { filter: z.output<Filter>; page: PageOf<Sort> }) => read(businessId, filter, page));
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const options = {
    type,
    description,
    args: builder.args((t) => ({
      row: t.field({ type: ReportRowType, defaultValue: 'PRODUCT', description: 'What a line stands for.' }),
      // Each tab brings inputs of its own; Pothos cannot follow their types through a function of all tabs.
      filter: t.field({ type: filterInput as never, description: 'Which days and products.' }),
      sort: t.field({ type: sortType as never, defaultValue: usualSort as never, description: 'What they are sorted by.' }),
    })),
    complexity: ({ first }: Args<Sort>) => ({ field: 50, multiplier: pageSize(first) / 10 }),
    ...requires('ADMIN', { input: schema }),
    resolve: async (_root: unknown, { first, after, filter, ...args }: Args<Sort>, context: GraphQLContext) => {
      const session = sessionOf(context);
      const row = args.row ?? 'PRODUCT';
      const sort = args.sort ?? usualSort;
      const scope = cursorScope(`${name} ${row}`, sort, session.businessId);
      const size = pageSize(first);
      assertSortable?.(sort, session);
      const order = namedSorts.includes(sort) ? NAME_ORDER : RANK_ORDER;
      const asked = parseInput(schema, decodeInput(schema, filter ?? {}));
      const page = { row, sort, take: size + 1, after: after ? decodeCursor(after, scope, order.kind) : null };
      const lines = await readPage(context, { filter: asked, page });
      const rows = keyedLines(lines.slice(0, size), name, asked, session.businessId);
      return connectionOf({ rows, hasNext: lines.length > size }, order, { first, after, scope });
    },
  };
  builder.queryField(name, (t) =>
    t.connection(...connectionArguments(options, { name: `${title}Connection` }, { name: `${title}Edge` })));
}
