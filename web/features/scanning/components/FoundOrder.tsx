import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatCount, formatTaka } from '../../../../schema/rules/format.ts';
import { phoneText } from '../../../../schema/rules/phone.ts';
import { Card } from '../../../ui/Card.tsx';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { Scanned } from '../useScannedOrder.ts';

/** A phone number is not broken at its hyphen. */
const OneLine = styled.span`
  white-space: nowrap;
`;

/** The scanned order with the expected contents of its parcel. */
export function FoundOrder({ found: { order, lines } }: { found: Scanned }) {
  const { t } = useTranslation();
  const { name, phone } = order.shippingAddress;
  const facts = [
    { id: 'customer', term: t('Customer'), value: <>{name} · <OneLine>{phoneText(phone)}</OneLine></> },
    { id: 'due', term: t('Due'), value: formatTaka(order.due) },
    { id: 'courier', term: t('Courier'), value: order.shipment ? [order.shipment.courier.name, order.shipment.trackingCode].filter(Boolean).join(' · ') : t('None') },
    { id: 'inside', term: t('Inside'), value: lines.map((line) => `${formatCount(line.quantity)} × ${line.name}`).join('; ') },
  ];
  return (
    <Card
      title={<TextLink to="/ecom/order/$id" params={{ id: order.id }}>{order.reference}</TextLink>}
      mark={<StatusBadge status={order.status} />}
    >
      <DescriptionList items={facts} layout="facts" />
    </Card>
  );
}
