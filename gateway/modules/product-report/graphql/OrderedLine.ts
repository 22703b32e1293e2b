import { parseInput } from '../../../commands/parse.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { connectionOf } from '../../../graphql/connection.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { decodeInput, inputFromZod } from '../../../graphql/input-from-zod.ts';
import { requires } from '../../../graphql/requires.ts';
import { cursorScope, decodeCursor } from '../../../list-query/cursor.ts';
import { pageSize } from '../../../list-query/list-query.ts';
import { OrderStatus } from '../../orders/graphql/orderEnums.ts';
import { orderReferenceOf } from '../../orders/graphql/orderReferenceOf.ts';
import { ORDERED_LINES_ORDER, orderedLines, orderedLinesFilter, type OrderedLine as Line } from '../ordered-lines.ts';

const OrderedLine = builder.objectRef<Line>('OrderedLine').implement({
  description: 'A line of an order, as the status report counts it.',
  fields: (t) => ({
    id: t.id({ description: 'Of this entry.', resolve: ({ id }) => encodeId('OrderedLine', id) }),
    orderId: t.id({ description: 'Global id of the order.', resolve: ({ orderId }) => encodeId('Order', orderId) }),
    reference: t.string({ description: 'What people call the order.', resolve: orderReferenceOf }),
    status: t.expose('status', { type: OrderStatus, description: 'Where the order stands.' }),
    customerName: t.exposeString('customerName', { description: 'Who receives it.' }),
    name: t.exposeString('name', { description: 'Product and variant, as they were called when the order was taken.' }),
    sku: t.exposeString('sku', { description: 'As it was then.' }),
    takenAt: t.expose('takenAt', { type: 'DateTime', description: 'When the order was taken.' }),
    units: t.exposeInt('units', { description: 'Pieces.' }),
    value: t.expose('totalPoisha', { type: 'Money', description: 'Their price, the discount of the line taken off.' }),
  }),
});

const filterInput = inputFromZod('OrderedLinesFilter', orderedLinesFilter);

builder.queryField('orderedLines', (t) =>
  t.connection({
    type: OrderedLine,
    description: 'The order lines behind a figure of the status report, those that were taken last first: their sum is the figure.',
    args: { filter: t.arg({ type: filterInput, description: 'Which days, products and status.' }) },
    complexity: ({ first }) => ({ field: 5, multiplier: pageSize(first) / 10 }),
    ...requires('ADMIN', { input: orderedLinesFilter }),
    resolve: async (_root, { first, after, filter }, context) => {
      const { businessId } = sessionOf(context);
      const scope = cursorScope('product-report.orderedLines', '', businessId);
      const size = pageSize(first);
      const asked = parseInput(orderedLinesFilter, decodeInput(orderedLinesFilter, filter ?? {}));
      const rows = await orderedLines(businessId, asked, { take: size + 1, after: after ? decodeCursor(after, scope, ORDERED_LINES_ORDER.kind) : null });
      return connectionOf({ rows: rows.slice(0, size), hasNext: rows.length > size }, ORDERED_LINES_ORDER, { first, after, scope });
    },
  }, { name: 'OrderedLinesConnection' }, { name: 'OrderedLinesEdge' }),
);
