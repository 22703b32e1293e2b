import { useTranslation } from 'react-i18next';
import { formatCount, formatDay, formatTaka } from '../../../../schema/rules/format.ts';
import { phoneText } from '../../../../schema/rules/phone.ts';
import type { MergeCustomersDialogQuery$data } from '../../../__generated__/MergeCustomersDialogQuery.graphql.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';

type Customer = NonNullable<MergeCustomersDialogQuery$data['nodes'][number]>;

/** Two customers, whoever stays first. */
export function MergedFacts({ stays, goes }: { stays: Customer; goes: Customer }) {
  const { t } = useTranslation();
  return (
    <FactTable
      label={t('The two customers')}
      isStackedOnPhone
      rows={[stays, goes]}
      getRowId={({ id = '' }) => id}
      columns={[
        { id: 'customer', header: t('Customer'), isWide: true, cell: ({ name, phone = '' }) => <CellText secondary={phoneText(phone)}>{name}</CellText> },
        { id: 'becomes', header: t('After that'), cell: (one) => (one === stays ? <Badge meaning="good">{t('Stays')}</Badge> : <Badge>{t('Other number')}</Badge>) },
        { id: 'orders', header: t('Orders'), align: 'end', cell: ({ orderCount = 0 }) => formatCount(orderCount) },
        { id: 'delivered', header: t('Delivered'), align: 'end', cell: ({ deliveredCount = 0 }) => formatCount(deliveredCount) },
        { id: 'spent', header: t('Spent'), align: 'end', cell: ({ spent = 0 }) => formatTaka(spent) },
        { id: 'last', header: t('Last order'), cell: ({ lastOrderAt }) => (lastOrderAt ? formatDay(lastOrderAt) : t('None')) },
      ]}
    />
  );
}
