import { graphql } from 'relay-runtime';
import type { productLookup_variant$data } from '../../__generated__/productLookup_variant.graphql.ts';

/**
 * What a picker knows of a product; spread unmasked, as it is handed to whoever asked for one. The query says
 * `$withCost`.
 */
void graphql`
  fragment productLookup_variant on Variant {
    id
    title
    sku
    barcode
    price
    pictureUrl
    averageCost @include(if: $withCost)
    stock {
      onHand
      available
    }
  }
`;

export type PickedProduct = Omit<productLookup_variant$data, ' $fragmentType'>;

const sameCode = (code: string | null | undefined, typed: string) =>
  code?.toLowerCase() === typed.toLowerCase();

/** The one whose SKU or barcode was typed or scanned. */
export const withCode = (typed: string, rows: readonly PickedProduct[]): PickedProduct | undefined =>
  rows.find(({ sku, barcode }) => sameCode(barcode, typed) || sameCode(sku, typed));

/**
 * Enter without a choice among `rows`, the answer to what was typed: its code; or the first row, if the person has
 * seen the rows; or the only one.
 */
export function chosenByEnter(
  typed: string,
  rows: readonly PickedProduct[],
  wereShown: boolean,
): PickedProduct | undefined {
  return withCode(typed, rows) ?? (wereShown || rows.length === 1 ? rows[0] : undefined);
}
