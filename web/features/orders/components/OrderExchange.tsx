import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OrderExchange_order$key } from '../../../__generated__/OrderExchange_order.graphql.ts';
import { TextLink } from '../../../ui/TextLink.tsx';

/** Link to the order that it was exchanged for, or that it replaces; renders nothing for other orders. */
export function OrderExchange({ order }: { order: OrderExchange_order$key }) {
  const { t } = useTranslation();
  const { replaces, replacedBy } = useFragment(
    graphql`
      fragment OrderExchange_order on Order {
        replaces {
          id
          reference
        }
        replacedBy {
          id
          reference
        }
      }
    `,
    order,
  );
  return (
    <>
      {replaces && (
        <>
          {' · '}
          <TextLink to="/ecom/order/$id" params={{ id: replaces.id }}>{t('In exchange for {{order}}', { order: replaces.reference })}</TextLink>
        </>
      )}
      {replacedBy && (
        <>
          {' · '}
          <TextLink to="/ecom/order/$id" params={{ id: replacedBy.id }}>{t('Replaced by {{order}}', { order: replacedBy.reference })}</TextLink>
        </>
      )}
    </>
  );
}
