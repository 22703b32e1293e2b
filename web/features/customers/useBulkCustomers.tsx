import { Ban, BellOff, BellRing, Merge, MessageSquareText, Tag } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomersFilter } from '../../__generated__/CustomerListPageQuery.graphql.ts';
import { useMatchingCount } from '../../list/useMatchingCount.ts';
import { useGridSelection } from '../../ui/datagrid/useGridSelection.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { loadCode } from '../../ui/loadCode.ts';
import { customerSelection } from './components/customerSelection.ts';
import type { BulkCustomerAction, CustomerSelection } from './components/customerSelection.ts';

const BulkCustomersDialog = lazyPart(() => import('./components/BulkCustomersDialog.tsx'), 'BulkCustomersDialog', {
  onFailed: ({ onClose }) => onClose(),
});

const MergeCustomersDialog = lazyPart(() => import('./components/MergeCustomersDialog.tsx'), 'MergeCustomersDialog', {
  onFailed: ({ onClose }) => onClose(),
});

const CustomerSmsDrawer = lazyPart(() => import('../messaging/bulk/CustomerSmsDrawer.tsx'), 'CustomerSmsDrawer', {
  onFailed: ({ onClose }) => onClose(),
});

const loadCount = async () => (await loadCode(() => import('./countCustomers.ts'))).countCustomers;

/** What a list of customers needs to act on many of them: spread `list` into its ListScreen and show `dialog` beside it. */
export function useBulkCustomers(filter: CustomersFilter) {
  const { t } = useTranslation();
  const selection = useGridSelection();
  const totalCount = useMatchingCount(selection.ids.size > 0, filter, loadCount);
  const [changed, setChanged] = useState<{ action: BulkCustomerAction; selection: CustomerSelection } | null>(null);
  const [texted, setTexted] = useState<CustomerSelection | null>(null);
  const [merged, setMerged] = useState<readonly string[] | null>(null);
  const actions: readonly { id: BulkCustomerAction; label: string; icon: LucideIcon }[] = [
    { id: 'TAG', label: t('Tag'), icon: Tag },
    filter.optedOut ? { id: 'SMS_AGAIN', label: t('SMS again'), icon: BellRing } : { id: 'NO_SMS', label: t('No SMS'), icon: BellOff },
    { id: 'BLOCK', label: t('Block'), icon: Ban },
  ];
  const selected = () => customerSelection(selection, filter, totalCount);
  return {
    list: {
      selection,
      totalCount,
      bulkActions: [
        ...(filter.optedOut ? [] : [{ id: 'SMS', label: t('Send SMS'), icon: MessageSquareText, onAction: () => setTexted(selected()) }]),
        ...actions.map(({ id, label, icon }) => ({
          id, label, icon, onAction: () => setChanged({ action: id, selection: selected() }),
        })),
        ...(selection.ids.size === 2 && !selection.isAllMatching
          ? [{ id: 'MERGE', label: t('Merge'), icon: Merge, onAction: () => setMerged([...selection.ids]) }] : []),
      ],
    },
    dialog: (
      <>
        {changed && <BulkCustomersDialog {...changed} onClose={() => setChanged(null)} onStarted={selection.clear} />}
        {texted && <CustomerSmsDrawer {...texted} onClose={() => setTexted(null)} onStarted={selection.clear} />}
        {merged && <MergeCustomersDialog ids={merged} onClose={() => setMerged(null)} />}
      </>
    ),
  };
}
