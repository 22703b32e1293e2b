import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/Card.tsx';
import { ShopChoices } from './ShopChoices.tsx';

/** In which web shops a new product is created too. Nothing where no web shop is connected. */
export function NewProductShops(props: { value: readonly string[]; onChange: (siteIds: readonly string[]) => void }) {
  const { t } = useTranslation();
  return (
    <ShopChoices
      {...props}
      frame={(choices) => (
        <Card title={t('Sell it in web shops too')}>
          <p>{t('It is created there as a draft: add its pictures in the shop, and publish it.')}</p>
          {choices}
        </Card>
      )}
    />
  );
}
