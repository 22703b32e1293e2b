import { graphql, useFragment } from 'react-relay/hooks';
import { useTranslation } from 'react-i18next';
import type { OrderStoreNumber_order$key } from '../../../__generated__/OrderStoreNumber_order.graphql.ts';
import { ExternalLink, TextLink } from '../../../ui/TextLink.tsx';

/** The order's number in its web shop, with links; renders nothing for other orders. */
export function OrderStoreNumber({ order }: { order: OrderStoreNumber_order$key }) {
  const { t } = useTranslation();
  const { webOrder } = useFragment(
    graphql`
      fragment OrderStoreNumber_order on Order {
        webOrder {
          id
          number
          shopLink
        }
      }
    `,
    order,
  );
  if (!webOrder) return null;
  return (
    <>
      {' · '}
      <TextLink to="/website/order/$id" params={{ id: webOrder.id }}>{`#${webOrder.number}`}</TextLink>
      {webOrder.shopLink && (
        <>
          {' · '}
          <ExternalLink href={webOrder.shopLink} target="_blank" rel="noreferrer">{t('Open in the shop')}</ExternalLink>
        </>
      )}
    </>
  );
}
