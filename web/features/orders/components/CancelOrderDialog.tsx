import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatTaka } from '../../../../schema/rules/format.ts';
import { FormSelect } from '../../../forms/fields.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import type { CommandOutcome } from '../../../relay/useCommand.ts';
import { chosenAccount } from '../../accounting/moneyAccounts.ts';
import { useMoneyAccounts } from '../../accounting/useMoneyAccounts.ts';
import { useCancelOrder } from '../mutations/useCancelOrder.ts';
import { useRefundAdvance } from '../mutations/useRefundAdvance.ts';
import { storedReason } from '../reasonText.ts';
import type { StepDialogProps } from '../steps/stepFacts.ts';
import { StepFormDialog } from '../steps/StepFormDialog.tsx';
import { ReasonField } from './ReasonField.tsx';

/** As the gateway takes it. */
const LONGEST_REASON = 300;

interface CancelOrderDialogProps extends Omit<StepDialogProps, 'order'> {
  order: Pick<StepDialogProps['order'], 'id' | 'version' | 'reference' | 'status' | 'advance'>;
  /** Proposes to pay an advance back at once, in place of later. */
  paysBack?: boolean;
}

/** Cancels an order, and says what becomes of its advance. */
export function CancelOrderDialog(props: CancelOrderDialogProps) {
  const { order: { id: orderId, version, reference, advance }, paysBack = false, onDone, onClose } = props;
  const { t } = useTranslation();
  const { cancelOrder } = useCancelOrder();
  const { refundAdvance } = useRefundAdvance();
  const accounts = useMoneyAccounts();
  // Where the advance was refused after the cancellation, another attempt only pays it back.
  const [isCancelled, setCancelled] = useState(false);
  // The same, for what runs before the next render.
  const isGone = useRef(false);
  const amount = formatTaka(advance);
  const done = () => onDone(t('Order {{order}} cancelled', { order: reference }));
  const form = useCommandForm({
    saved: { reason: '', advance: paysBack && advance > 0 ? 'PAY_BACK' : 'OWE', account: 'CASH' },
    save: async ({ reason, advance: then, account }): Promise<CommandOutcome<unknown>> => {
      if (!isGone.current) {
        const outcome = await cancelOrder({ orderId, version, reason: storedReason(reason, t), ...(then === 'KEEP' && { keepAdvance: true }) });
        if (!outcome.ok || then !== 'PAY_BACK') return outcome;
        isGone.current = true;
        setCancelled(true);
      }
      return then === 'PAY_BACK' ? refundAdvance({ orderId, ...chosenAccount(account) }) : { ok: true, data: null };
    },
    onSaved: () => {
      onClose();
      done();
    },
  });
  // Not `maxLength`: that would cut off what is pasted without a word.
  function tooLong(reason: string): string | null {
    const count = reason.trim().length - LONGEST_REASON;
    return count > 0 ? t('{{count}} characters too long', { count, defaultValue_one: '{{count}} character too long' }) : null;
  }
  const then = useWatch({ control: form.control, name: 'advance' });
  const choices = [
    { id: 'PAY_BACK', label: t('Pay back {{amount}}', { amount }) },
    { id: 'OWE', label: t('Pay it back later') },
    ...(isCancelled ? [] : [{ id: 'KEEP', label: t('The advance is not paid back') }]),
  ];
  return (
    <StepFormDialog
      step={props}
      form={form}
      title={t('Cancel order {{order}}?', { order: reference })}
      submitLabel={isCancelled ? t('Pay back') : t('Cancel order')}
      width={440}
      isDanger
      onClose={() => {
        onClose();
        if (isCancelled) done();
      }}
    >
      <p>{t('Stock that it has reserved is free again. The reason stays on the order.')}</p>
      <ReasonField form={form} of="CANCEL" label={t('Reason')} name="reason" validate={tooLong} isRequired autoFocus />
      {advance > 0 && <FormSelect form={form} label={t('Advance of {{amount}}', { amount })} name="advance" options={choices} />}
      {advance > 0 && then === 'PAY_BACK' && <FormSelect form={form} label={t('Paid from')} name="account" options={accounts} />}
    </StepFormDialog>
  );
}
