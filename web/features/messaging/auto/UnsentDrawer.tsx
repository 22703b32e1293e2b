import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatShortDateTime } from '../../../../schema/rules/format.ts';
import type { UnsentDrawerQuery } from '../../../__generated__/UnsentDrawerQuery.graphql.ts';
import { gatewayText } from '../../../gatewayText.ts';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { Drawer } from '../../../ui/Drawer.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { RowsSkeleton } from '../../../ui/RowsSkeleton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { eventName, type MessageEvent } from '../eventText.ts';

const unsentDrawerQuery = graphql`
  query UnsentDrawerQuery($event: MessageEvent!) {
    unsentMessages(event: $event) {
      orderId
      reference
      customerName
      message: reason
      messageKey
      messageValues
      at
    }
  }
`;

/** It stands alone here; on a timeline it goes on with a sentence. */
const Reason = styled.span`
  display: block;
  white-space: normal;

  &::first-letter {
    text-transform: uppercase;
  }
`;

/** Messages of an event that were not sent in the last 30 days, each with its order and the reason. */
export function UnsentDrawer({ event, onClose }: { event: MessageEvent; onClose: () => void }) {
  const { t } = useTranslation();
  const name = eventName(event, t);
  return (
    <Drawer title={t('Not sent: {{event}}', { event: name })} isOpen onClose={onClose} width={520}>
      <Suspense fallback={<RowsSkeleton />}>
        <UnsentList event={event} label={name} />
      </Suspense>
    </Drawer>
  );
}

function UnsentList({ event, label }: { event: MessageEvent; label: string }) {
  const { t } = useTranslation();
  const { unsentMessages } = useLazyLoadQuery<UnsentDrawerQuery>(unsentDrawerQuery, { event }, { fetchPolicy: 'store-and-network' });
  if (unsentMessages.length === 0) return <EmptyState title={t('Nothing was left unsent in the last 30 days')} />;
  return (
    <FactTable
      label={label}
      rows={unsentMessages}
      getRowId={({ orderId }) => orderId}
      columns={[
        {
          id: 'order', header: t('Order'),
          cell: ({ orderId, reference, at }) => (
            <CellText secondary={formatShortDateTime(at)}><TextLink to="/ecom/order/$id" params={{ id: orderId }}>{reference}</TextLink></CellText>
          ),
        },
        { id: 'why', header: t('Why'), isWide: true, cell: ({ customerName, ...text }) => <CellText secondary={customerName}><Reason>{gatewayText(text)}</Reason></CellText> },
      ]}
    />
  );
}
