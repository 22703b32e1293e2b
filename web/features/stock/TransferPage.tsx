import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatCount, formatShortDateTime, formatTaka } from '../../../schema/rules/format.ts';
import type { TransferPage_transfer$data, TransferPage_transfer$key } from '../../__generated__/TransferPage_transfer.graphql.ts';
import type { TransferPageQuery } from '../../__generated__/TransferPageQuery.graphql.ts';
import { RecordNav } from '../../list/RecordNav.tsx';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { NotFoundPage } from '../../routes/NotFoundPage.tsx';
import { Card } from '../../ui/Card.tsx';
import { CellText } from '../../ui/datagrid/CellText.tsx';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { FactTable } from '../../ui/FactTable.tsx';
import type { FactColumn } from '../../ui/FactTable.tsx';
import { RecordScreen } from '../../ui/RecordScreen.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { textFact } from '../../ui/textFact.ts';
import { AuditTimeline } from '../audit/AuditTimeline.tsx';
import { SkuLink } from '../catalog/SkuLink.tsx';
import { JournalRows } from './components/JournalRows.tsx';
import { PrintButton } from './components/PrintButton.tsx';
import { StockRows } from './components/StockRows.tsx';
import { StockSheet } from './components/StockSheet.tsx';
import { TransferActions } from './components/TransferActions.tsx';
import { transferRoute } from './stockRoutes.ts';

const transferPageQuery = graphql`
  query TransferPageQuery($id: ID!) @preloadable {
    node(id: $id) {
      __typename
      ... on StockTransfer {
        ...TransferPage_transfer
      }
    }
    viewer {
      business {
        name
      }
    }
  }
`;

type Line = TransferPage_transfer$data['lines'][number];

/** One transfer: `/transfer-stock/$id`. */
export function TransferPage() {
  const { node, viewer } = useRouteQuery<TransferPageQuery>(transferPageQuery, transferRoute.useLoaderData());
  if (node?.__typename !== 'StockTransfer') return <NotFoundPage />;
  return <TransferDetail transfer={node} business={viewer?.business?.name ?? ''} />;
}

function TransferDetail({ transfer: key, business }: { transfer: TransferPage_transfer$key; business: string }) {
  const { t } = useTranslation();
  const transfer = useFragment(
    graphql`
      fragment TransferPage_transfer on StockTransfer {
        id
        number
        status
        note
        closeReason
        value
        createdByName
        closedByName
        closedAt
        from {
          name
        }
        to {
          name
        }
        lines {
          id
          sku
          name
          quantity
          received
        }
        timeline(first: 100) {
          ...AuditTimeline_timeline
        }
        stockMovements(first: 100) {
          ...StockRows_page
        }
        journal(first: 50) {
          ...JournalRows_page
        }
        ...TransferActions_transfer
      }
    `,
    key,
  );
  const { id, number, status, note, closeReason, value, createdByName, closedByName, closedAt, from, to, lines } = transfer;
  const isReceived = status === 'RECEIVED';

  const title = t('Transfer {{number}}', { number });

  const columns: FactColumn<Line>[] = [
    {
      id: 'item',
      header: t('Item'),
      isWide: true,
      cell: ({ name, sku }) => (
        <CellText isStrong secondary={<SkuLink sku={sku} />}>
          {name}
        </CellText>
      ),
    },
    { id: 'quantity', header: t('Sent'), align: 'end', cell: ({ quantity }) => formatCount(quantity) },
    ...(isReceived
      ? [
          {
            id: 'received',
            header: t('Arrived'),
            align: 'end' as const,
            cell: ({ quantity, received }: Line) => (
              <CellText tone={received === quantity ? 'plain' : 'bad'} isStrong={received !== quantity}>
                {formatCount(received ?? 0)}
              </CellText>
            ),
          },
        ]
      : []),
  ];

  return (
    <RecordScreen
      title={title}
      marks={<StatusBadge status={status} />}
      note={createdByName ? t('entered by {{name}}', { name: createdByName }) : undefined}
      back={
        <RecordNav
          kind="transfer"
          id={id}
          fallback="/transfer-stock"
          linkOf={(next) => ({ to: '/transfer-stock/$id', params: { id: next } })}
          label={t('Back to transfers')}
        />
      }
      actions={
        <>
          <PrintButton />
          <TransferActions transfer={transfer} />
        </>
      }
      aside={
        <>
          <Card title={t('From and to')}>
            <DescriptionList
              layout="facts"
              items={[
                ...textFact('from', t('From'), from.name),
                ...textFact('to', t('To'), to.name),
                ...textFact('value', t('Value'), formatTaka(value) ?? ''),
                ...textFact('closedBy', isReceived ? t('Received by') : t('Cancelled by'), closedByName),
                ...textFact('closedAt', isReceived ? t('Received at') : t('Cancelled at'), closedAt ? formatShortDateTime(closedAt) : ''),
                ...textFact('reason', isReceived ? t('Why another number arrived') : t('Why'), closeReason),
                ...textFact('note', t('Note'), note),
              ]}
            />
          </Card>
          <AuditTimeline of={transfer.id} timeline={transfer.timeline} />
        </>
      }
    >
      <Card isFlush>
        <FactTable<Line> label={t('Items')} isStackedOnPhone rows={lines} getRowId={(line) => line.id} columns={columns} />
      </Card>
      <StockSheet<Line>
        title={t('Transfer {{number}}', { number })}
        business={business}
        facts={[[t('From'), from.name], [t('To'), to.name], [t('Note'), note], [t('Why another number arrived'), isReceived ? closeReason : '']]}
        lines={lines}
        item={t('Item')}
        itemOf={(line) => line}
        columns={[
          { header: t('Sent'), cell: ({ quantity }) => formatCount(quantity) },
          { header: t('Arrived'), cell: ({ received }) => (isReceived ? formatCount(received ?? 0) : '') },
        ]}
        people={[[t('Sent by'), createdByName], [t('Received by'), isReceived ? closedByName : '']]}
      />
      <StockRows of={transfer.id} page={transfer.stockMovements} />
      {transfer.journal && <JournalRows of={transfer.id} page={transfer.journal} />}
    </RecordScreen>
  );
}
