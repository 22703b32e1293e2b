import { orderReference } from '../../../../schema/rules/order-code.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { COST_FIELD } from '../../../graphql/cost-field.ts';
import { outsideOf } from '../../../graphql/context.ts';
import { decodeId, encodeId } from '../../../graphql/global-id.ts';
import { requires } from '../../../graphql/requires.ts';
import { parcelPrices, type ParcelPrice } from '../parcel-prices.ts';
import { orderIdsOf, refuseMany } from './order-ids.ts';

const ParcelPriceType = builder.objectRef<ParcelPrice>('ParcelPrice').implement({
  description: 'What a parcel would cost, the fee for its cash included.',
  fields: (t) => ({
    orderId: t.id({ description: 'Of the order.', resolve: ({ orderId }) => encodeId('Order', orderId) }),
    reference: t.string({
      description: 'What people call the order.',
      resolve: ({ number }, _args, context) => orderReference(sessionOf(context).business?.orderPrefix ?? '', number),
    }),
    byTerms: t.expose('byTerms', { ...COST_FIELD, type: 'Money', description: 'By the terms of the delivery method; null where the district, or what it takes there, is not known.' }),
    byCourier: t.expose('byCourier', { ...COST_FIELD, type: 'Money', description: 'As the courier says; null where it named no price.' }),
    hasArea: t.exposeBoolean('hasArea', { description: "The courier's area is known, without which it names no price." }),
  }),
});

const PricedArea = builder.inputType('PricedAreaInput', {
  description: "A courier's area for a place, as chosen and not saved yet.",
  fields: (t) => ({
    district: t.string({ required: true, description: 'Of the orders.' }),
    thana: t.string({ required: true, description: 'Of the orders; may be empty.' }),
    code: t.string({ required: true, description: "The courier's id of the area." }),
  }),
});

builder.queryField('parcelPrices', (t) =>
  t.field({
    type: [ParcelPriceType],
    nullable: true,
    description: 'What the first 20 of some orders would cost with a courier by its own API, by number; null for one that names no price. Asks the courier.',
    args: {
      courierId: t.arg.id({ required: true, description: 'Whom to ask.' }),
      orders: t.arg.idList({ required: true, description: 'What is to be sent; at most 500.' }),
      areas: t.arg({ type: [PricedArea], description: 'Areas that were chosen just now; at most 500.' }),
    },
    ...requires('orderUpdate'),
    complexity: 200,
    resolve: (_root, { courierId, orders, areas }, context) => {
      const session = sessionOf(context);
      const ids = orderIdsOf(orders);
      refuseMany('areas', areas ?? []);
      const decoded = decodeId(String(courierId));
      // Everything that it tells is a cost: for whoever may see none, the courier is not asked.
      if (decoded?.typename !== 'Courier' || !session.canSeeCost) return null;
      return parcelPrices(session.businessId, decoded.id, ids, { choices: areas ?? [], outside: outsideOf(context) });
    },
  }),
);
