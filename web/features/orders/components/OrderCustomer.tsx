import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatShortDateTime, formatTaka } from '../../../../schema/rules/format.ts';
import type { OrderCustomer_order$key } from '../../../__generated__/OrderCustomer_order.graphql.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { token } from '../../../ui/theme/token.ts';
import { CustomerCard } from '../../customers/CustomerCard.tsx';
import { CourierScoreNote } from '../../customers/CourierScoreNote.tsx';
import { CustomerRecord } from '../../customers/CustomerRecord.tsx';

// Loaded after the page, which reads nothing of it.
const OrderChat = lazyPart(() => import('./OrderChat.tsx'), 'OrderChat');

const Duplicates = styled.div`
  margin-top: 12px;
  padding: 10px 12px;
  border-radius: ${token.radius};
  background: ${token.warnSoft};

  > strong {
    font-weight: 550;
    color: ${token.warnText};
  }

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 10px;
    margin-top: 6px;
    font-variant-numeric: tabular-nums;
  }

  small {
    font-size: 12.5px;
    color: ${token.ink2};
  }
`;

const AtCouriers = styled.div`
  margin-top: 6px;

  &:empty {
    display: none;
  }
`;

/** The customer's data in this order, with the counts of all their orders. */
export function OrderCustomer({ order }: { order: OrderCustomer_order$key }) {
  const { t } = useTranslation();
  const data = useFragment(
    graphql`
      fragment OrderCustomer_order on Order {
        shippingAddress {
          name
          phone
          street
          district
          thana
        }
        note
        customer {
          id
          ...CustomerRecord_customer
          courierScore {
            ...CourierScoreNote_score @relay(mask: false)
          }
        }
        openDuplicates {
          id
          reference
          status
          total
          createdAt
        }
        ...OrderChat_order
      }
    `,
    order,
  );
  const { shippingAddress, note, customer, openDuplicates } = data;
  const { name, phone, street, district, thana } = shippingAddress;
  // The thana belongs to the place as long as the street does not name it.
  const place = [thana, district].filter((part) => part && !street.toLowerCase().includes(part.toLowerCase())).join(', ');
  return (
    <CustomerCard customerId={customer.id} name={name} phone={phone} address={street} district={place} note={note} chat={<OrderChat order={data} />}>
      <CustomerRecord customer={customer} />
      <AtCouriers>
        <CourierScoreNote score={customer.courierScore} />
      </AtCouriers>
      {openDuplicates.length > 0 && (
        <Duplicates>
          <strong>
            {t('{{count}} other open orders of this customer', {
              count: openDuplicates.length,
              defaultValue_one: '{{count}} other open order of this customer',
            })}
          </strong>
          <ul>
            {openDuplicates.map(({ id, reference, status, total, createdAt }) => (
              <li key={id}>
                <TextLink to="/ecom/order/$id" params={{ id }}>
                  {reference}
                </TextLink>
                <StatusBadge status={status} />
                <small>
                  {formatTaka(total)} · {formatShortDateTime(createdAt)}
                </small>
              </li>
            ))}
          </ul>
        </Duplicates>
      )}
    </CustomerCard>
  );
}
