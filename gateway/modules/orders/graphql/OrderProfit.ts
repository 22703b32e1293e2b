import { builder } from '../../../graphql/builder.ts';
import type { OrderProfit as Profit } from '../../couriers/settlement/order-costs.ts';

export const OrderProfit = builder.objectRef<Profit>('OrderProfit').implement({
  description: 'What an order has brought so far and what went off it, as it is booked.',
  fields: (t) => ({
    revenue: t.expose('revenue', { type: 'Money', description: 'Sales and delivery fee so far, less what was given back.' }),
    otherIncome: t.expose('otherIncome', {
      type: 'Money', description: 'Paid for no goods: the way of a parcel that was refused, an advance that was kept.',
    }),
    goodsCost: t.expose('goodsCost', { type: 'Money', description: 'Of the goods that stayed with the customer, at the cost that they left with.' }),
    courierCharge: t.expose('courierCharge', { type: 'Money', description: 'What the courier takes for the way there.' }),
    codFee: t.expose('codFee', { type: 'Money', description: 'What the courier takes of the cash.' }),
    returnCharge: t.expose('returnCharge', { type: 'Money', description: 'What the courier takes for the way back.' }),
    packaging: t.expose('packaging', { type: 'Money', description: 'What is put around a parcel, by the setting of the business.' }),
    returnLoss: t.expose('returnLoss', {
      type: 'Money', description: 'Of goods that came back damaged, and of lost ones what the courier does not pay for.',
    }),
    profit: t.expose('profit', { type: 'Money', description: 'Revenue and other income less all the others.' }),
    isEstimated: t.exposeBoolean('isEstimated', {
      description: "True while the courier's part follows from its terms: no posted statement has told it yet.",
    }),
  }),
});
