import { Boxes } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatShortDateTime } from '../../../../schema/rules/format.ts';
import type { StockRows_movements$data, StockRows_movements$key } from '../../../__generated__/StockRows_movements.graphql.ts';
import { Card } from '../../../ui/Card.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { SkuLink } from '../../catalog/SkuLink.tsx';

type Movement = StockRows_movements$data[number];

/** 1 -> '+1', -2 -> '−2'. */
const signed = (units: number) => (units > 0 ? `+${units}` : `−${-units}`);

/** What a record did to the stock: one row of the ledger after the other. */
export function StockRows({ movements: key }: { movements: StockRows_movements$key }) {
  const { t } = useTranslation();
  const movements = useFragment(
    graphql`
      fragment StockRows_movements on StockMovement @relay(plural: true) {
        sku
        reason
        at
        onHand
      }
    `,
    key,
  );
  if (movements.length === 0) return null;
  return (
    <Card title={t('Stock movements')} icon={Boxes} isFlush>
      <FactTable<Movement>
        label={t('Stock movements')}
        rows={movements}
        getRowId={(_movement, index) => String(index)}
        groupOf={({ reason, at }) => `${reason} · ${formatShortDateTime(at)}`}
        columns={[
          { id: 'sku', header: t('SKU'), isWide: true, cell: ({ sku }) => <SkuLink sku={sku} /> },
          { id: 'onHand', header: t('On hand'), align: 'end', cell: ({ onHand }) => signed(onHand) },
        ]}
      />
    </Card>
  );
}
