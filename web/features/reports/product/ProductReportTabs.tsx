import { useTranslation } from 'react-i18next';
import { knownSearch } from '../../../list/linkSearch.ts';
import { StatusTabs } from '../../../ui/datagrid/StatusTabs.tsx';
import type { ProductDays } from './productReportSearch.ts';

interface ProductReportTabsProps {
  /** The address that is open. */
  at: string;
  search: ProductDays;
}

/** The parts of the product report, each with its address; they keep days and products. */
export function ProductReportTabs({ at, search: { days, search, category, brand } }: ProductReportTabsProps) {
  const { t } = useTranslation();
  const tabs = [
    { id: '/reports/product-report', label: t('Sales') },
    { id: '/reports/product-status-report', label: t('By status') },
    { id: '/reports/product-purchase-history', label: t('Purchases') },
    { id: '/reports/product-inventory', label: t('Stock') },
  ];
  return (
    <StatusTabs
      label={t('Parts of the report')}
      tabs={tabs}
      selectedId={at}
      linkOf={(to) => ({ to, search: knownSearch({ days, search, category, brand }) })}
    />
  );
}
