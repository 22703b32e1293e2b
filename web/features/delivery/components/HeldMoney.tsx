import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatCount, formatDay } from '../../../../schema/rules/format.ts';
import type { HeldMoney_query$data, HeldMoney_query$key } from '../../../__generated__/HeldMoney_query.graphql.ts';
import { Card } from '../../../ui/Card.tsx';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { takaOfColumn } from '../../../ui/exactTaka.ts';
import { FactTable } from '../../../ui/FactTable.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { meaningColours } from '../../../ui/theme/token.ts';
import type { NotSettledSearch } from '../notSettledSearch.ts';

type Held = HeldMoney_query$data['moneyHeldByCouriers'][number];
/** A courier; without an id, the sum of all. */
type Row = Omit<Held, 'courierId'> & { courierId?: string };

/** Per age column, the days since delivery of its oldest orders, compared with the courier's terms to mark it overdue. */
const AGES = [
  { id: '0-3', tab: 'DAYS_0_3', oldest: 3, amount: 'days0to3', parcels: 'parcels0to3' },
  { id: '4-7', tab: 'DAYS_4_7', oldest: 7, amount: 'days4to7', parcels: 'parcels4to7' },
  { id: '8-15', tab: 'DAYS_8_15', oldest: 15, amount: 'days8to15', parcels: 'parcels8to15' },
  { id: '15', tab: 'OVER_15', oldest: Infinity, amount: 'over15', parcels: 'parcelsOver15' },
] as const;

const Cell = styled.span<{ $meaning: 'warn' | 'bad' | null }>`
  display: inline-block;
  margin: -2px -6px;
  padding: 2px 6px;
  border-radius: 5px;
  ${({ $meaning }) => $meaning && `background: ${meaningColours($meaning).soft}; color: ${meaningColours($meaning).text};`}
`;

/** A figure keeps its own look as a link. */
const Figure = styled.span`
  a {
    color: inherit;
    font-weight: inherit;
  }
`;

const sumOf = (rows: readonly Held[], field: Exclude<keyof Held, 'courierId' | 'name' | 'lastPayout'>) => rows.reduce((sum, row) => sum + row[field], 0);

/** How much of the business's money each courier holds, by age. A figure leads to the orders that it counts. */
export function HeldMoney({ query: key }: { query: HeldMoney_query$key }) {
  const { t } = useTranslation();
  const { moneyHeldByCouriers: held } = useFragment(
    graphql`
      fragment HeldMoney_query on Query {
        moneyHeldByCouriers {
          courierId
          name
          orders
          total
          away
          awayOrders
          days0to3
          days4to7
          days8to15
          over15
          parcels0to3
          parcels4to7
          parcels8to15
          parcelsOver15
          late
          lateOrders
          payoutDays
          graceDays
          lastPayout
        }
      }
    `,
    key,
  );
  if (held.length === 0) return null;
  const parcels = (count: number) => t('{{count}} parcels', { count, number: formatCount(count), defaultValue_one: '{{count}} parcel' });
  const all: Row = {
    name: t('All couriers'), lastPayout: null, payoutDays: 0, graceDays: 0, orders: sumOf(held, 'orders'), total: sumOf(held, 'total'),
    days0to3: sumOf(held, 'days0to3'), days4to7: sumOf(held, 'days4to7'), days8to15: sumOf(held, 'days8to15'), over15: sumOf(held, 'over15'),
    parcels0to3: sumOf(held, 'parcels0to3'), parcels4to7: sumOf(held, 'parcels4to7'), parcels8to15: sumOf(held, 'parcels8to15'),
    parcelsOver15: sumOf(held, 'parcelsOver15'), late: sumOf(held, 'late'), lateOrders: sumOf(held, 'lateOrders'),
    away: sumOf(held, 'away'), awayOrders: sumOf(held, 'awayOrders'),
  };
  const rowsOf = (tab: NotSettledSearch['age'], { courierId }: Row, amount: string) => (
    <Figure><TextLink to="/notification/not-settled-orders" search={{ age: tab, courier: courierId }}>{amount}</TextLink></Figure>
  );
  const lines = held.length > 1 ? [...held, all] : held;
  const takaOf = (field: 'total' | 'late' | 'away' | (typeof AGES)[number]['amount']) => takaOfColumn(lines.map((row) => row[field]));
  const [takaHeld, takaLate, takaAway] = [takaOf('total'), takaOf('late'), takaOf('away')];
  const labels = { '0-3': t('0–3 days'), '4-7': t('4–7 days'), '8-15': t('8–15 days'), '15': t('Over 15 days') };
  return (
    <Card title={t('Who holds my money')} isFlush>
      <FactTable<Row>
        label={t('Who holds my money')}
        rows={lines}
        isStackedOnPhone
        getRowId={({ courierId }) => courierId ?? 'sum'}
        columns={[
          {
            id: 'courier', header: t('Courier'), isWide: true,
            cell: ({ name, payoutDays, courierId }) => (
              <CellText isStrong secondary={!courierId ? undefined : t('Pays in {{count}} days', { count: payoutDays, defaultValue_one: 'Pays in {{count}} day' })}>{name}</CellText>
            ),
          },
          ...AGES.map(({ id, tab, oldest, amount, parcels: count }) => {
            const taka = takaOf(amount);
            return {
              id, header: labels[id], align: 'end' as const,
              cell: (row: Row) => {
                if (row[count] === 0) return <CellText tone="muted">–</CellText>;
                const isLate = row.courierId && oldest > row.payoutDays + row.graceDays;
                return (
                  <Cell $meaning={isLate ? (oldest > 15 ? 'bad' : 'warn') : null}>
                    <CellText isStrong secondary={row.courierId ? parcels(row[count]) : undefined}>{rowsOf(tab, row, taka(row[amount]))}</CellText>
                  </Cell>
                );
              },
            };
          }),
          { id: 'total', header: t('Holds'), align: 'end', cell: ({ total, orders }) => <CellText isStrong secondary={parcels(orders)}>{takaHeld(total)}</CellText> },
          {
            id: 'late', header: t('Late by its terms'), align: 'end',
            cell: (row) => {
              if (row.lateOrders === 0) return <CellText tone="muted">–</CellText>;
              return <CellText tone="bad" secondary={parcels(row.lateOrders)}>{rowsOf('LATE', row, takaLate(row.late))}</CellText>;
            },
          },
          ...(all.awayOrders > 0 ? [{
            id: 'away', header: t('Put away'), align: 'end' as const,
            cell: (row: Row) => {
              if (row.awayOrders === 0) return <CellText tone="muted">–</CellText>;
              return <CellText secondary={parcels(row.awayOrders)}>{rowsOf('SNOOZED', row, takaAway(row.away))}</CellText>;
            },
          }] : []),
          { id: 'payout', header: t('Last payout'), align: 'end', cell: ({ lastPayout, courierId }) => courierId && <CellText tone="muted">{lastPayout ? formatDay(lastPayout) : '–'}</CellText> },
        ]}
      />
    </Card>
  );
}
