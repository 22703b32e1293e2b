import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OrderShortages_order$key } from '../../../__generated__/OrderShortages_order.graphql.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { shortageText } from '../shortageText.ts';

/** Notice of units reserved beyond the stock on hand; renders nothing without any. */
export function OrderShortages({ order }: { order: OrderShortages_order$key }) {
  const { t } = useTranslation();
  const { shortages } = useFragment(
    graphql`
      fragment OrderShortages_order on Order {
        shortages {
          sku
          units
        }
      }
    `,
    order,
  );
  if (shortages.length === 0) return null;
  return (
    <Banner
      meaning="warn"
      title={t('Promised beyond the stock: {{items}}', { items: shortageText(shortages, t) })}
    >
      {t('What comes in is counted for orders that were promised earlier first.')}
    </Banner>
  );
}
