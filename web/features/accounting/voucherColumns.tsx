import type { TFunction } from 'i18next';
import { graphql } from 'relay-runtime';
import { formatDay } from '../../../schema/rules/format.ts';
import type { voucherColumns_voucher$data } from '../../__generated__/voucherColumns_voucher.graphql.ts';
import type { ColumnMakers } from '../../list/columns.tsx';
import type { DataGridColumn } from '../../ui/datagrid/column.ts';
import { voucherKindText } from './accountText.ts';
import { accountName } from './accountName.ts';

/** The data of one row. */
void graphql`
  fragment voucherColumns_voucher on Voucher {
    id
    number
    kind
    status
    day
    amount
    party
    note
    createdByName
    account {
      name
    }
    counter {
      name
    }
  }
`;

export type VoucherRow = Omit<voucherColumns_voucher$data, ' $fragmentType'>;

const categoryOf = ({ kind, counter }: VoucherRow, t: TFunction) =>
  (kind === 'AD_EXPENSE' ? voucherKindText(kind, t) : accountName(counter.name));

/** The columns of the lists of expenses and income. */
export const voucherColumns = (column: ColumnMakers<VoucherRow>, t: TFunction): readonly DataGridColumn<VoucherRow>[] => [
  column.text('day', t('Day'), ({ day }) => formatDay(day), {
    width: 130, mobile: 'meta', sort: { ascending: 'OLDEST', descending: 'NEWEST' },
  }),
  column.title('what', t('Category'), (voucher) => categoryOf(voucher, t), {
    minWidth: 180, secondary: ({ number }) => `#${number}`,
  }),
  column.text('party', t('Who'), ({ party }) => party, { width: 220, mobile: 'subtitle' }),
  column.text('note', t('Note'), ({ note }) => note, { width: 160 }),
  column.text('account', t('Account'), ({ account }) => accountName(account.name), { width: 140 }),
  column.money('amount', t('Amount'), ({ amount }) => amount, {
    width: 120, mobile: 'value', isStrong: true, tone: ({ status }) => (status === 'VOID' ? 'muted' : 'plain'),
  }),
  column.text('status', t('Status'), ({ status }) => (status === 'VOID' ? t('Void') : ''), { width: 90, mobile: 'badge', tone: () => 'muted' }),
  column.text('by', t('By'), ({ createdByName }) => createdByName, { width: 140, isHiddenAtFirst: true }),
];
