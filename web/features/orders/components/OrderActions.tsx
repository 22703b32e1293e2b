import { CircleCheck, PackageCheck, Truck, XCircle } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatTaka } from '../../../../schema/rules/format.ts';
import type { OrderActions_order$key } from '../../../__generated__/OrderActions_order.graphql.ts';
import type { CommandProblem } from '../../../relay/commandProblem.ts';
import type { CommandOutcome } from '../../../relay/useCommand.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useCancelOrder } from '../mutations/useCancelOrder.ts';
import { useConfirmOrder } from '../mutations/useConfirmOrder.ts';
import { useDeliverOrder } from '../mutations/useDeliverOrder.ts';
import { useRefreshOrderCounts } from '../useRefreshOrderCounts.ts';

// Forms weigh more than the rest of the page, which most people only read.
const ShipDialog = lazyPart(async () => (await import('./ShipDialog.tsx')).ShipDialog, {
  onFailed: ({ onClose }) => onClose(),
});

const BookCourierDialog = lazyPart(async () => (await import('../../delivery/components/BookCourierDialog.tsx')).BookCourierDialog, {
  onFailed: ({ onClose }) => onClose(),
});

interface OrderActionsProps {
  order: OrderActions_order$key;
  canSeeCost: boolean;
  /** Null when a step succeeded. */
  onProblem: (problem: CommandProblem | null) => void;
}

type Asking = 'ship' | 'book' | 'deliver' | 'cancel' | null;

/** The steps that this viewer may take from here; the one that leads on is the primary one. */
export function OrderActions({ order: key, canSeeCost, onProblem }: OrderActionsProps) {
  const { t } = useTranslation();
  const { id, reference: order, version, status, due, nextStatuses } = useFragment(
    graphql`
      fragment OrderActions_order on Order {
        id
        reference
        version
        status
        due
        nextStatuses
      }
    `,
    key,
  );
  const [asking, setAsking] = useState<Asking>(null);
  const refreshCounts = useRefreshOrderCounts();
  const confirming = useConfirmOrder(canSeeCost);
  const delivering = useDeliverOrder(canSeeCost);
  const cancelling = useCancelOrder(canSeeCost);
  const target = { orderId: id, version };

  async function finish<Data>(
    step: Promise<CommandOutcome<Data>>,
    message: string | ((data: Data) => string),
  ): Promise<void> {
    const outcome = await step;
    setAsking(null);
    onProblem(outcome.ok ? null : outcome.problem);
    if (outcome.ok) succeed(typeof message === 'string' ? message : message(outcome.data));
  }

  function succeed(message: string) {
    onProblem(null);
    toast.success(message);
    void refreshCounts();
  }

  return (
    <>
      {nextStatuses.includes('CANCELLED') && (
        <Button icon={XCircle} onClick={() => setAsking('cancel')}>
          {t('Cancel order')}
        </Button>
      )}
      {nextStatuses.includes('CONFIRMED') && status !== 'HOLD' && (
        <Button
          variant="primary"
          icon={CircleCheck}
          isPending={confirming.isInFlight}
          onClick={() =>
            void finish(confirming.confirmOrder(target), ({ shortages }) =>
              shortages.length === 0
                ? t('Order {{order}} confirmed, stock reserved', { order })
                : t('Order {{order}} confirmed beyond the stock', { order }),
            )
          }
        >
          {t('Confirm')}
        </Button>
      )}
      {nextStatuses.includes('SHIPPED') && status !== 'DELIVERED' && (
        <>
          <Button icon={PackageCheck} onClick={() => setAsking('book')}>
            {t('Book courier')}
          </Button>
          <Button variant="primary" icon={Truck} onClick={() => setAsking('ship')}>
            {t('Ship')}
          </Button>
        </>
      )}
      {nextStatuses.includes('DELIVERED') && status === 'SHIPPED' && (
        <Button variant="primary" icon={CircleCheck} onClick={() => setAsking('deliver')}>
          {t('Mark delivered')}
        </Button>
      )}
      {asking === 'book' && <BookCourierDialog orderIds={[id]} onClose={() => setAsking(null)} onStarted={() => setAsking(null)} />}
      {asking === 'ship' && (
        <ShipDialog
          orderId={id}
          version={version}
          reference={order}
          canSeeCost={canSeeCost}
          onProblem={onProblem}
          onShipped={(courierName) =>
            succeed(t('Order {{order}} handed to {{courierName}}', { order, courierName }))
          }
          onClose={() => setAsking(null)}
        />
      )}
      <ConfirmDialog
        title={t('Has order {{order}} been delivered?', { order })}
        confirmLabel={t('Mark as delivered')}
        isOpen={asking === 'deliver'}
        isPending={delivering.isInFlight}
        onClose={() => setAsking(null)}
        onConfirm={() =>
          void finish(delivering.deliverOrder(target), t('Order {{order}} delivered', { order }))
        }
      >
        {due > 0
          ? t('The sale and its cost are booked, and the courier owes you {{amount}}.', {
              amount: formatTaka(due),
            })
          : t('The sale and its cost are booked.')}
      </ConfirmDialog>
      <ConfirmDialog
        title={t('Cancel order {{order}}?', { order })}
        confirmLabel={t('Cancel order')}
        isOpen={asking === 'cancel'}
        isPending={cancelling.isInFlight}
        onClose={() => setAsking(null)}
        onConfirm={(reason) =>
          void finish(
            cancelling.cancelOrder({ ...target, reason }),
            t('Order {{order}} cancelled', { order }),
          )
        }
        isDanger
        needsReason
      >
        {t('Stock that it has reserved is free again. The reason stays on the order.')}
      </ConfirmDialog>
    </>
  );
}
