import type { TFunction } from 'i18next';
import { graphql } from 'relay-runtime';
import { formatDay } from '../../../schema/rules/format.ts';
import type { ledgerColumns_line$data } from '../../__generated__/ledgerColumns_line.graphql.ts';
import type { ColumnMakers } from '../../list/columns.tsx';
import type { DataGridColumn } from '../../ui/datagrid/column.ts';
import { exactTaka, needDecimals } from '../../ui/exactTaka.ts';
import { gatewayText } from '../../gatewayText.ts';

/** The data of one row. */
void graphql`
  fragment ledgerColumns_line on LedgerLine {
    id
    day
    message: description
    messageKey
    messageValues
    partyName
    debit
    credit
    balance
    isReversal
    isReversed
    isReconciled
    source {
      type
      recordId
    }
  }
`;

export type LedgerRow = Omit<ledgerColumns_line$data, ' $fragmentType'>;

/** Whether the amounts of a ledger are written with decimals. */
export const ledgerHasDecimals = (rows: readonly LedgerRow[]): boolean =>
  needDecimals(rows.flatMap(({ debit, credit, balance }) => [debit, credit, balance]));

function noteOf({ partyName, isReversed, isReconciled }: LedgerRow, t: TFunction): string {
  return [partyName, isReversed && t('taken back'), isReconciled && t('on a statement')].filter(Boolean).join(' · ');
}

/** The columns of a ledger: in, out and running balance. Exact: a rounded amount would not lead from one balance to the next. */
export const ledgerColumns = (hasDecimals: boolean) => (column: ColumnMakers<LedgerRow>, t: TFunction): readonly DataGridColumn<LedgerRow>[] => [
  column.text('day', t('Day'), ({ day }) => formatDay(day), { width: 120, mobile: 'meta' }),
  column.title('what', t('What'), gatewayText, {
    minWidth: 240, secondary: (line) => noteOf(line, t),
    tone: ({ isReversed, isReversal }) => (isReversed || isReversal ? 'muted' : 'plain'),
  }),
  column.text('in', t('In'), ({ debit }) => debit !== 0 && exactTaka(debit, hasDecimals), { width: 120, align: 'end', mobile: 'value' }),
  column.text('out', t('Out'), ({ credit }) => credit !== 0 && `−${exactTaka(credit, hasDecimals)}`, { width: 120, align: 'end', mobile: 'value' }),
  column.text('balance', t('Balance'), ({ balance }) => balance != null && exactTaka(balance, hasDecimals), { width: 140, align: 'end', mobile: 'aside', isStrong: true }),
];
