import {
  Archive, ArrowLeftRight, Ban, CalendarClock, CircleCheck, PackageCheck, PackageOpen, PackageX, Play, RotateCcw, Truck, Undo2, Wallet, XCircle, ChevronDown,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatTaka } from '../../../../schema/rules/format.ts';
import type { OrderActions_order$key } from '../../../__generated__/OrderActions_order.graphql.ts';
import type { CommandProblem } from '../../../relay/commandProblem.ts';
import { useCan } from '../../../shell/usePermissions.ts';
import type { CommandOutcome } from '../../../relay/useCommand.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useConfirmOrder } from '../mutations/useConfirmOrder.ts';
import { useDeliverOrder } from '../mutations/useDeliverOrder.ts';
import { useRecallOrder } from '../mutations/useRecallOrder.ts';
import { usePackOrder } from '../mutations/usePackOrder.ts';
import { useReopenOrder } from '../mutations/useReopenOrder.ts';
import { useResumeOrder } from '../mutations/useResumeOrder.ts';
import { orderActionsOf } from '../orderActionsOf.ts';
import type { OrderAction } from '../orderActionsOf.ts';

// Loaded on use: the forms are larger than the rest of the page.
const CancelOrderDialog = lazyPart(() => import('./CancelOrderDialog.tsx'), 'CancelOrderDialog', {
  onFailed: ({ onClose }) => onClose(),
});
const ShipDialog = lazyPart(() => import('./ShipDialog.tsx'), 'ShipDialog', {
  onFailed: ({ onClose }) => onClose(),
});
const OrderStepDialog = lazyPart(() => import('../steps/OrderStepDialog.tsx'), 'OrderStepDialog', {
  onFailed: ({ onClose }) => onClose(),
});

const ExchangeDialog = lazyPart(() => import('../steps/ExchangeDialog.tsx'), 'ExchangeDialog', {
  onFailed: ({ onClose }) => onClose(),
});

const BookCourierDialog = lazyPart(() => import('../../delivery/components/BookCourierDialog.tsx'), 'BookCourierDialog', {
  onFailed: ({ onClose }) => onClose(),
});

interface OrderActionsProps {
  order: OrderActions_order$key;
  /** Called with null when a step succeeded. */
  onProblem: (problem: CommandProblem | null) => void;
  /** Reads the order again. */
  onReload: () => Promise<unknown>;
}

const ICONS: Record<OrderAction, LucideIcon> = {
  confirm: CircleCheck, resume: Play, pack: Archive, ship: Truck, deliver: CircleCheck, deliverPart: PackageOpen, return: Undo2,
  book: PackageCheck, receive: PackageCheck, lose: PackageX, hold: CalendarClock, reopen: RotateCcw, revert: Ban, cancel: XCircle, refund: Wallet,
  exchange: ArrowLeftRight, recall: RotateCcw, callOff: Ban, advance: Wallet, takeBackAdvance: Undo2, undoReceipt: Ban, undoLoss: Ban,
};

function actionText(action: OrderAction, status: string, t: TFunction): string {
  const texts: Record<OrderAction, string> = {
    confirm: status === 'RETURNED' ? t('Send again') : t('Confirm'),
    resume: t('Take off hold'),
    pack: t('Mark packed'),
    ship: t('Ship'),
    book: t('Book courier'),
    deliver: status === 'RETURN_PENDING' ? t('Delivered after all') : t('Mark delivered'),
    deliverPart: t('Delivered in part'),
    return: status === 'DELIVERED' || status === 'PARTIAL' ? t('Customer gives it back') : t('Comes back'),
    receive: t('Receive'),
    lose: t('Lost by the courier'),
    hold: status === 'HOLD' ? t('Hold until another day') : t('Put on hold'),
    reopen: t('Take up again'),
    revert: status === 'DELIVERED' ? t('Not delivered after all') : t('On its way after all'),
    cancel: t('Cancel order'),
    refund: t('Pay back'),
    exchange: t('Exchange'),
    recall: t('Not handed over after all'),
    callOff: t('Call off the exchange'),
    advance: t('Record an advance'),
    takeBackAdvance: t('Take an advance back'),
    undoReceipt: t('Not received back after all'),
    undoLoss: t('Not lost after all'),
  };
  return texts[action];
}

/** Buttons for the steps that this viewer may take; the usual next step is the primary one. */
export function OrderActions({ order: key, onProblem, onReload }: OrderActionsProps) {
  const { t } = useTranslation();
  const order = useFragment(
    graphql`
      fragment OrderActions_order on Order {
        nextStatuses
        returningUnits
        plannedCourier
        replacedBy {
          status
        }
        ...stepFacts_order @relay(mask: false)
      }
    `,
    key,
  );
  const { id, reference, version, status, due } = order;
  const mayUpdate = useCan('orderUpdate');
  const { primary, others } = orderActionsOf(order, mayUpdate);
  /**
   * With the order as it was when its dialog was opened: what is typed there belongs to that version, and so does a second try.
   * Null once the dialog has read it again: the next rendering has it.
   */
  const [asked, setAsked] = useState<{ action: OrderAction; order: typeof order | null } | null>(null);
  if (asked && !asked.order) setAsked({ ...asked, order });
  const asking = asked?.action;
  const setAsking = (action: OrderAction | null) => setAsked(action && { action, order });
  const confirming = useConfirmOrder();
  const delivering = useDeliverOrder();
  const packing = usePackOrder();
  const resuming = useResumeOrder();
  const reopening = useReopenOrder();
  const recalling = useRecallOrder();
  const target = { orderId: id, version };
  const isBusy = [confirming, packing, resuming, reopening, recalling].some(({ isInFlight }) => isInFlight);

  async function finish<Data>(step: Promise<CommandOutcome<Data>>, message: string | ((data: Data) => string)): Promise<void> {
    const outcome = await step;
    onProblem(outcome.ok ? null : outcome.problem);
    if (outcome.ok) succeed(typeof message === 'string' ? message : message(outcome.data));
  }

  function succeed(message: string) {
    onProblem(null);
    toast.success(message);
  }

  const confirm = () =>
    finish(confirming.confirmOrder(target), ({ shortages }) =>
      shortages.length === 0
        ? t('Order {{order}} confirmed, stock reserved', { order: reference })
        : t('Order {{order}} confirmed beyond the stock', { order: reference }));

  /** Steps without input run at once; the others open their dialog. */
  const atOnce: Partial<Record<OrderAction, () => Promise<void>>> = {
    confirm,
    pack: () => finish(packing.packOrder(target), t('Order {{order}} is packed', { order: reference })),
    resume: () => finish(resuming.resumeOrder(target), t('Order {{order}} is no longer on hold', { order: reference })),
    recall: () => finish(recalling.recallOrder(target), t('Order {{order}} is here again', { order: reference })),
    reopen: () => finish(reopening.reopenOrder(target), t('Order {{order}} is taken up again', { order: reference })),
  };

  function begin(action: OrderAction) {
    const step = atOnce[action];
    if (step) void step();
    else setAsking(action);
  }

  const isCancelShown = others.includes('cancel');
  const more = others.filter((action) => action !== 'cancel' && action !== 'book');
  const askedOrder = asked?.order ?? order;
  const possible = orderActionsOf(askedOrder, mayUpdate);
  const dialog = {
    order: askedOrder,
    isPossible: [possible.primary, ...possible.others].some((action) => action === asking),
    onReload: async () => {
      await onReload();
      setAsked((current) => current && { ...current, order: null });
    },
    onDone: succeed,
    onClose: () => setAsking(null),
  };

  /** One at a time: each holds the keys until its own code is there. */
  function dialogOf(action: OrderAction) {
    switch (action) {
      case 'deliver': return null;
      case 'book': return <BookCourierDialog orderIds={[id]} onClose={dialog.onClose} onStarted={dialog.onClose} />;
      case 'ship': return <ShipDialog {...dialog} plannedCourier={order.plannedCourier} />;
      case 'cancel': return <CancelOrderDialog {...dialog} />;
      case 'exchange': return <ExchangeDialog {...dialog} />;
      default: return <OrderStepDialog action={action} {...dialog} />;
    }
  }

  return (
    <>
      {isCancelShown && (
        <Button icon={XCircle} onClick={() => setAsking('cancel')}>
          {t('Cancel order')}
        </Button>
      )}
      {more.length > 0 && (
        <Menu
          label={t('More steps')}
          trigger={<Button icon={ChevronDown}>{t('More steps')}</Button>}
          entries={more.map((action) => ({
            id: action, label: actionText(action, status, t), icon: ICONS[action], isDanger: action === 'lose', onAction: () => begin(action),
          }))}
        />
      )}
      {others.includes('book') && (
        <Button icon={PackageCheck} onClick={() => setAsking('book')}>
          {t('Book courier')}
        </Button>
      )}
      {primary && (
        <Button variant="primary" icon={ICONS[primary]} isPending={isBusy} onClick={() => begin(primary)}>
          {actionText(primary, status, t)}
        </Button>
      )}
      {asking && dialogOf(asking)}
      <ConfirmDialog
        title={t('Has order {{order}} been delivered?', { order: reference })}
        confirmLabel={t('Mark as delivered')}
        isOpen={asking === 'deliver'}
        isPending={delivering.isInFlight}
        onClose={() => setAsking(null)}
        onConfirm={() =>
          void finish(delivering.deliverOrder(target), t('Order {{order}} delivered', { order: reference })).then(() =>
            // Another dialog may be open by then, with something typed in it.
            setAsked((current) => (current?.action === 'deliver' ? null : current)))
        }
      >
        {due > 0
          ? t('The sale and its cost are booked, and the courier owes you {{amount}}.', {
              amount: formatTaka(due),
            })
          : t('The sale and its cost are booked.')}
      </ConfirmDialog>
    </>
  );
}
