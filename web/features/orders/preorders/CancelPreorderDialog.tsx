import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatTaka } from '../../../../schema/rules/format.ts';
import { FormSelect, FormTextArea } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import type { CommandOutcome } from '../../../relay/useCommand.ts';
import { chosenAccount } from '../../accounting/moneyAccounts.ts';
import { useMoneyAccounts } from '../../accounting/useMoneyAccounts.ts';
import { useCancelOrder } from '../mutations/useCancelOrder.ts';
import { useRefundAdvance } from '../mutations/useRefundAdvance.ts';
import type { WaitingOrder } from './WaitingOrders.tsx';

interface CancelPreorderDialogProps {
  order: WaitingOrder;
  onCancelled: () => void;
  onClose: () => void;
}

/** Cancels an order that waits for goods, and says what becomes of its advance: paid back at once by default. */
export function CancelPreorderDialog({ order: { id: orderId, version, reference, advance }, onCancelled, onClose }: CancelPreorderDialogProps) {
  const { t } = useTranslation();
  const { cancelOrder } = useCancelOrder();
  const { refundAdvance } = useRefundAdvance();
  const accounts = useMoneyAccounts();
  // Where the advance was refused after the cancellation, another attempt only pays it back.
  const [isCancelled, setCancelled] = useState(false);
  const amount = formatTaka(advance);
  const form = useCommandForm({
    saved: { reason: '', advance: advance > 0 ? 'PAY_BACK' : 'NONE', account: 'CASH' },
    save: async ({ reason, advance: then, account }): Promise<CommandOutcome<unknown>> => {
      if (!isCancelled) {
        const outcome = await cancelOrder({ orderId, version, reason: reason.trim(), ...(then === 'KEEP' && { keepAdvance: true }) });
        if (!outcome.ok || then !== 'PAY_BACK') return outcome;
        setCancelled(true);
      }
      return then === 'PAY_BACK' ? refundAdvance({ orderId, ...chosenAccount(account) }) : { ok: true, data: null };
    },
    onSaved: () => {
      onClose();
      onCancelled();
    },
  });
  const then = useWatch({ control: form.control, name: 'advance' });
  const choices = [
    { id: 'PAY_BACK', label: t('Pay back {{amount}}', { amount }) },
    { id: 'OWE', label: t('Pay it back later') },
    ...(isCancelled ? [] : [{ id: 'KEEP', label: t('The advance is not paid back') }]),
  ];
  return (
    <FormDialog
      form={form}
      title={t('Cancel order {{order}}?', { order: reference })}
      submitLabel={isCancelled ? t('Pay back') : t('Cancel order')}
      width={440}
      isDanger
      onClose={() => {
        onClose();
        if (isCancelled) onCancelled();
      }}
    >
      <FormTextArea form={form} label={t('Reason')} name="reason" maxLength={300} rows={2} isRequired autoFocus />
      {advance > 0 && <FormSelect form={form} label={t('Advance of {{amount}}', { amount })} name="advance" options={choices} />}
      {advance > 0 && then === 'PAY_BACK' && <FormSelect form={form} label={t('Paid from')} name="account" options={accounts} />}
    </FormDialog>
  );
}
