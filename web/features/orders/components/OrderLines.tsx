import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatCount, formatTaka } from '../../../../schema/rules/format.ts';
import type {
  OrderLines_order$data,
  OrderLines_order$key,
} from '../../../__generated__/OrderLines_order.graphql.ts';
import { Card } from '../../../ui/Card.tsx';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { ProductThumb } from '../../catalog/ProductThumb.tsx';
import { SkuLink } from '../../catalog/SkuLink.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';

const Item = styled.span`
  display: flex;
  gap: 10px;
  align-items: center;
  min-width: 0;
`;

type Line = OrderLines_order$data['lines'][number];

/** The lines of an order. */
export function OrderLines({ order }: { order: OrderLines_order$key }) {
  const { t } = useTranslation();
  const { lines } = useFragment(
    graphql`
      fragment OrderLines_order on Order {
        lines {
          name
          sku
          quantity
          unitPrice
          discount
          total
          pictureUrl
        }
      }
    `,
    order,
  );
  const hasDiscount = lines.some((line) => line.discount > 0);
  return (
    <Card isFlush>
      <FactTable<Line>
        label={t('Items')}
        isStackedOnPhone
        rows={lines}
        getRowId={(line, index) => `${line.sku}-${index}`}
        columns={[
          {
            id: 'item',
            header: t('Item'),
            isWide: true,
            cell: (line) => (
              <Item>
                <ProductThumb name={line.name} src={line.pictureUrl} />
                <CellText isStrong secondary={<SkuLink sku={line.sku} />}>
                  {line.name}
                </CellText>
              </Item>
            ),
          },
          { id: 'price', header: t('Price'), align: 'end', cell: (line) => formatTaka(line.unitPrice) },
          { id: 'quantity', header: t('Qty'), align: 'end', cell: (line) => formatCount(line.quantity) },
          ...(hasDiscount
            ? [
                {
                  id: 'discount',
                  header: t('Discount'),
                  align: 'end' as const,
                  cell: (line: Line) => <CellText tone="muted">{formatTaka(line.discount)}</CellText>,
                },
              ]
            : []),
          {
            id: 'total',
            header: t('Total'),
            align: 'end',
            cell: (line) => <CellText isStrong>{formatTaka(line.total)}</CellText>,
          },
        ]}
      />
    </Card>
  );
}
