import { useTranslation } from 'react-i18next';
import { graphql, readInlineData } from 'react-relay/hooks';
import type { FiguresTable_figures$key } from '../../../__generated__/FiguresTable_figures.graphql.ts';
import { FactTable } from '../../../ui/FactTable.tsx';
import type { WebOrderSearch } from '../webOrderSearch.ts';
import { CountLink } from './CountLink.tsx';
import { shareText, waitText } from './reportText.ts';

const fragment = graphql`
  fragment FiguresTable_figures on WebOrderFigures @inline {
    received
    approved
    cancelled
    firstCallMinutes
  }
`;

interface FiguresRow {
  id: string;
  name: string;
  /** The filter of the list for the orders of this row. */
  search: WebOrderSearch;
  figures: FiguresTable_figures$key;
}

interface FiguresTableProps {
  label: string;
  /** Heading of the first column. */
  header: string;
  rows: readonly FiguresRow[];
  behind: WebOrderSearch;
}

/** The same figures for each day, shop or hour. */
export function FiguresTable({ label, header, rows, behind }: FiguresTableProps) {
  const { t } = useTranslation();
  const read = rows.map(({ figures, search, ...row }) => ({
    ...row, search: { ...behind, ...search }, ...readInlineData<FiguresTable_figures$key>(fragment, figures),
  }));
  type Row = (typeof read)[number];
  const count = (id: 'received' | 'approved' | 'cancelled', title: string, status?: 'APPROVED' | 'CANCELLED') => ({
    id, header: title, align: 'end' as const,
    cell: (row: Row) => <CountLink count={row[id]} search={{ ...row.search, ...(status && { status }) }} label={`${title}, ${row.name}`} />,
  });
  return (
    <FactTable<Row>
      label={label}
      rows={read}
      isStackedOnPhone
      getRowId={({ id }) => id}
      columns={[
        { id: 'name', header, isWide: true, cell: ({ name }) => name },
        count('received', t('Received')),
        count('approved', t('Approved'), 'APPROVED'),
        { id: 'share', header: t('Approved share'), align: 'end', cell: ({ approved, received }) => shareText(approved, received, t) },
        count('cancelled', t('Cancelled'), 'CANCELLED'),
        { id: 'wait', header: t('Until the first call'), align: 'end', cell: ({ firstCallMinutes }) => waitText(firstCallMinutes, t) },
      ]}
    />
  );
}
