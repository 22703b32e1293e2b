import { Ban } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatTaka } from '../../../../schema/rules/format.ts';
import { toastProblem } from '../../../relay/commandProblem.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { Drawer } from '../../../ui/Drawer.tsx';
import { toast } from '../../../ui/toast.tsx';
import { ProductPicker } from '../../catalog/components/ProductPicker.tsx';
import { useLinkShopProduct } from '../mutations/useLinkShopProduct.ts';
import { matchBadge, said } from '../shopProductColumns.tsx';
import type { ShopProductRow } from '../shopProductColumns.tsx';

const Parts = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
`;

interface LinkDrawerProps {
  product: ShopProductRow;
  onChanged: () => void;
  onClose: () => void;
}

/** One product of a shop, with the form that links it to a variant. */
export function LinkDrawer({ product, onChanged, onClose }: LinkDrawerProps) {
  const { t } = useTranslation();
  const { linkShopProduct, isInFlight } = useLinkShopProduct();
  const { id, name, details, sku, barcode, price, salePrice, variant, conflict, match } = product;

  async function link(to?: { id: string; title: string }) {
    const outcome = await linkShopProduct({ id, variant: to?.id });
    if (!outcome.ok) return toastProblem(outcome.problem);
    toast.success(to ? t('{{name}} is {{product}} now', { name, product: to.title }) : t('{{name}} is none of your products now', { name }));
    onChanged();
    onClose();
  }

  return (
    <Drawer isOpen title={[name, details].filter(Boolean).join(', ')} width={480} onClose={onClose}>
      <Parts>
        {match === 'CONFLICT' && <Banner meaning="bad" title={t('It is not clear what it is here')}>{said(conflict)}</Banner>}
        <DescriptionList
          items={[
            { id: 'sku', term: t('SKU there'), value: sku || t('none') },
            { id: 'barcode', term: t('Barcode there'), value: barcode || t('none') },
            { id: 'price', term: t('Price there'), value: [formatTaka(price), salePrice ? formatTaka(salePrice) : ''].filter(Boolean).join(' · ') || t('none') },
            { id: 'here', term: t('Here'), value: variant ? `${variant.title} (${variant.sku})` : matchBadge(product, t) },
          ]}
        />
        <ProductPicker
          label={variant ? t('It is another product') : t('It is this product')}
          description={t('What you say stays, whatever the SKUs are. Orders of the shop follow it.')}
          isDisabled={isInFlight}
          takesScans
          onPick={({ id: variantId, title }) => void link({ id: variantId, title })}
        />
        {variant && (
          <div>
            <Button icon={Ban} isPending={isInFlight} onClick={() => void link()}>{t('It is none of ours')}</Button>
          </div>
        )}
      </Parts>
    </Drawer>
  );
}
