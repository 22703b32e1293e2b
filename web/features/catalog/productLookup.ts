import { graphql } from 'relay-runtime';
import type { productLookup_variant$data } from '../../__generated__/productLookup_variant.graphql.ts';

/** The fields of a picked product; spread unmasked, because the pick is handed to the caller. The query declares `$withCost`. */
void graphql`
  fragment productLookup_variant on Variant {
    id
    title
    sku
    barcode
    price
    salePrice
    pictureUrl
    weightGrams
    averageCost @include(if: $withCost)
    stock {
      onHand
      available
    }
  }
`;

export type PickedProduct = Omit<productLookup_variant$data, ' $fragmentType'>;

/** What one piece is sold for today. */
export const soldFor = ({ price, salePrice }: Pick<PickedProduct, 'price' | 'salePrice'>): number => salePrice ?? price;

const sameCode = (code: string | null | undefined, typed: string) =>
  code?.toLowerCase() === typed.toLowerCase();

/** The variant with exactly this SKU or barcode. */
export const withCode = (typed: string, rows: readonly PickedProduct[]): PickedProduct | undefined =>
  rows.find(({ sku, barcode }) => sameCode(barcode, typed) || sameCode(sku, typed));

/**
 * The row that Enter takes without a choice among `rows`, the matches: the exact code; otherwise the first row if the
 * user has seen the rows; otherwise the only row.
 */
export function chosenByEnter(
  typed: string,
  rows: readonly PickedProduct[],
  wereShown: boolean,
): PickedProduct | undefined {
  return withCode(typed, rows) ?? (wereShown || rows.length === 1 ? rows[0] : undefined);
}
