import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OrderWork } from '../../../../schema/rules/order-work.ts';
import type { WorkTable_people$data, WorkTable_people$key } from '../../../__generated__/WorkTable_people.graphql.ts';
import { FactTable } from '../../../ui/FactTable.tsx';
import type { FactColumn } from '../../../ui/FactTable.tsx';
import type { AllOrdersSearch } from '../../orders/all/allOrdersSearch.ts';
import { workText } from '../../orders/all/workText.ts';
import { waitText } from '../../web-orders/report/reportText.ts';
import { personColumn } from './employeeCells.tsx';
import { OrdersLink } from './OrdersLink.tsx';

const fragment = graphql`
  fragment WorkTable_people on EmployeeFigures @relay(plural: true) {
    memberId
    name
    taken
    called
    confirmed
    packed
    handedOver
    calledOff
    minutesToConfirm
  }
`;

type Person = WorkTable_people$data[number];

interface WorkTableProps {
  people: WorkTable_people$key;
  /** Filters of the list behind each count: the days that the orders were taken on, and which orders. */
  behind: Pick<AllOrdersSearch, 'created' | 'source' | 'courier'>;
}

/** With how many orders each person did what; each count is the length of the list that it leads to. */
export function WorkTable({ people, behind }: WorkTableProps) {
  const { t } = useTranslation();
  const rows = useFragment(fragment, people);
  const did = (work: OrderWork, count: (person: Person) => number): FactColumn<Person> => ({
    id: work,
    header: workText(work, t),
    align: 'end',
    cell: (person) => (
      <OrdersLink
        count={count(person)} label={`${workText(work, t)}, ${person.name}`}
        search={{ ...behind, person: person.memberId, ...(work !== 'TAKEN' && { work }) }}
      />
    ),
  });
  return (
    <FactTable<Person>
      label={t('What people did')}
      rows={rows}
      getRowId={({ memberId }) => memberId}
      isStackedOnPhone
      columns={[
        personColumn(t),
        did('TAKEN', ({ taken }) => taken),
        did('CALLED', ({ called }) => called),
        did('CONFIRMED', ({ confirmed }) => confirmed),
        { id: 'wait', header: t('Until confirmed'), align: 'end', cell: ({ minutesToConfirm }) => waitText(minutesToConfirm, t) },
        did('PACKED', ({ packed }) => packed),
        did('SHIPPED', ({ handedOver }) => handedOver),
        did('CANCELLED', ({ calledOff }) => calledOff),
      ]}
    />
  );
}
