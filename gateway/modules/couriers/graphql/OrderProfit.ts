import { db } from '../../../db/client.ts';
import { readsColumns } from '../../../fast-reads/needed-columns.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import type { GraphQLContext } from '../../../graphql/context.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { COST_FIELD } from '../../../graphql/cost-field.ts';
import { Order } from '../../orders/graphql/Order.ts';
import { orderProfits, type OrderProfit as Profit } from '../settlement/order-profit.ts';
import { waiveReturnCharge } from '../settlement/waive-return-charge.ts';

const OrderProfit = builder.objectRef<Profit>('OrderProfit').implement({
  description: 'What an order brings and what it costs.',
  fields: (t) => ({
    revenue: t.expose('revenue', { type: 'Money', description: 'Items and delivery less the discount; of an order that came back, what was kept.' }),
    goodsCost: t.expose('goodsCost', { type: 'Money', description: 'Of the goods that stay with the customer.' }),
    goodsLoss: t.expose('goodsLoss', { type: 'Money', description: 'Of goods that came back damaged, and of lost ones what the courier does not pay for.' }),
    writtenOff: t.expose('writtenOff', { type: 'Money', description: 'What the courier did not pay and was given up; below zero for money of it that was kept.' }),
    courierCharge: t.expose('courierCharge', {
      type: 'Money', nullable: true, description: 'For bringing it; null while nobody knows who carries it or where it goes.',
    }),
    codFee: t.expose('codFee', { type: 'Money', description: 'For collecting the cash.' }),
    returnCharge: t.expose('returnCharge', { type: 'Money', description: 'For bringing it back, as booked: expected by its terms when it turned back, until a posted statement says what it is.' }),
    packaging: t.expose('packaging', { type: 'Money', description: 'What the business puts around a parcel: estimated by its setting, and not booked for the order.' }),
    profit: t.expose('profit', { type: 'Money', description: 'The revenue less all of these.' }),
    isExpected: t.exposeBoolean('isExpected', { description: 'Not delivered: as it will be when the customer takes all of it.' }),
    isEstimated: t.exposeBoolean('isEstimated', { description: "The courier's part follows from its terms; no statement has told it yet." }),
    isReturnEstimated: t.exposeBoolean('isReturnEstimated', { description: "The charge for the way back is expected by the courier's terms; no statement has charged for it yet." }),
    isCostFrozen: t.exposeBoolean('isCostFrozen', { description: 'The goods have left: their cost changes no more.' }),
  }),
});

interface Batch {
  ids: string[];
  profits: Promise<Map<string, Profit>>;
}

const batches = new WeakMap<GraphQLContext, Batch>();

/** Collects the orders of a page and reads them in one statement. */
async function profitOf(context: GraphQLContext, id: string): Promise<Profit | null> {
  let batch = batches.get(context);
  if (!batch) {
    const ids: string[] = [];
    const profits = new Promise<void>((resolve) => { setImmediate(resolve); }).then(() => {
      batches.delete(context);
      return orderProfits(db, sessionOf(context).businessId, ids);
    });
    batch = { ids, profits };
    batches.set(context, batch);
  }
  batch.ids.push(id);
  return (await batch.profits).get(id) ?? null;
}

builder.prismaObjectField(Order, 'profit', (t) =>
  t.field({
    ...COST_FIELD,
    type: OrderProfit,
    description: 'What it earns: before the delivery as it will be, before the statement of its courier with its terms. Null for cancelled ones.',
    complexity: 5,
    extensions: { ...COST_FIELD.extensions, ...readsColumns('id', 'status') },
    resolve: ({ id, status }, _args, context) => (status === 'CANCELLED' ? null : profitOf(context, id)),
  }),
);

commandField('waiveReturnCharge', waiveReturnCharge, {
  record: 'order',
  type: Order,
  description: 'The charge for the way back of an order is not expected any more. Takes an administrator.',
  resolve: ({ id }, { session, query }) =>
    db.order.findUniqueOrThrow({ ...query, where: { businessId_id: { businessId: session.businessId, id } } }),
});
