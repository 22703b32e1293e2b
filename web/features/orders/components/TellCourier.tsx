import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatTaka } from '../../../../schema/rules/format.ts';
import { phoneText } from '../../../../schema/rules/phone.ts';
import type { TellCourier_order$key } from '../../../__generated__/TellCourier_order.graphql.ts';
import type { TellCourierQuery } from '../../../__generated__/TellCourierQuery.graphql.ts';
import { useSecondaryQuery } from '../../../relay/useSecondaryQuery.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { PartFailed } from '../../../ui/PartFailed.tsx';
import { StandingParcel } from './StandingParcel.tsx';

const tellCourierQuery = graphql`
  query TellCourierQuery($id: ID!) {
    node(id: $id) {
      ... on Order {
        toldOtherwise {
          fact
          told
          now
        }
        standingParcel {
          courierName
          code
        }
      }
    }
  }
`;

/** Statuses in which a courier may know of the parcel. */
const SENT = new Set(['HOLD', 'CONFIRMED', 'PACKED', 'SHIPPED', 'CANCELLED']);

const List = styled.ul`
  margin: 4px 0 0;
  padding-left: 18px;
`;

/**
 * Shows what differs from the booking that the courier has: no courier's API accepts changes, so that somebody has to
 * call. Or the parcel that a courier has of an order that has not left. Renders nothing without either.
 */
export function TellCourier({ order: key }: { order: TellCourier_order$key }) {
  const { t } = useTranslation();
  const { id, version, status, shipment } = useFragment(
    graphql`
      fragment TellCourier_order on Order {
        id
        version
        status
        shipment {
          trackingCode
          courier {
            name
          }
        }
      }
    `,
    key,
  );
  const { data, isLoading, hasFailed, reload } = useSecondaryQuery<TellCourierQuery>(
    tellCourierQuery, { id }, { isWanted: SENT.has(status), fetchKey: version },
  );
  if (hasFailed) return <PartFailed title={t('Whether the courier has to be told of a change could not be loaded')} onRetry={reload} />;
  const { toldOtherwise: told, standingParcel } = data?.node ?? {};
  // The answer of an earlier version of the order is not used for this one.
  if (isLoading) return null;
  if (standingParcel) return <StandingParcel orderId={id} parcel={standingParcel} onVoid={reload} />;
  if (!told?.length) return null;
  const labels = {
    NAME: t('Name'), PHONE: t('Phone'), OTHER_PHONE: t('Other phone'), ADDRESS: t('Address'), COD: t('COD to collect'), NOTE: t('Shipping note'),
  };
  const shown = (fact: string, text: string) => {
    if (text === '') return '–';
    if (fact === 'COD') return formatTaka(Number(text));
    return fact === 'PHONE' || fact === 'OTHER_PHONE' ? phoneText(text) : text;
  };
  const courier = status === 'SHIPPED' ? shipment?.courier.name : undefined;
  const code = shipment?.trackingCode;
  return (
    <Banner meaning="warn" title={courier ? t('Tell {{courier}}: the parcel was booked otherwise', { courier }) : t('Tell the courier: the parcel was booked otherwise')}>
      {courier && code ? t('Its code there is {{code}}. Couriers take no changes by themselves.', { code }) : t('Couriers take no changes by themselves.')}
      <List>
        {told.map(({ fact, told: before, now }) => (
          <li key={fact}>
            {labels[fact as keyof typeof labels] ?? fact}: <s>{shown(fact, before)}</s> <strong>{shown(fact, now)}</strong>
          </li>
        ))}
      </List>
    </Banner>
  );
}
