import { useTranslation } from 'react-i18next';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { takaOfColumn } from '../../../ui/exactTaka.ts';
import { FactTable } from '../../../ui/FactTable.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { typeText } from '../accountText.ts';
import { roundTaka } from '../bookRows.ts';
import type { TrialRow } from '../bookRows.ts';
import { accountName } from '../accountName.ts';

interface TrialBalanceTableProps {
  rows: readonly TrialRow[];
  days: string;
}

type Row = Pick<TrialRow, 'name' | 'opening' | 'debit' | 'credit' | 'closing'> & { accountId: string | null; type: string };

/** The trial balance: debits and credits of every account; both totals are equal. */
export function TrialBalanceTable({ rows, days }: TrialBalanceTableProps) {
  const { t } = useTranslation();
  const sum = (amountOf: (row: TrialRow) => number | null | undefined) =>
    roundTaka(rows.reduce((total, row) => total + (amountOf(row) ?? 0), 0));
  const total: Row = {
    accountId: null, type: '', name: t('Total'), opening: sum(({ opening }) => opening), debit: sum(({ debit }) => debit),
    credit: sum(({ credit }) => credit), closing: sum(({ closing }) => closing),
  };
  const lines = [...rows, total];
  const amount = (id: 'opening' | 'debit' | 'credit' | 'closing', header: string) => {
    const taka = takaOfColumn(lines.map((row) => row[id]));
    return { id, header, align: 'end' as const, cell: (row: Row) => <CellText isStrong={!row.accountId}>{taka(row[id] ?? 0)}</CellText> };
  };
  return (
    <FactTable<Row>
      label={t('Trial balance')}
      rows={lines}
      getRowId={({ accountId }) => accountId ?? 'total'}
      groupOf={({ accountId, type }) => (accountId ? typeText(type, t) : t('All accounts'))}
      columns={[
        {
          id: 'account',
          header: t('Account'),
          isWide: true,
          cell: ({ accountId, name }) => (accountId
            ? <TextLink to="/accounts/$id" params={{ id: accountId }} search={{ days }}>{accountName(name)}</TextLink>
            : <CellText isStrong>{name}</CellText>),
        },
        amount('opening', t('Before')),
        amount('debit', t('Debit')),
        amount('credit', t('Credit')),
        amount('closing', t('Behind')),
      ]}
    />
  );
}
