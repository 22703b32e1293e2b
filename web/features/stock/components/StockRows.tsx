import { Boxes } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatShortDateTime } from '../../../../schema/rules/format.ts';
import type { StockRows_page$data, StockRows_page$key } from '../../../__generated__/StockRows_page.graphql.ts';
import { gatewayText } from '../../../gatewayText.ts';
import { ShowMore } from '../../../list/ShowMore.tsx';
import { useFurtherRows } from '../../../list/useFurtherRows.ts';
import { Card } from '../../../ui/Card.tsx';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import type { FactColumn } from '../../../ui/FactTable.tsx';
import { loadCode } from '../../../ui/loadCode.ts';
import { SkuLink } from '../../catalog/SkuLink.tsx';
import { signedUnits, useBucketWords } from '../buckets.ts';
import type { Bucket } from '../buckets.ts';

type Movement = StockRows_page$data['edges'][number]['node'];

const pageFragment = graphql`
  fragment StockRows_page on StockMovementsConnection {
    edges {
      cursor
      node {
        sku
        message: reason
        messageKey
        messageValues
        at
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
    pageInfo {
      hasNextPage
    }
  }
`;

interface StockRowsProps {
  /** The id of the record. */
  of: string;
  page: StockRows_page$key;
}

/** The stock movements of a record, one ledger row per line, with the buckets that changed. */
export function StockRows({ of: id, page }: StockRowsProps) {
  const { t } = useTranslation();
  const words = useBucketWords();
  const { edges, pages } = useFurtherRows<Movement>({
    first: useFragment(pageFragment, page),
    load: async (environment, after) => (await loadCode(() => import('./stockRowPages.ts'))).furtherMovements(environment, { id, after }),
  });
  const rows = edges.map(({ node }) => node);
  // A change of cost stands in the ledger too, and moves nothing.
  const movements = rows.filter((movement) => (Object.keys(words) as Bucket[]).some((bucket) => movement[bucket] !== 0));
  if (movements.length === 0) return null;
  const places = new Set(movements.map(({ location }) => location.name));
  const buckets = (Object.keys(words) as Bucket[]).filter((bucket) => movements.some((movement) => movement[bucket] !== 0));
  return (
    <Card title={t('Stock movements')} icon={Boxes} isFlush>
      <FactTable<Movement>
        label={t('Stock movements')}
        isStackedOnPhone
        rows={movements}
        getRowId={(_movement, index) => String(index)}
        groupOf={({ at, ...reason }) => `${gatewayText(reason)} · ${formatShortDateTime(at)}`}
        columns={[
          {
            id: 'sku',
            header: t('SKU'),
            isWide: true,
            cell: ({ sku, location }) => (
              <CellText secondary={places.size > 1 ? location.name : undefined}>
                <SkuLink sku={sku} />
              </CellText>
            ),
          },
          ...buckets.map((bucket): FactColumn<Movement> => ({
            id: bucket,
            header: words[bucket],
            align: 'end',
            cell: (movement) => signedUnits(movement[bucket]),
          })),
        ]}
      />
      <ShowMore pages={pages} />
    </Card>
  );
}
