import { builder } from '../../../graphql/builder.ts';
import { tenantRecord } from '../../../graphql/tenant-record.ts';
import { shownName } from '../web-order-content.ts';

builder.prismaNode('WebOrderLine', {
  ...tenantRecord('webOrderList', 'newOrder'),
  description: 'One line of a web order, as the shop sent it.',
  fields: (t) => ({
    name: t.string({
      description: 'What the shop calls it.',
      select: { name: true, sku: true },
      resolve: (line) => shownName({ ...line, details: '' }),
    }),
    details: t.exposeString('details', {
      description: "What was chosen or typed for it and its name does not say: 'Size: XL'; may be empty.",
    }),
    refundedQuantity: t.exposeInt('refundedQuantity', { description: 'Pieces that the shop has refunded.' }),
    sku: t.exposeString('sku', { description: 'As the shop spells it; empty where it has none.' }),
    quantity: t.exposeInt('quantity'),
    total: t.expose('totalPoisha', { type: 'Money' }),
    variant: t.relation('variant', {
      nullable: true, description: 'The product it stands for, once mapped.',
    }),
    sendsNothing: t.exposeBoolean('sendsNothing', { description: 'Nothing is sent for it: a service, the container of a bundle.' }),
    mapped: t.boolean({ description: 'It stands for a product.', select: { variantId: true }, resolve: ({ variantId }) => variantId !== null }),
  }),
});
