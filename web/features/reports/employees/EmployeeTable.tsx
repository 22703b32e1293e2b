import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatCount, formatTaka } from '../../../../schema/rules/format.ts';
import type { EmployeeTable_people$data, EmployeeTable_people$key } from '../../../__generated__/EmployeeTable_people.graphql.ts';
import { searchOf } from '../../../list/linkSearch.ts';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import type { FactColumn } from '../../../ui/FactTable.tsx';
import { statusText } from '../../../ui/statusMeaning.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { allOrdersSearch } from '../../orders/all/allOrdersSearch.ts';
import type { OrderWork } from '../../orders/all/allOrdersSearch.ts';
import { workText } from '../../orders/all/workText.ts';
import { shareText, waitText } from '../../web-orders/report/reportText.ts';

const fragment = graphql`
  fragment EmployeeTable_people on EmployeeFigures @relay(plural: true) {
    memberId
    name
    taken
    called
    confirmed
    packed
    handedOver
    calledOff
    minutesToConfirm
    orders
    delivered
    partial
    returned
    cancelled
    value
  }
`;

type Person = EmployeeTable_people$data[number];
type Standing = 'DELIVERED' | 'PARTIAL' | 'RETURNED' | 'CANCELLED';

interface EmployeeTableProps {
  people: EmployeeTable_people$key;
  /** The days that the orders were taken on, for the address of a list. */
  created: string;
  /** Whose an order is. */
  credit: 'TAKEN' | 'CONFIRMED';
}

/** What each person did; each figure is the length of the list that it links to. */
export function EmployeeTable({ people, created, credit }: EmployeeTableProps) {
  const { t } = useTranslation();
  const rows = useFragment(fragment, people);

  const figure = (id: string, header: string, count: (person: Person) => number, work: OrderWork, status?: Standing): FactColumn<Person> => ({
    id,
    header,
    align: 'end',
    cell: (person) => {
      const text = formatCount(count(person));
      if (text === '0') return <CellText tone="muted">–</CellText>;
      return (
        <TextLink
          to="/ecom/all-order"
          search={searchOf(allOrdersSearch, { created, person: person.memberId, ...(work !== 'TAKEN' && { work }), ...(status && { status }) })}
          aria-label={`${header}, ${person.name}: ${text}`}
        >
          {text}
        </TextLink>
      );
    },
  });
  const did = (work: OrderWork, count: (person: Person) => number) => figure(work, workText(work, t), count, work);
  const standing = (status: Standing, count: (person: Person) => number) =>
    figure(`of${status}`, t('Of these: {{status}}', { status: statusText(status, t) }), count, credit, status);
  return (
    <FactTable<Person>
      label={t('What people did')}
      rows={rows}
      getRowId={({ memberId }) => memberId}
      isStackedOnPhone
      columns={[
        { id: 'name', header: t('Person'), isWide: true, isLine: true, cell: ({ name }) => <CellText isStrong>{name || t('No name')}</CellText> },
        did('TAKEN', ({ taken }) => taken),
        did('CALLED', ({ called }) => called),
        did('CONFIRMED', ({ confirmed }) => confirmed),
        { id: 'wait', header: t('Until confirmed'), align: 'end', cell: ({ minutesToConfirm }) => waitText(minutesToConfirm, t) },
        did('PACKED', ({ packed }) => packed),
        did('SHIPPED', ({ handedOver }) => handedOver),
        did('CANCELLED', ({ calledOff }) => calledOff),
        figure('orders', t('Their orders'), ({ orders }) => orders, credit),
        standing('DELIVERED', ({ delivered }) => delivered),
        standing('PARTIAL', ({ partial }) => partial),
        standing('RETURNED', ({ returned }) => returned),
        standing('CANCELLED', ({ cancelled }) => cancelled),
        { id: 'share', header: t('Delivered share'), align: 'end', cell: ({ delivered, orders }) => shareText(delivered, orders, t) },
        { id: 'value', header: t('Value'), align: 'end', cell: ({ value }) => formatTaka(value) },
      ]}
    />
  );
}
