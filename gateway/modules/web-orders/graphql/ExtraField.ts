import { builder } from '../../../graphql/builder.ts';
import { readExtraFields } from '../web-order-content.ts';

export const ExtraField = builder.objectRef<{ label: string; value: string }>('ExtraField').implement({
  description: "A field that a shop has added to its checkout, or the number that a payment was sent from.",
  fields: (t) => ({
    label: t.exposeString('label', { description: "'Delivery slot'" }),
    value: t.exposeString('value', { description: 'What the buyer typed or chose.' }),
  }),
});

builder.prismaObjectField('Order', 'extraFields', (t) =>
  t.field({
    type: [ExtraField],
    description: "What the checkout of its web shop asks beyond WooCommerce's own fields: 'Delivery slot'.",
    select: { webOrder: { select: { extraFields: true } } },
    resolve: ({ webOrder }) => (webOrder ? readExtraFields(webOrder.extraFields) : []),
  }),
);
