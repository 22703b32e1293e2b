import { builder } from '../../../graphql/builder.ts';
import { COST_FIELD } from '../../../graphql/cost-field.ts';
import { tenantRecord } from '../../../graphql/tenant-record.ts';
import { PICTURE, pictureUrlOf } from '../../catalog/variant-picture.ts';

builder.prismaNode('OrderLine', {
  ...tenantRecord('readOrders'),
  description: 'One variant of an order.',
  fields: (t) => ({
    name: t.exposeString('name'),
    sku: t.exposeString('sku'),
    quantity: t.exposeInt('quantity'),
    unitPrice: t.expose('unitPricePoisha', { type: 'Money' }),
    discount: t.expose('discountPoisha', { type: 'Money' }),
    total: t.expose('totalPoisha', { type: 'Money' }),
    unitCost: t.expose('unitCostPoisha', {
      ...COST_FIELD,
      type: 'Money',
      description: 'Frozen when the order was shipped.',
    }),
    deliveredQuantity: t.exposeInt('deliveredQuantity'),
    damagedQuantity: t.exposeInt('damagedQuantity'),
    lostQuantity: t.exposeInt('lostQuantity'),
    returningQuantity: t.int({
      description: 'Pieces on their way back, not in hand.',
      select: { allocations: { select: { returning: true } } },
      resolve: ({ allocations }) => allocations.reduce((sum, { returning }) => sum + returning, 0),
    }),
    variant: t.relation('variant'),
    pictureUrl: t.string({
      nullable: true,
      description: 'Where the first picture of its product is served, small; null without one.',
      select: { variant: { select: PICTURE } },
      resolve: ({ variant }) => pictureUrlOf(variant),
    }),
  }),
});
