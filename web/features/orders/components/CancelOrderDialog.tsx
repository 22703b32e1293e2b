import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommandProblem } from '../../../relay/commandProblem.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { useCancelOrder } from '../mutations/useCancelOrder.ts';

interface CancelOrderDialogProps {
  order: { id: string; version: number; reference: string; advance: number };
  /** Called with null when the order is cancelled. */
  onProblem: (problem: CommandProblem | null) => void;
  onDone: (message: string) => void;
  onClose: () => void;
}

/** Asks for the reason, and cancels the order. */
export function CancelOrderDialog({ order: { id: orderId, version, reference, advance }, onProblem, onDone, onClose }: CancelOrderDialogProps) {
  const { t } = useTranslation();
  const { cancelOrder, isInFlight } = useCancelOrder();
  const [keepsAdvance, setKeepsAdvance] = useState(false);

  async function cancel(reason: string): Promise<void> {
    const outcome = await cancelOrder({ orderId, version, reason, ...(keepsAdvance && { keepAdvance: true }) });
    onClose();
    onProblem(outcome.ok ? null : outcome.problem);
    if (outcome.ok) onDone(t('Order {{order}} cancelled', { order: reference }));
  }

  return (
    <ConfirmDialog
      title={t('Cancel order {{order}}?', { order: reference })}
      confirmLabel={t('Cancel order')}
      isOpen
      isPending={isInFlight}
      onClose={onClose}
      onConfirm={(reason) => void cancel(reason)}
      isDanger
      needsReason
    >
      {t('Stock that it has reserved is free again. The reason stays on the order.')}
      {advance > 0 && <Switch label={t('The advance is not paid back')} isSelected={keepsAdvance} onChange={setKeepsAdvance} />}
    </ConfirmDialog>
  );
}
