import type { TFunction } from 'i18next';
import { graphql } from 'relay-runtime';
import { formatDay } from '../../../../schema/rules/format.ts';
import type { entryColumns_line$data } from '../../../__generated__/entryColumns_line.graphql.ts';
import { gatewayText } from '../../../gatewayText.ts';
import type { ColumnMakers } from '../../../list/columns.tsx';
import type { DataGridColumn } from '../../../ui/datagrid/column.ts';
import { exactTaka, needDecimals } from '../../../ui/exactTaka.ts';
import { accountName } from '../../accounting/accountName.ts';

/** The data of one row. */
void graphql`
  fragment entryColumns_line on LedgerLine {
    id
    day
    message: description
    messageKey
    messageValues
    partyName
    accountName
    debit
    credit
    isReversal
    isReversed
    source {
      type
      recordId
    }
  }
`;

export type EntryRow = Omit<entryColumns_line$data, ' $fragmentType'>;

/** Whether what the entries add is written with decimals. */
export const entriesHaveDecimals = (rows: readonly EntryRow[]): boolean => needDecimals(rows.flatMap(({ debit, credit }) => [debit, credit]));

/** The columns of the entries behind profit and sales: what each adds to the profit. */
export const entryColumns = (hasDecimals: boolean) => (column: ColumnMakers<EntryRow>, t: TFunction): readonly DataGridColumn<EntryRow>[] => [
  column.text('day', t('Day'), ({ day }) => formatDay(day), { width: 120, mobile: 'meta' }),
  column.title('what', t('What'), gatewayText, {
    minWidth: 240, secondary: ({ partyName, isReversed }) => [partyName, isReversed && t('taken back')].filter(Boolean).join(' · '),
    tone: ({ isReversed, isReversal }) => (isReversed || isReversal ? 'muted' : 'plain'),
  }),
  column.text('account', t('Account'), (line) => accountName(line.accountName), { width: 204, mobile: 'meta' }),
  column.text('effect', t('Adds to the profit'), ({ debit, credit }) => exactTaka(credit - debit, hasDecimals), {
    width: 150, align: 'end', mobile: 'value', isStrong: true, tone: ({ debit, credit }) => (credit < debit ? 'muted' : 'plain'),
  }),
];
