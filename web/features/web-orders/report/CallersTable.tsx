import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatCount } from '../../../../schema/rules/format.ts';
import type { CallersTable_agents$data, CallersTable_agents$key } from '../../../__generated__/CallersTable_agents.graphql.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import type { WebOrderSearch } from '../webOrderSearch.ts';
import { CountLink } from './CountLink.tsx';
import { callText, shareText } from './reportText.ts';

type Row = CallersTable_agents$data[number];

/** Who called about the orders of the range, and with which outcomes. */
export function CallersTable({ agents, behind }: { agents: CallersTable_agents$key; behind: WebOrderSearch }) {
  const { t } = useTranslation();
  const rows = useFragment(
    graphql`
      fragment CallersTable_agents on WebOrderAgent @relay(plural: true) {
        memberId
        name
        calls
        orders
        confirmed
        cancelled
        averageSeconds
      }
    `,
    agents,
  );
  if (rows.length === 0) return <EmptyState title={t('Nobody has called about these orders yet')} />;
  const count = (id: 'orders' | 'confirmed' | 'cancelled', header: string, outcome?: 'CONFIRMED' | 'CANCELLED') => ({
    id, header, align: 'end' as const,
    cell: (row: Row) => row.memberId
      ? <CountLink count={row[id]} search={{ ...behind, caller: row.memberId, name: row.name, ...(outcome && { outcome }) }} label={`${header}, ${row.name}`} />
      : formatCount(row[id]),
  });
  return (
    <FactTable<Row>
      label={t('By caller')}
      rows={rows}
      isStackedOnPhone
      getRowId={({ memberId, name }) => memberId ?? name}
      columns={[
        { id: 'name', header: t('Caller'), isWide: true, cell: ({ name }) => name },
        { id: 'calls', header: t('Calls'), align: 'end', cell: ({ calls }) => formatCount(calls) },
        count('orders', t('Orders called')),
        count('confirmed', t('Confirmed'), 'CONFIRMED'),
        { id: 'share', header: t('Confirmed share'), align: 'end', cell: ({ confirmed, orders }) => shareText(confirmed, orders, t) },
        count('cancelled', t('Cancelled'), 'CANCELLED'),
        { id: 'time', header: t('Time per call'), align: 'end', cell: ({ averageSeconds }) => callText(averageSeconds, t) },
      ]}
    />
  );
}
