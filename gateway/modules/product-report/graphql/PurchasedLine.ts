import { parseInput } from '../../../commands/parse.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { connectionOf } from '../../../graphql/connection.ts';
import { COST_FIELD } from '../../../graphql/cost-field.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { decodeInput, inputFromZod, nameEnum } from '../../../graphql/input-from-zod.ts';
import { requires } from '../../../graphql/requires.ts';
import { cursorScope, decodeCursor } from '../../../list-query/cursor.ts';
import { pageSize } from '../../../list-query/list-query.ts';
import { averageOf } from '../purchase-history.ts';
import {
  PURCHASED_LINES_ORDER, purchasedLines, purchasedLinesFilter, purchasedWay, type PurchasedLine as Line, type PurchasedWay,
} from '../purchased-lines.ts';

nameEnum(purchasedWay, describedEnum<PurchasedWay>('PurchasedWay', 'Which way goods went between the business and a supplier.', {
  CAME: 'They came.',
  WENT_BACK: 'They went back.',
}));

const PurchasedLine = builder.objectRef<Line>('PurchasedLine').implement({
  description: 'What one delivery brought of a variant, or what went back to the supplier.',
  fields: (t) => ({
    id: t.id({ description: 'Of this entry.', resolve: ({ id }) => encodeId('PurchasedLine', id) }),
    at: t.expose('at', { type: 'DateTime', description: 'When it was entered.' }),
    purchaseId: t.id({ nullable: true, description: 'Global id of the purchase; null where a decrease took the pieces back.', resolve: ({ purchaseId }) => purchaseId && encodeId('Purchase', purchaseId) }),
    decreaseId: t.id({ nullable: true, description: 'Global id of that decrease.', resolve: ({ adjustmentId }) => adjustmentId && encodeId('StockAdjustment', adjustmentId) }),
    number: t.exposeInt('number', { description: 'Of the purchase or decrease.' }),
    supplierName: t.exposeString('supplierName', { description: 'Who brought it, or got it back.' }),
    name: t.exposeString('name', { description: 'Product and variant.' }),
    sku: t.exposeString('sku', { description: 'Of the variant.' }),
    received: t.exposeInt('units', { description: 'Pieces that came; 0 where some went back.' }),
    back: t.exposeInt('back', { description: 'Pieces that went back; 0 where some came.' }),
    unitCost: t.field({
      ...COST_FIELD, type: 'Money', description: 'Of one of these pieces.', resolve: ({ valuePoisha, units, back }) => averageOf(valuePoisha, units + back),
    }),
    value: t.expose('valuePoisha', { ...COST_FIELD, type: 'Money', description: 'What the pieces cost, or what the supplier gave for those that went back.' }),
  }),
});

const filterInput = inputFromZod('PurchasedLinesFilter', purchasedLinesFilter);

builder.queryField('purchasedLines', (t) =>
  t.connection({
    type: PurchasedLine,
    description: 'The deliveries and returns behind a figure of the purchase history, the last first: their sum is the figure.',
    args: { filter: t.arg({ type: filterInput, description: 'Which days, products, supplier and way.' }) },
    complexity: ({ first }) => ({ field: 5, multiplier: pageSize(first) / 10 }),
    ...requires('ADMIN', { input: purchasedLinesFilter }),
    resolve: async (_root, { first, after, filter }, context) => {
      const { businessId } = sessionOf(context);
      const scope = cursorScope('product-report.purchasedLines', '', businessId);
      const size = pageSize(first);
      const asked = parseInput(purchasedLinesFilter, decodeInput(purchasedLinesFilter, filter ?? {}));
      const rows = await purchasedLines(businessId, asked, { take: size + 1, after: after ? decodeCursor(after, scope, PURCHASED_LINES_ORDER.kind) : null });
      return connectionOf({ rows: rows.slice(0, size), hasNext: rows.length > size }, PURCHASED_LINES_ORDER, { first, after, scope });
    },
  }, { name: 'PurchasedLinesConnection' }, { name: 'PurchasedLinesEdge' }),
);
