import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatCount, formatTaka } from '../../../../schema/rules/format.ts';
import type { TheirOrdersTable_people$data, TheirOrdersTable_people$key } from '../../../__generated__/TheirOrdersTable_people.graphql.ts';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import type { FactColumn } from '../../../ui/FactTable.tsx';
import { statusText } from '../../../ui/statusMeaning.ts';
import type { AllOrdersSearch } from '../../orders/all/allOrdersSearch.ts';
import { shareText } from '../../web-orders/report/reportText.ts';
import { perDayText, personColumn } from './employeeCells.tsx';
import { OrdersLink } from './OrdersLink.tsx';

const fragment = graphql`
  fragment TheirOrdersTable_people on EmployeeFigures @relay(plural: true) {
    memberId
    name
    workingDays
    leaveDays
    orders
    ordersConfirmed
    delivered
    partial
    returned
    cancelled
    value
    before {
      orders
      delivered
    }
  }
`;

type Person = TheirOrdersTable_people$data[number];
type Standing = 'DELIVERED' | 'PARTIAL' | 'RETURNED' | 'CANCELLED';

interface TheirOrdersTableProps {
  people: TheirOrdersTable_people$key;
  /** Filters of the list behind each count: the days that the orders were taken on, and which orders. */
  behind: Pick<AllOrdersSearch, 'created' | 'source' | 'courier'>;
  /** Whose an order is. */
  credit: 'TAKEN' | 'CONFIRMED';
}

/** What became of the orders of each person; each count is the length of the list that it leads to. */
export function TheirOrdersTable({ people, behind, credit }: TheirOrdersTableProps) {
  const { t } = useTranslation();
  const rows = useFragment(fragment, people);
  const figure = (
    header: string, count: (person: Person) => number, share: (person: Person) => string | undefined, status?: Standing,
  ): FactColumn<Person> => ({
    id: status ?? 'orders',
    header,
    align: 'end',
    cell: (person) => (
      <CellText secondary={count(person) > 0 ? share(person) : undefined}>
        <OrdersLink
          count={count(person)} label={`${header}, ${person.name}`}
          search={{ ...behind, person: person.memberId, ...(credit !== 'TAKEN' && { work: credit }), ...(status && { status }) }}
        />
      </CellText>
    ),
  });
  const standing = (status: Standing, count: (person: Person) => number, wholeOf: (person: Person) => number = ({ orders }) => orders) =>
    figure(statusText(status, t), count, (person) => shareText(count(person), wholeOf(person), t), status);
  return (
    <FactTable<Person>
      label={t('Their orders')}
      rows={rows}
      getRowId={({ memberId }) => memberId}
      isStackedOnPhone
      columns={[
        personColumn(t),
        {
          id: 'days', header: t('Days worked'), align: 'end',
          cell: ({ workingDays, leaveDays }) => (
            <CellText secondary={leaveDays > 0 ? t('{{count}} on leave', { count: leaveDays }) : undefined}>
              {typeof workingDays === 'number' ? formatCount(workingDays) : '–'}
            </CellText>
          ),
        },
        figure(t('Orders'), ({ orders }) => orders, ({ orders, workingDays }) =>
          workingDays ? t('{{figure}} a day', { figure: perDayText(orders, workingDays) }) : undefined),
        { id: 'confirmed', header: t('Confirmed %'), align: 'end', cell: ({ orders, ordersConfirmed }) => shareText(ordersConfirmed, orders, t) },
        standing('DELIVERED', ({ delivered }) => delivered),
        standing('PARTIAL', ({ partial }) => partial),
        standing('RETURNED', ({ returned }) => returned, ({ delivered, partial, returned }) => delivered + partial + returned),
        standing('CANCELLED', ({ cancelled }) => cancelled),
        {
          id: 'before', header: t('The days before'), align: 'end',
          cell: ({ before: { orders, delivered } }) => (orders === 0 ? <CellText tone="muted">–</CellText> : (
            <CellText secondary={t('{{share}} delivered', { share: shareText(delivered, orders, t) })}>{formatCount(orders)}</CellText>
          )),
        },
        { id: 'value', header: t('Value'), align: 'end', cell: ({ value }) => formatTaka(value) },
      ]}
    />
  );
}
