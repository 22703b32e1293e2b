import { useTranslation } from 'react-i18next';
import { graphql, readInlineData } from 'react-relay/hooks';
import { formatCount, formatTaka } from '../../../../schema/rules/format.ts';
import type { StatusTable_group$key } from '../../../__generated__/StatusTable_group.graphql.ts';
import { searchOf } from '../../../list/linkSearch.ts';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { statusText } from '../../../ui/statusMeaning.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { allOrdersSearch } from '../../orders/all/allOrdersSearch.ts';
import type { AllOrdersSearch } from '../../orders/all/allOrdersSearch.ts';
import { ORDER_STATUSES } from '../../orders/orderSearch.ts';
import type { OrderStatus } from '../../orders/orderSearch.ts';
import { shareText } from '../../web-orders/report/reportText.ts';

const fragment = graphql`
  fragment StatusTable_group on OrderReportGroup @inline {
    orders
    value
    statuses {
      status
      count
    }
  }
`;

interface GroupRow {
  id: string;
  name: string;
  /** The filter of the list for the orders of this row; null where the list has none for them. */
  search: AllOrdersSearch | null;
  group: StatusTable_group$key;
}

interface StatusTableProps {
  label: string;
  /** Heading of the first column. */
  header: string;
  rows: readonly GroupRow[];
  total: StatusTable_group$key;
  /** The filter of the list for all orders of the report. */
  behind: AllOrdersSearch;
}

/** Orders by group and by where they stand now, the sum first; each figure is the length of the list that it links to. */
export function StatusTable({ label, header, rows, total, behind }: StatusTableProps) {
  const { t } = useTranslation();
  const lines = [{ id: 'total', name: t('All orders'), search: {}, group: total }, ...rows].map(({ group, search, ...row }) => {
    const { orders, value, statuses } = readInlineData<StatusTable_group$key>(fragment, group);
    return { ...row, search: search && { ...behind, ...search }, orders, value, counts: new Map(statuses.map(({ status, count }) => [status, count])) };
  });
  type Line = (typeof lines)[number];
  const shown = ORDER_STATUSES.filter((status) => lines[0]!.counts.has(status));

  const figure = (line: Line, count: number, what: string, status?: OrderStatus) => {
    if (count === 0) return <CellText tone="muted">–</CellText>;
    const text = formatCount(count);
    return (
      <CellText isStrong={line.id === 'total'}>
        {line.search === null ? text : (
          <TextLink
            to="/ecom/all-order" search={searchOf(allOrdersSearch, { ...line.search, ...(status && { status }) })}
            aria-label={`${what}, ${line.name}: ${text}`}
          >
            {text}
          </TextLink>
        )}
      </CellText>
    );
  };
  return (
    <FactTable<Line>
      label={label}
      rows={lines}
      getRowId={({ id }) => id}
      isStackedOnPhone
      columns={[
        { id: 'name', header, isWide: true, isLine: true, cell: ({ id, name }) => <CellText isStrong={id === 'total'}>{name}</CellText> },
        { id: 'orders', header: t('Orders'), align: 'end', cell: (line) => figure(line, line.orders, t('Orders')) },
        ...shown.map((status) => ({
          id: status, header: statusText(status, t), align: 'end' as const,
          cell: (line: Line) => figure(line, line.counts.get(status) ?? 0, statusText(status, t), status),
        })),
        { id: 'share', header: t('Delivered share'), align: 'end', cell: ({ counts, orders }) => shareText(counts.get('DELIVERED') ?? 0, orders, t) },
        { id: 'value', header: t('Value'), align: 'end', cell: ({ id, value }) => <CellText isStrong={id === 'total'}>{formatTaka(value)}</CellText> },
      ]}
    />
  );
}
