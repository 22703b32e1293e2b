import { Boxes } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { formatShortDateTime } from '../../../../schema/rules/format.ts';
import type { ProductMovements_product$key } from '../../../__generated__/ProductMovements_product.graphql.ts';
import { gatewayText } from '../../../gatewayText.ts';
import { ExportLink } from '../../../list/ExportLink.tsx';
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

interface ProductMovementsProps {
  product: ProductMovements_product$key;
  productId: string;
}

/** The stock movements of the product, newest first: why, when and by whom. */
export function ProductMovements({ product, productId }: ProductMovementsProps) {
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
              actorName
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
      cell: ({ sku, at, actorName, oversold, source, sourceId, location, ...reason }) => (
        <CellText secondary={[sku, hasPlaces && location.name, formatShortDateTime(at), actorName].filter(Boolean).join(' · ')}>
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
    <Card
      title={t('Stock movements')} icon={Boxes} isFlush
      actions={<ExportLink name="stock-movements" variables={{ filter: { productId: productId } }} />}
    >
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
