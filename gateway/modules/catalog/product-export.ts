import { poishaToDecimal } from '../../../schema/rules/money.ts';
import { db } from '../../db/client.ts';
import { defineListExport } from '../../list-query/list-export.ts';
import { productListQuery } from './product-list-query.ts';

const range = (amounts: bigint[]): string => {
  const [least, ...rest] = [...new Set(amounts)].toSorted((one, other) => (one < other ? -1 : 1));
  if (least === undefined) return '';
  const most = rest.at(-1);
  return most === undefined ? poishaToDecimal(least) : `${poishaToDecimal(least)} to ${poishaToDecimal(most)}`;
};

/** The product list as a file: a product a row, with what its variants have in common and between what they lie. */
export const productExport = defineListExport({
  name: 'products',
  listQuery: productListQuery,
  find: ({ where, orderBy, take }) =>
    db.product.findMany({ where, orderBy, take, include: { variants: { orderBy: { sku: 'asc' } } } }),
  columns: [
    { header: 'Product', value: ({ name }) => name },
    { header: 'Status', value: ({ status }) => status },
    { header: 'SKUs', value: ({ variants }) => variants.map(({ sku }) => sku).join(' ') },
    { header: 'Variants', value: ({ variants }) => variants.length },
    { header: 'Price', value: ({ variants }) => range(variants.map(({ pricePoisha }) => pricePoisha)) },
    { header: 'Cost', value: ({ variants }) => range(variants.map(({ avgCostPoisha }) => avgCostPoisha)), isCost: true },
  ],
});
