import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { formatCount, formatShortDateTime, formatTaka } from '../../../../schema/rules/format.ts';
import type { ProductCosts_product$key } from '../../../__generated__/ProductCosts_product.graphql.ts';
import { gatewayText } from '../../../gatewayText.ts';
import { ShowMore } from '../../../list/ShowMore.tsx';
import { useListRows } from '../../../list/useListRows.ts';
import type { RowOf } from '../../../list/useListRows.ts';
import { Card } from '../../../ui/Card.tsx';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { SourceLink } from '../../stock/components/SourceLink.tsx';

type Receipt = RowOf<ProductCosts_product$key>;

const ROWS = 20;

/** The cost history: landed cost of one piece for each receipt. */
export function ProductCosts({ product }: { product: ProductCosts_product$key }) {
  const { t } = useTranslation();
  const { rows, pages } = useListRows(
    graphql`
      fragment ProductCosts_product on Product
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "ProductCostsNextQuery") {
        receipts(first: $count, after: $cursor) @connection(key: "ProductCosts_receipts") {
          edges {
            node {
              id
              sku
              message: reason
              messageKey
              messageValues
              at
              onHand
              unitCost
              source
              sourceId
            }
          }
        }
      }
    `,
    product,
    { pageSize: ROWS },
  );
  // Null for whoever may not see costs.
  if (!rows.some(({ unitCost }) => typeof unitCost === 'number')) return null;
  return (
    <Card title={t('Cost history')} icon={History} isFlush>
      <FactTable<Receipt>
        label={t('Cost history')}
        isStackedOnPhone
        rows={rows}
        getRowId={({ id }) => id}
        columns={[
          {
            id: 'reason',
            header: t('Came in'),
            isWide: true,
            cell: ({ sku, at, source, sourceId, ...reason }) => (
              <CellText secondary={`${sku} · ${formatShortDateTime(at)}`}>
                <SourceLink source={source} sourceId={sourceId}>
                  {gatewayText(reason)}
                </SourceLink>
              </CellText>
            ),
          },
          { id: 'pieces', header: t('Pieces'), align: 'end', cell: ({ onHand }) => (onHand === 0 ? '' : formatCount(onHand)) },
          { id: 'cost', header: t('Cost of one'), align: 'end', cell: ({ unitCost }) => formatTaka(unitCost) },
        ]}
      />
      <ShowMore pages={pages} />
    </Card>
  );
}
