import { useTranslation } from 'react-i18next';
import type { OrdersSort } from '../../../__generated__/ChosenOrdersQuery.graphql.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { LazyPrintDialog } from '../../printing/lazyPrintDialog.ts';
import type { PrintWhat } from '../../printing/usePrintJob.ts';
import { OrderTimelineDrawer } from '../components/OrderTimelineDrawer.tsx';
import type { BulkAction, BulkSelection } from './bulkActions.ts';
import { BulkOrdersDialog } from './BulkOrdersDialog.tsx';
import { ChosenOrders } from './ChosenOrders.tsx';
import { TextOrdersDialog } from './TextOrdersDialog.tsx';

const BookCourierDialog = lazyPart(() => import('../../delivery/components/BookCourierDialog.tsx'), 'BookCourierDialog', {
  onFailed: ({ onClose }) => onClose(),
});

/** What was chosen in the list: a bulk action, or an action of a row. */
export type OrderListTask =
  | { action: BulkAction | 'BOOK'; chosen: BulkSelection }
  | { action: 'PRINT'; what: PrintWhat; chosen: BulkSelection; sort: OrdersSort }
  | { action: 'TIMELINE'; order: { id: string; reference: string } };

interface OrderListDialogProps {
  task: OrderListTask;
  /** After a bulk job has begun. */
  onStarted: () => void;
  onClose: () => void;
}

/** The dialog of what was chosen in the order list. */
export function OrderListDialog({ task, onStarted, onClose }: OrderListDialogProps) {
  const { t } = useTranslation();
  switch (task.action) {
    case 'TIMELINE': return <OrderTimelineDrawer id={task.order.id} reference={task.order.reference} onClose={onClose} />;
    case 'PRINT': return (
      <ChosenOrders title={t('Print')} chosen={task.chosen} sort={task.sort} onClose={onClose}>
        {({ orderIds, total }) => <LazyPrintDialog kind={task.what} orderIds={orderIds} total={total} onClose={onClose} />}
      </ChosenOrders>
    );
    case 'BOOK': return (
      <ChosenOrders title={t('Book courier')} chosen={task.chosen} sort="OLDEST" onClose={onClose}>
        {(orders) => <BookCourierDialog {...orders} onClose={onClose} onStarted={onStarted} />}
      </ChosenOrders>
    );
    case 'TEXT': return <TextOrdersDialog selection={task.chosen} onStarted={onStarted} onClose={onClose} />;
    default: return <BulkOrdersDialog action={task.action} selection={task.chosen} onStarted={onStarted} onClose={onClose} />;
  }
}
