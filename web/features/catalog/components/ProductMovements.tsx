import { Boxes } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { formatShortDateTime } from '../../../../schema/rules/format.ts';
import type { ProductMovements_product$key } from '../../../__generated__/ProductMovements_product.graphql.ts';
import { gatewayText } from '../../../gatewayText.ts';
import { ShowMore } from '../../../list/ShowMore.tsx';
import { useListRows } from '../../../list/useListRows.ts';
import type { RowOf } from '../../../list/useListRows.ts';
import { Card } from '../../../ui/Card.tsx';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import type { FactColumn } from '../../../ui/FactTable.tsx';
import { signedUnits, useBucketWords } from '../../stock/buckets.ts';
import type { Bucket } from '../../stock/buckets.ts';
import { SourceLink } from '../../stock/components/SourceLink.tsx';

type Movement = RowOf<ProductMovements_product$key>;

const ROWS = 50;

/** The stock movements of the product, newest first. */
export function ProductMovements({ product }: { product: ProductMovements_product$key }) {
  const { t } = useTranslation();
  const words = useBucketWords();
  const { rows: movements, pages } = useListRows(
    graphql`
      fragment ProductMovements_product on Product
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" })
      @refetchable(queryName: "ProductMovementsNextQuery") {
        stockMovements(first: $count, after: $cursor) @connection(key: "ProductMovements_stockMovements") {
          edges {
            node {
              id
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
              source
              sourceId
              location {
                name
              }
              oversold
            }
          }
        }
      }
    `,
    product,
    { pageSize: ROWS },
  );
  if (movements.length === 0) {
    return (
      <Card title={t('Stock movements')} icon={Boxes}>
        {t('Nothing has come in or gone out yet.')}
      </Card>
    );
  }
  const buckets = (Object.keys(words) as Bucket[]).filter((bucket) =>
    movements.some((movement) => movement[bucket] !== 0),
  );
  const hasPlaces = new Set(movements.map(({ location }) => location.name)).size > 1;
  const columns: FactColumn<Movement>[] = [
    {
      id: 'reason',
      header: t('What happened'),
      isWide: true,
      cell: ({ sku, at, oversold, source, sourceId, location, ...reason }) => (
        <CellText secondary={[sku, hasPlaces && location.name, formatShortDateTime(at)].filter(Boolean).join(' · ')}>
          <SourceLink source={source} sourceId={sourceId}>
            {oversold ? t('{{reason}}, beyond the stock', { reason: gatewayText(reason) }) : gatewayText(reason)}
          </SourceLink>
        </CellText>
      ),
    },
    ...buckets.map((bucket): FactColumn<Movement> => ({
      id: bucket,
      header: words[bucket],
      align: 'end',
      cell: (movement) => signedUnits(movement[bucket]),
    })),
  ];
  return (
    <Card title={t('Stock movements')} icon={Boxes} isFlush>
      <FactTable
        label={t('Stock movements')}
        isStackedOnPhone
        columns={columns}
        rows={movements}
        getRowId={({ id }) => id}
      />
      <ShowMore pages={pages} />
    </Card>
  );
}
