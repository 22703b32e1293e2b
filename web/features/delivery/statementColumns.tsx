import type { TFunction } from 'i18next';
import { graphql } from 'relay-runtime';
import { formatDay } from '../../../schema/rules/format.ts';
import type { statementColumns_statement$data } from '../../__generated__/statementColumns_statement.graphql.ts';
import type { ColumnMakers } from '../../list/columns.tsx';
import type { DataGridColumn } from '../../ui/datagrid/column.ts';

/** The data of one row. */
void graphql`
  fragment statementColumns_statement on CourierStatement {
    id
    number
    status
    reference
    lineCount
    collected
    charges
    codFees
    net
    day
    createdAt
    createdByName
    courier {
      name
    }
  }
`;

export type StatementRowData = Omit<statementColumns_statement$data, ' $fragmentType'>;

/** The columns of the statements; what a courier keeps only for whoever may see charges. */
export const statementColumns = (canSeeCharges: boolean) => (
  column: ColumnMakers<StatementRowData>, t: TFunction,
): readonly DataGridColumn<StatementRowData>[] => [
  column.title('number', t('Statement'), ({ number }) => `#${number}`, { width: 114, secondary: ({ reference }) => reference }),
  column.text('courier', t('Courier'), ({ courier }) => courier.name, { minWidth: 110, mobile: 'subtitle' }),
  column.count('lines', t('Parcels'), ({ lineCount }) => lineCount, { mobile: 'meta' }),
  column.money('collected', t('Collected'), ({ collected }) => collected, { width: 110 }),
  ...(canSeeCharges
    ? [
        column.money('charges', t('Charges'), ({ charges }) => charges, { width: 100 }),
        column.money('fees', t('COD fees'), ({ codFees }) => codFees, { width: 100 }),
        column.money('net', t('Paid to you'), ({ net }) => net, { width: 110, isStrong: true, mobile: 'value' }),
      ]
    : []),
  column.status('status', t('Status'), ({ status }) => status, { width: 100, quiet: ['POSTED'] }),
  column.text('day', t('Paid on'), ({ day }) => formatDay(day), { width: 124, mobile: 'meta' }),
  column.date('created', t('Entered'), ({ createdAt }) => createdAt, { sort: { ascending: 'OLDEST', descending: 'NEWEST' } }),
  column.text('by', t('By'), ({ createdByName }) => createdByName, { width: 140, isHiddenAtFirst: true }),
];
