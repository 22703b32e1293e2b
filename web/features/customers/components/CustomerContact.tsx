import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import { phoneText } from '../../../../schema/rules/phone.ts';
import type { CustomerContact_customer$key } from '../../../__generated__/CustomerContact_customer.graphql.ts';
import { ExternalIconLink } from '../../../ui/IconLink.tsx';
import { token } from '../../../ui/theme/token.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { CustomerCard } from '../CustomerCard.tsx';
import { PhoneLink } from '../PhoneLink.tsx';

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
  const { name, phone, otherPhones, addresses: [last, ...others] } = useFragment(
    graphql`
      fragment CustomerContact_customer on Customer {
        name
        phone
        otherPhones
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
      {otherPhones.length > 0 && (
        <Others>
          <strong>{t('Other numbers')}</strong>
          <ul>
            {otherPhones.map((number) => (
              <li key={number}>
                <PhoneLink phone={number} />
                <ExternalIconLink icon={Phone} label={t('Call {{phone}}', { phone: phoneText(number) })} href={`tel:${number}`} />
              </li>
            ))}
          </ul>
        </Others>
      )}
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
