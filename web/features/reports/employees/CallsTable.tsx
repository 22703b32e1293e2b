import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatCount } from '../../../../schema/rules/format.ts';
import type { CallsTable_people$data, CallsTable_people$key } from '../../../__generated__/CallsTable_people.graphql.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import type { FactColumn } from '../../../ui/FactTable.tsx';
import { CountLink } from '../../web-orders/report/CountLink.tsx';
import { callText, shareText } from '../../web-orders/report/reportText.ts';
import { perDayText, personColumn } from './employeeCells.tsx';

const fragment = graphql`
  fragment CallsTable_people on EmployeeFigures @relay(plural: true) {
    memberId
    name
    workingDays
    calls
    webOrdersCalled
    webOrdersConfirmed
    webOrdersCancelled
    secondsPerCall
  }
`;

type Person = CallsTable_people$data[number];

interface CallsTableProps {
  people: CallsTable_people$key;
  /** The days of the calls, for the address of a list. */
  days: string;
}

/** What each person did in calls about web orders; each count of web orders is the length of the list that it leads to. */
export function CallsTable({ people, days }: CallsTableProps) {
  const { t } = useTranslation();
  const rows = useFragment(fragment, people).filter(({ calls }) => calls > 0).toSorted((one, other) => other.calls - one.calls);
  if (rows.length === 0) return <EmptyState title={t('Nobody has called on these days')} />;
  const about = (
    id: 'webOrdersCalled' | 'webOrdersConfirmed' | 'webOrdersCancelled', header: string, outcome?: 'CONFIRMED' | 'CANCELLED',
  ): FactColumn<Person> => ({
    id,
    header,
    align: 'end',
    cell: (person) => (
      <CountLink
        count={person[id]} label={`${header}, ${person.name}`}
        search={{ caller: person.memberId, name: person.name, calledOn: days, ...(outcome && { outcome }) }}
      />
    ),
  });
  return (
    <FactTable<Person>
      label={t('Calls')}
      rows={rows}
      getRowId={({ memberId }) => memberId}
      isStackedOnPhone
      columns={[
        personColumn(t),
        { id: 'calls', header: t('Calls'), align: 'end', cell: ({ calls }) => formatCount(calls) },
        { id: 'perDay', header: t('Calls a day'), align: 'end', cell: ({ calls, workingDays }) => perDayText(calls, workingDays) },
        about('webOrdersCalled', t('Web orders called')),
        about('webOrdersConfirmed', t('Confirmed'), 'CONFIRMED'),
        { id: 'share', header: t('Confirmed %'), align: 'end', cell: ({ webOrdersConfirmed, webOrdersCalled }) => shareText(webOrdersConfirmed, webOrdersCalled, t) },
        about('webOrdersCancelled', t('Cancelled'), 'CANCELLED'),
        { id: 'time', header: t('Time per call'), align: 'end', cell: ({ secondsPerCall }) => callText(secondsPerCall, t) },
      ]}
    />
  );
}
