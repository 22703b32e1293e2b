import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatCount, formatShortDateTime } from '../../../../schema/rules/format.ts';
import type { LedgerDrawer_movements$key } from '../../../__generated__/LedgerDrawer_movements.graphql.ts';
import type { LedgerDrawerQuery } from '../../../__generated__/LedgerDrawerQuery.graphql.ts';
import { gatewayText } from '../../../gatewayText.ts';
import { ShowMore } from '../../../list/ShowMore.tsx';
import { useListRows } from '../../../list/useListRows.ts';
import type { RowOf } from '../../../list/useListRows.ts';
import { useCan } from '../../../shell/usePermissions.ts';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { Drawer } from '../../../ui/Drawer.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { PartBoundary } from '../../../ui/PartBoundary.tsx';
import { PartFailed } from '../../../ui/PartFailed.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { signedUnits } from '../buckets.ts';
import type { StockFigure } from './stockFigure.ts';
import { SourceLink } from './SourceLink.tsx';

interface LedgerDrawerProps extends StockFigure {
  /** The figure that the rows add up to, when the page shows one. */
  units?: number;
  what: string;
  onClose: () => void;
}

type Movement = RowOf<LedgerDrawer_movements$key>;

const ROWS = 50;

const query = graphql`
  query LedgerDrawerQuery($first: Int!, $filter: StockLedgerFilter!) {
    ...LedgerDrawer_movements @arguments(count: $first, filter: $filter)
  }
`;

const movementsFragment = graphql`
  fragment LedgerDrawer_movements on Query
  @argumentDefinitions(
    count: { type: "Int!" }
    cursor: { type: "String" }
    filter: { type: "StockLedgerFilter!" }
  )
  @refetchable(queryName: "LedgerDrawerNextQuery") {
    stockLedger(first: $count, after: $cursor, filter: $filter)
      @connection(key: "LedgerDrawer_stockLedger", filters: ["filter"]) {
      edges {
        node {
          id
          sku
          message: reason
          messageKey
          messageValues
          at
          source
          sourceId
          onHand
          reserved
          withCourier
          returning
          damaged
          inTransfer
          location {
            name
          }
        }
      }
    }
  }
`;

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
`;

/** The ledger rows behind a stock figure, newest first, each with a link to the record that caused it. */
export function LedgerDrawer({ what, onClose, ...figure }: LedgerDrawerProps) {
  return (
    <Drawer title={what} isOpen onClose={onClose} width={560}>
      <PartBoundary failed={(_error, retry) => <PartFailed onRetry={retry} />}>
        <Suspense fallback={<Skeleton height={200} />}>
          <LedgerRows {...figure} />
        </Suspense>
      </PartBoundary>
    </Drawer>
  );
}

function LedgerRows({ units, bucket, ...of }: Omit<LedgerDrawerProps, 'what' | 'onClose'>) {
  const { t } = useTranslation();
  const isFounder = useCan('FOUNDER');
  const loaded = useLazyLoadQuery<LedgerDrawerQuery>(
    query,
    { first: ROWS, filter: { bucket, ...of } },
    // Refetched, because stock may have moved since the page was loaded.
    { fetchPolicy: 'network-only' },
  );
  const { rows: movements, pages } = useListRows<LedgerDrawer_movements$key>(movementsFragment, loaded, { pageSize: ROWS });
  const { hasNext } = pages;
  const hasManySkus = new Set(movements.map(({ sku }) => sku)).size > 1;
  const sum = movements.reduce((total, movement) => total + movement[bucket], 0);
  return (
    <Body>
      <p>
        {hasNext
          ? t('These are the newest {{count}} rows of the stock ledger.', { count: movements.length })
          : t('These rows of the stock ledger add up to {{sum}}.', { sum: formatCount(sum) })}
        {!hasNext && units !== undefined && units !== sum && ` ${t('The figure has changed since, or does not agree with them.')}`}
      </p>
      {movements.length > 0 && (
        <FactTable<Movement>
          label={t('Stock movements')}
          rows={movements}
          getRowId={({ id }) => id}
          columns={[
            {
              id: 'reason',
              header: t('What happened'),
              isWide: true,
              cell: ({ sku, source, sourceId, at, location, ...reason }) => (
                <CellText secondary={[hasManySkus && sku, location.name, formatShortDateTime(at)].filter(Boolean).join(' · ')}>
                  <SourceLink source={source} sourceId={sourceId}>
                    {gatewayText(reason)}
                  </SourceLink>
                </CellText>
              ),
            },
            { id: 'units', header: t('Pieces'), align: 'end', cell: (movement) => signedUnits(movement[bucket]) },
          ]}
        />
      )}
      {isFounder && <TextLink to="/reports/self-check">{t('Check all ledgers')}</TextLink>}
      <ShowMore pages={pages} />
    </Body>
  );
}
