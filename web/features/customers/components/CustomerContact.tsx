import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { CustomerContact_customer$key } from '../../../__generated__/CustomerContact_customer.graphql.ts';
import { token } from '../../../ui/theme/token.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { CustomerCard } from '../CustomerCard.tsx';

const WhatsAppLink = lazyPart(() => import('../WhatsAppLink.tsx'), 'WhatsAppLink');

const Others = styled.div`
  margin-top: 12px;
  color: ${token.ink2};

  li {
    margin-top: 4px;
    overflow-wrap: anywhere;
  }
`;

/** How to reach a customer, and where their parcels went. */
export function CustomerContact({ customer }: { customer: CustomerContact_customer$key }) {
  const { t } = useTranslation();
  const { name, phone, addresses: [last, ...others] } = useFragment(
    graphql`
      fragment CustomerContact_customer on Customer {
        name
        phone
        addresses {
          street
          district
        }
      }
    `,
    customer,
  );
  return (
    <CustomerCard name={name} phone={phone} address={last?.street ?? ''} district={last?.district ?? ''} chat={<WhatsAppLink phone={phone} />}>
      {others.length > 0 && (
        <Others>
          <strong>{t('Earlier addresses')}</strong>
          <ul>
            {others.map(({ street, district }) => (
              <li key={`${street} ${district}`}>{[street, district].filter(Boolean).join(', ')}</li>
            ))}
          </ul>
        </Others>
      )}
    </CustomerCard>
  );
}
