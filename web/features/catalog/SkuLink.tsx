import { searchOf } from '../../list/linkSearch.ts';
import { useCan } from '../../shell/usePermissions.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { productSearch } from './productSearch.ts';

/** A SKU as a link to its product; plain text for somebody who may not see products. */
export function SkuLink({ sku }: { sku: string }) {
  const canOpen = useCan('product');
  if (!canOpen || sku === '') return sku;
  return (
    <TextLink to="/product/product-list" search={searchOf(productSearch, { search: sku })}>
      {sku}
    </TextLink>
  );
}
