import { poishaToDecimal } from '../../../schema/rules/money.ts';
import type { Product, Variant } from '../../db/generated/client/client.ts';
import type { WooNewItem, WooNewProduct } from '../web-orders/woocommerce/product-calls.ts';

export type OwnProduct = Pick<Product, 'name' | 'description' | 'options'> & { variants: readonly Variant[] };

interface Option {
  name: string;
  values: string[];
}

/** What a product is called by whose variants are named freely. */
const FREE_OPTION = 'Variant';

const itemOf = ({ sku, barcode, pricePoisha, salePricePoisha }: Variant): WooNewItem => ({
  sku,
  ...(barcode && { global_unique_id: barcode }),
  regular_price: poishaToDecimal(pricePoisha),
  ...(salePricePoisha !== null && { sale_price: poishaToDecimal(salePricePoisha) }),
});

/**
 * A product as WooCommerce creates it: a simple one for one variant without a name, else one with variations, whose
 * attributes are the options that its variants are made of. Pieces are told later, by what may be sold then. Pure.
 */
export function newShopProduct({ name, description, options, variants }: OwnProduct): { parent: WooNewProduct; variations: WooNewItem[] } {
  const [first] = variants;
  const parent = { name, ...(description && { description }), status: 'draft' as const };
  if (variants.length === 1 && first!.name === '') return { parent: { ...parent, ...itemOf(first!), type: 'simple' }, variations: [] };
  const known = options as unknown as Option[];
  const values = variants.map((variant) => valuesOf(variant.name, known));
  const isMade = known.length > 0 && values.every((one) => one !== null);
  const attributesOf = (variant: Variant, index: number) =>
    isMade ? known.map((option, at) => ({ name: option.name, option: values[index]![at]! })) : [{ name: FREE_OPTION, option: variant.name || variant.sku }];
  const variations = variants.map((variant, index) => ({ ...itemOf(variant), attributes: attributesOf(variant, index) }));
  const names = [...new Set(variations.flatMap(({ attributes }) => attributes.map((attribute) => attribute.name)))];
  return {
    parent: {
      ...parent, type: 'variable',
      attributes: names.map((attribute) => ({
        name: attribute, visible: true, variation: true,
        options: [...new Set(variations.flatMap(({ attributes }) => attributes.filter((one) => one.name === attribute).map(({ option }) => option)))],
      })),
    },
    variations,
  };
}

/** 'Red, M' -> ['Red', 'M'], where each is a value of its option; null for a name that is not made of them. */
function valuesOf(name: string, options: readonly Option[]): string[] | null {
  const values = name.split(', ');
  return values.length === options.length && values.every((value, at) => options[at]!.values.includes(value)) ? values : null;
}
