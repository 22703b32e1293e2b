import { Megaphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/Card.tsx';
import { ProductPicker } from '../../catalog/components/ProductPicker.tsx';
import { LineList, LineRow } from '../../stock/components/LineRows.tsx';

/** A product that ads were for, by one of its variants. */
export interface Advertised {
  variantId: string;
  title: string;
  sku: string;
  pictureUrl: string | null;
}

const MAX_PRODUCTS = 50;

interface AdvertisedProductsProps {
  products: readonly Advertised[];
  onChange: (products: Advertised[]) => void;
}

/** The products that ads were for; may be none. */
export function AdvertisedProducts({ products, onChange }: AdvertisedProductsProps) {
  const { t } = useTranslation();
  return (
    <Card title={t('Advertised products')} icon={Megaphone}>
      <ProductPicker
        label={t('Add a product')}
        isDisabled={products.length >= MAX_PRODUCTS}
        takesScans
        onPick={({ id: variantId, title, sku, pictureUrl }) => {
          if (products.some((one) => one.variantId === variantId)) return;
          onChange([...products, { variantId, title, sku, pictureUrl: pictureUrl ?? null }]);
        }}
      />
      <LineList aria-label={t('Advertised products')}>
        {products.map(({ variantId, title, sku, pictureUrl }) => (
          <LineRow
            key={variantId}
            title={title}
            pictureUrl={pictureUrl}
            note={sku}
            onRemove={() => onChange(products.filter((one) => one.variantId !== variantId))}
          >
            {null}
          </LineRow>
        ))}
      </LineList>
    </Card>
  );
}
