import { formatDateTime } from '../../../schema/rules/format.ts';
import { amountOf } from '../../list-query/csv.ts';
import { defineListExport } from '../../list-query/list-export.ts';
import { shopProductListQuery } from './shop-product-list-query.ts';

const amount = (poisha: bigint | null) => (poisha === null ? null : amountOf(poisha));

/** The products of the web shops as a file: SKUs that match nothing are corrected in the shop from it, many at once. */
export const shopProductExport = defineListExport({
  name: 'shop-products',
  listQuery: shopProductListQuery,
  include: { site: { select: { name: true } }, variant: { select: { sku: true, name: true, product: { select: { name: true } } } } },
  columns: [
    { header: 'Web shop', value: ({ site }) => site.name },
    { header: 'Product id there', value: ({ wooProductId }) => wooProductId },
    { header: 'Variation id there', value: ({ wooVariationId }) => wooVariationId || null },
    { header: 'Product there', value: ({ name }) => name },
    { header: 'Variation there', value: ({ details }) => details },
    { header: 'SKU there', value: ({ sku }) => sku },
    { header: 'Barcode there', value: ({ barcode }) => barcode },
    { header: 'Price there', value: ({ pricePoisha }) => amount(pricePoisha) },
    { header: 'Sale price there', value: ({ salePricePoisha }) => amount(salePricePoisha) },
    { header: 'Stock there', value: ({ stockQuantity }) => stockQuantity },
    { header: 'Match', value: ({ match }) => match },
    { header: 'Conflict', value: ({ conflict }) => conflict },
    { header: 'SKU here', value: ({ variant }) => variant?.sku },
    { header: 'Product here', value: ({ variant }) => variant && [variant.product.name, variant.name].filter(Boolean).join(', ') },
    { header: 'Stock not taken because', value: ({ pushError }) => pushError },
    { header: 'Read', value: ({ readAt }) => formatDateTime(readAt) },
  ],
});
