import { runQuery } from '../../../commands/execute.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { CHARGE_FIELD } from '../../../graphql/cost-field.ts';
import { decodeId } from '../../../graphql/global-id.ts';
import { requires } from '../../../graphql/requires.ts';
import { parcelsAsOwed, type ParcelAsOwed as Row } from '../settlement/parcels-as-owed.ts';

const ParcelAsOwed = builder.objectRef<Row>('ParcelAsOwed').implement({
  description: 'What a line of a statement that is only a number stands for.',
  fields: (t) => ({
    number: t.exposeString('number', { description: 'As it was scanned.' }),
    order: t.exposeString('order', { nullable: true, description: 'What people call the order; null where the number is of no parcel of this courier.' }),
    isOwed: t.exposeBoolean('isOwed', { description: 'The courier owes for it, and it was not scanned before.' }),
    collected: t.expose('collected', { type: 'Money', description: 'What the courier owes for it.' }),
    net: t.expose('net', { ...CHARGE_FIELD, type: 'Money', description: 'The same, less the charges by its terms.' }),
  }),
});

builder.queryField('parcelsAsOwed', (t) =>
  t.field({
    type: [ParcelAsOwed],
    description: 'What a courier owes for parcels by their numbers, in the order of the numbers.',
    args: {
      courierId: t.arg.id({ required: true, description: 'Whose parcels they are.' }),
      numbers: t.arg.stringList({ required: true, description: "The courier's numbers, or ours; at most 2,000." }),
    },
    ...requires('deliveryMethod'),
    complexity: 500,
    resolve: (_root, { courierId, numbers }, context) => {
      const decoded = decodeId(String(courierId));
      if (decoded?.typename !== 'Courier') return [];
      return runQuery(parcelsAsOwed, sessionOf(context), { courierId: decoded.id, numbers });
    },
  }),
);
