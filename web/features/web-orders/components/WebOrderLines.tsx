import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatCount, formatTaka } from '../../../../schema/rules/format.ts';
import type {
  WebOrderLines_order$data,
  WebOrderLines_order$key,
} from '../../../__generated__/WebOrderLines_order.graphql.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { useMediaQuery } from '../../../ui/datagrid/useMediaQuery.ts';
import { FactTable } from '../../../ui/FactTable.tsx';
import { LineMapping } from './LineMapping.tsx';

type Line = WebOrderLines_order$data['lines'][number];

/** The lines of the shop, each with its product of the catalogue. */
export function WebOrderLines({ order }: { order: WebOrderLines_order$key }) {
  const { t } = useTranslation();
  const { lines, canMap } = useFragment(
    graphql`
      fragment WebOrderLines_order on WebOrder {
        canMap
        lines {
          id
          name
          sku
          details
          quantity
          refundedQuantity
          total
          ...LineMapping_line
        }
      }
    `,
    order,
  );
  const isPhone = useMediaQuery('(max-width: 639px)');
  const mapping = (line: Line) => <LineMapping line={line} canDecide={canMap} />;
  return (
    <Card isFlush>
      <FactTable<Line>
        label={t('Items')}
        rows={lines}
        getRowId={(line) => line.id}
        columns={[
          {
            id: 'item',
            header: t('In the shop'),
            isWide: true,
            cell: (line) => (
              <>
                <CellText isStrong secondary={line.sku || t('no SKU')}>
                  {line.name}
                </CellText>
                {line.details && <Badge meaning="warn">{line.details}</Badge>}
                {line.refundedQuantity > 0 && (
                  <Badge meaning="bad">
                    {t('{{count}} of {{quantity}} refunded', {
                      count: line.refundedQuantity, quantity: line.quantity,
                    })}
                  </Badge>
                )}
                {isPhone && mapping(line)}
              </>
            ),
          },
          ...(isPhone ? [] : [{ id: 'product', header: t('Product'), cell: mapping }]),
          { id: 'quantity', header: t('Qty'), align: 'end', cell: (line) => formatCount(line.quantity) },
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
