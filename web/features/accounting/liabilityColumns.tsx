import type { TFunction } from 'i18next';
import { graphql } from 'relay-runtime';
import { formatDay } from '../../../schema/rules/format.ts';
import type { liabilityColumns_liability$data } from '../../__generated__/liabilityColumns_liability.graphql.ts';
import type { ColumnMakers } from '../../list/columns.tsx';
import type { DataGridColumn } from '../../ui/datagrid/column.ts';
import { liabilityKindText } from './accountText.ts';

/** The data of one row. */
void graphql`
  fragment liabilityColumns_liability on Liability {
    id
    number
    kind
    status
    party
    note
    day
    dueDay
    isLate
    amount
    paid
    left
    installments
  }
`;

export type LiabilityRow = Omit<liabilityColumns_liability$data, ' $fragmentType'>;

/** The columns of the liabilities; an overdue one is red. */
export const liabilityColumns = (column: ColumnMakers<LiabilityRow>, t: TFunction): readonly DataGridColumn<LiabilityRow>[] => [
  column.title('party', t('Owed to'), ({ party }) => party, {
    minWidth: 180, secondary: ({ kind, number }) => `${liabilityKindText(kind, t)} #${number}`,
  }),
  column.text('due', t('Next due'), ({ status, dueDay }) => (status === 'OPEN' ? formatDay(dueDay) : ''), {
    width: 130, mobile: 'meta', none: '–', tone: ({ isLate }) => (isLate ? 'bad' : 'plain'), sort: { ascending: 'DUE' },
  }),
  column.count('parts', t('Parts'), ({ installments }) => installments, { width: 80 }),
  column.text('day', t('Since'), ({ day }) => formatDay(day), { width: 130, isHiddenAtFirst: true }),
  column.text('note', t('Note'), ({ note }) => note, { width: 180 }),
  column.money('amount', t('Owed at first'), ({ amount }) => amount, { width: 130 }),
  column.money('paid', t('Paid'), ({ paid }) => paid, { width: 110 }),
  column.money('left', t('Still owed'), ({ left }) => left, { width: 120, mobile: 'value', isStrong: true }),
  column.status('status', t('Status'), ({ status }) => status, { width: 90, mobile: 'badge' }),
];
