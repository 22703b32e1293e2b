import { searchOf } from '../../list/linkSearch.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { productSearch } from './productSearch.ts';

/** A SKU as a link to its product; plain text for somebody who may not see products. */
export function SkuLink({ sku }: { sku: string }) {
  if (sku === '') return sku;
  return (
    <TextLink to="/product/product-list" search={searchOf(productSearch, { search: sku })}>
      {sku}
    </TextLink>
  );
}
