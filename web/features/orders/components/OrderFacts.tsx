import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatDay } from '../../../../schema/rules/format.ts';
import type { OrderFacts_order$key } from '../../../__generated__/OrderFacts_order.graphql.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { PhoneLink } from '../../customers/PhoneLink.tsx';

const Tags = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;

  /* A tag may be longer than the card is wide. */
  > * {
    flex-shrink: 1;
    height: auto;
    min-height: 22px;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

/** What was agreed about an order, and who looks after it. */
export function OrderFacts({ order }: { order: OrderFacts_order$key }) {
  const { t } = useTranslation();
  const { altPhone, scheduledFor, plannedCourier, shippingNote, tags, assigneeName, shippedAt, extraFields } = useFragment(
    graphql`
      fragment OrderFacts_order on Order {
        altPhone
        scheduledFor
        plannedCourier
        shippingNote
        tags
        assigneeName
        shippedAt
        extraFields {
          label
          value
        }
      }
    `,
    order,
  );
  const known = (id: string, term: string, value: string | null | undefined | false) => (value ? [{ id, term, value }] : []);
  return (
    <Card title={t('Details')}>
      <DescriptionList
        layout="facts"
        items={[
          { id: 'assignee', term: t('Employee'), value: assigneeName || t('Nobody in particular') },
          ...known('scheduledFor', t('Send on'), scheduledFor && formatDay(scheduledFor)),
          // Once it has left, the parcel says who carries it.
          ...known('plannedCourier', t('Planned courier'), !shippedAt && plannedCourier),
          ...(altPhone ? [{ id: 'altPhone', term: t('Other phone'), value: <PhoneLink phone={altPhone} /> }] : []),
          ...known('shippingNote', t('Shipping note'), shippingNote),
          ...extraFields.map(({ label, value }, index) => ({ id: `extra${index}`, term: label, value })),
          ...(tags.length > 0 ? [{ id: 'tags', term: t('Tags'), value: <Tags>{tags.map((tag) => <Badge key={tag}>{tag}</Badge>)}</Tags> }] : []),
        ]}
      />
    </Card>
  );
}
