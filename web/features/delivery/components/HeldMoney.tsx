import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatCount, formatTaka } from '../../../../schema/rules/format.ts';
import type { HeldMoney_query$data, HeldMoney_query$key } from '../../../__generated__/HeldMoney_query.graphql.ts';
import { Card } from '../../../ui/Card.tsx';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';

type Held = HeldMoney_query$data['moneyHeldByCouriers'][number];

/** Who holds how much of the business's money, and for how long. */
export function HeldMoney({ query: key }: { query: HeldMoney_query$key }) {
  const { t } = useTranslation();
  const { moneyHeldByCouriers } = useFragment(
    graphql`
      fragment HeldMoney_query on Query {
        moneyHeldByCouriers {
          name
          orders
          total
          days0to3
          days4to7
          days8to15
          over15
          late
          lateOrders
        }
      }
    `,
    key,
  );
  if (moneyHeldByCouriers.length === 0) return null;
  const money = (id: string, header: string, of: (held: Held) => number, isStrong = false) => ({
    id, header, align: 'end' as const,
    cell: (held: Held) => <CellText isStrong={isStrong} tone={of(held) === 0 ? 'muted' : 'plain'}>{of(held) === 0 ? '–' : formatTaka(of(held))}</CellText>,
  });
  return (
    <Card title={t('Who holds my money')} isFlush>
      <FactTable<Held>
        label={t('Who holds my money')}
        rows={moneyHeldByCouriers}
        getRowId={({ name }) => name}
        columns={[
          {
            id: 'courier', header: t('Courier'), isWide: true,
            cell: ({ name, orders }) => (
              <CellText isStrong secondary={t('{{count}} orders', { count: orders, number: formatCount(orders), defaultValue_one: '{{count}} order' })}>{name}</CellText>
            ),
          },
          money('total', t('Holds'), ({ total }) => total, true),
          money('0-3', t('0–3 days'), ({ days0to3 }) => days0to3),
          money('4-7', t('4–7 days'), ({ days4to7 }) => days4to7),
          money('8-15', t('8–15 days'), ({ days8to15 }) => days8to15),
          money('15', t('Over 15 days'), ({ over15 }) => over15),
          {
            id: 'late', header: t('Late by its terms'), align: 'end',
            cell: ({ late, lateOrders }) => (
              <CellText tone={lateOrders > 0 ? 'bad' : 'muted'}>{lateOrders > 0 ? formatTaka(late) : '–'}</CellText>
            ),
          },
        ]}
      />
    </Card>
  );
}
