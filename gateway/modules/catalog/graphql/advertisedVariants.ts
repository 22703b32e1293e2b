import { builder } from '../../../graphql/builder.ts';
import { AdSpendType } from '../../accounting/graphql/Voucher.ts';
import { Variant } from './Product.ts';

builder.objectField(AdSpendType, 'variants', (t) =>
  t.field({
    type: [Variant],
    description: 'The first variant of each product that was advertised.',
    resolve: ({ products }) => products.flatMap(({ product }) => product.variants),
  }),
);
