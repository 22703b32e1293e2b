import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { takaOfColumn } from '../../../ui/exactTaka.ts';
import { FactTable } from '../../../ui/FactTable.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { typeText } from '../accountText.ts';
import { bookRows } from '../bookRows.ts';
import type { BookRow, TrialRow } from '../bookRows.ts';
import { accountName } from '../accountName.ts';

interface StatementTableProps {
  statement: 'profit' | 'balance';
  rows: readonly TrialRow[];
  /** 'from..to': the days of the ledger that a figure links to. */
  days: string;
}

function totalText(name: string, amount: number, t: TFunction): string {
  switch (name) {
    case 'TOTAL_INCOME':
      return t('Income in all');
    case 'TOTAL_EXPENSE':
      return t('Costs in all');
    case 'PROFIT':
      return amount < 0 ? t('Loss') : t('Profit');
    case 'EARNED':
      return t('Earned until then');
    case 'TOTAL_ASSETS':
      return t('Everything the business has');
    case 'TOTAL_OWED':
      return t('Everything it owes');
    default:
      return t('Debts and owners together');
  }
}

/** A profit and loss statement or balance sheet; each figure links to its entries. */
export function StatementTable({ statement, rows, days }: StatementTableProps) {
  const { t } = useTranslation();
  const label = statement === 'profit' ? t('Profit and loss') : t('Balance sheet');
  const lines = bookRows(statement, rows);
  const taka = takaOfColumn(lines.map(({ amount }) => amount));
  // A closing balance consists of the entries of all days.
  const search = { days: statement === 'profit' ? days : `..${days.split('..')[1]}` };
  return (
    <FactTable<BookRow>
      label={label}
      rows={lines}
      getRowId={({ id }) => id}
      groupOf={({ group }) => (group === 'PROFIT' ? t('Result') : typeText(group, t))}
      columns={[
        {
          id: 'account',
          header: t('Account'),
          isWide: true,
          cell: ({ accountId, name, amount, group }) => (accountId
            ? <CellText secondary={group === 'LIABILITY' && amount < 0 ? t('paid in advance') : undefined}>{accountName(name)}</CellText>
            : <CellText isStrong>{totalText(name, amount, t)}</CellText>),
        },
        {
          id: 'amount',
          header: t('Amount'),
          align: 'end',
          cell: ({ accountId, amount }) => (accountId
            ? <TextLink to="/accounts/$id" params={{ id: accountId }} search={search}>{taka(amount)}</TextLink>
            : <CellText isStrong tone={amount < 0 ? 'bad' : 'plain'}>{taka(amount)}</CellText>),
        },
      ]}
    />
  );
}
