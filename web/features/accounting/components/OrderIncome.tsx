import { useTranslation } from 'react-i18next';
import { formatTaka } from '../../../../schema/rules/format.ts';
import { Card } from '../../../ui/Card.tsx';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { shownBalance } from '../accountText.ts';

interface IncomeAccount {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly type: string;
  readonly balance: number | null | undefined;
}

/** Income that deliveries and settlements book, which nobody enters by hand; each account links to its entries. */
export function OrderIncome({ accounts }: { accounts: readonly IncomeAccount[] }) {
  const { t } = useTranslation();
  const booked = accounts.filter(({ kind, type }) => type === 'INCOME' && kind === 'OTHER');
  return (
    <Card title={t('Income from orders, until today')}>
      <DescriptionList
        layout="amounts"
        items={booked.map((account) => ({
          id: account.id, value: formatTaka(shownBalance(account)),
          term: <TextLink to="/accounts/$id" params={{ id: account.id }}>{account.name}</TextLink>,
        }))}
      />
    </Card>
  );
}
