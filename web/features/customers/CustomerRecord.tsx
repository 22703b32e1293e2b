import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatCount } from '../../../schema/rules/format.ts';
import type { CustomerRecord_customer$key } from '../../__generated__/CustomerRecord_customer.graphql.ts';
import { token } from '../../ui/theme/token.ts';

const Line = styled.p`
  margin-top: 10px;
  font-variant-numeric: tabular-nums;
  color: ${token.ink2};

  strong {
    font-weight: 550;
    color: ${token.badText};
  }
`;

/** Counts of a customer's orders by outcome, with returns emphasised. */
export function CustomerRecord({ customer }: { customer: CustomerRecord_customer$key }) {
  const { t } = useTranslation();
  const { orderCount, deliveredCount, returnedCount } = useFragment(
    graphql`
      fragment CustomerRecord_customer on Customer {
        orderCount
        deliveredCount
        returnedCount
      }
    `,
    customer,
  );
  if (orderCount <= 1) return <Line>{t('First order')}</Line>;
  return (
    <Line>
      {t('{{delivered}} of {{orders}} orders delivered', {
        delivered: formatCount(deliveredCount),
        orders: formatCount(orderCount),
      })}
      {returnedCount > 0 && (
        <>
          {' · '}
          <strong>{t('{{returned}} returned', { returned: formatCount(returnedCount) })}</strong>
        </>
      )}
    </Line>
  );
}
