import type { TFunction } from 'i18next';
import type { FilterDefinition } from '../../../ui/datagrid/FilterBar.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

interface OneProduct {
  /** Of the product or variant; none when it is gone. */
  name: string | null | undefined;
  /** Global id of the product. */
  productId: string | null | undefined;
  onClear: () => void;
}

/** The filter of a list behind the report that came with one product or variant, which leads to its page. */
export const oneProductFilter = ({ name, productId, onClear }: OneProduct, t: TFunction): FilterDefinition => ({
  id: 'product',
  label: t('Product'),
  valueText: name ?? t('Removed'),
  renderEditor: () => productId && <TextLink to="/product/product-list/$id" params={{ id: productId }}>{t('Open the product')}</TextLink>,
  onClear,
});
