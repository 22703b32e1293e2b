import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { RefundDialog_payment$key } from '../../../__generated__/RefundDialog_payment.graphql.ts';
import { toastProblem } from '../../../relay/commandProblem.ts';
import type { CommandProblem } from '../../../relay/commandProblem.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form } from '../../../ui/Form.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { toast } from '../../../ui/toast.tsx';
import { amountText, boughtText } from '../../reports/paymentText.ts';
import { useRefundPayment } from '../mutations/useRefundPayment.ts';
import { maxRefundable, refundOf } from '../refundPreview.ts';
import { RefundPreview } from './RefundPreview.tsx';

interface RefundDialogProps {
  payment: RefundDialog_payment$key;
  /** Reads the payment again. */
  refresh: () => Promise<unknown>;
  onClose: () => void;
}

const REASON_MAX = 255;

/** How much goes back, why, and what that does to the business; then the refund. */
export function RefundDialog({ payment: key, refresh, onClose }: RefundDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const payment = useFragment(
    graphql`
      fragment RefundDialog_payment on Payment {
        id
        type
        quantity
        amount
        payerNumber
        renewedFrom
        renewedUntil
        business {
          name
          smsBalance
          packageExpiresAt
        }
      }
    `,
    key,
  );
  const { type, quantity: bought, business } = payment;
  const most = maxRefundable(payment);
  const [typed, setTyped] = useState<number | null>(most);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<CommandProblem | null>(null);
  const { refundPayment, isInFlight } = useRefundPayment();
  const preview = typed !== null && Number.isInteger(typed) && typed >= 1 && typed <= most
    ? refundOf(payment, typed)
    : null;

  async function submit() {
    const outcome = await refundPayment({ paymentId: payment.id, quantity: typed, reason: reason.trim() });
    if (!outcome.ok) {
      setProblem(outcome.problem);
      // Somebody else was faster, or messages were sent meanwhile: what is shown is out of date.
      if (outcome.problem.code === 'CONFLICT') {
        toastProblem(outcome.problem);
        onClose();
      }
      return void refresh();
    }
    const amount = amountText(outcome.data.refundAmount ?? 0, t);
    const isDone = outcome.data.status === 'REFUNDED';
    toast.success(
      isDone
        ? t('{{amount}} refunded to {{business}}', { amount, business: business.name })
        : t('The refund of {{amount}} is begun. bKash has not confirmed it yet.', { amount }),
    );
    onClose();
  }

  return (
    <Dialog
      title={t('Refund {{what}}', { what: boughtText(payment, t) })}
      isOpen
      isDismissable={false}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('Go back')}</Button>
          {most > 0 && (
            <Button type="submit" form={formId} variant="danger" isPending={isInFlight}>
              {preview ? t('Refund {{amount}}', { amount: amountText(preview.amount, t) }) : t('Refund')}
            </Button>
          )}
        </>
      }
    >
      {most === 0 ? (
        <Banner meaning="warn" title={t('Nothing of it can be refunded')}>
          {type === 'SMS'
            ? t('The messages that were bought have been used.')
            : t('The time that was bought has begun. Only whole months ahead can be taken back.')}
        </Banner>
      ) : (
        <Form id={formId} errors={errorsOf(problem)} onSubmit={() => void submit()}>
          <NumberField
            label={type === 'SMS' ? t('SMS to take back') : t('Months to take back')}
            name="quantity"
            value={typed}
            onChange={setTyped}
            min={1}
            max={most}
            isRequired
            description={
              most < bought
                ? t('{{most}} of {{bought}} are unused.', { most: most, bought })
                : t('All {{bought}} are unused.', { bought })
            }
          />
          <TextArea
            label={t('Reason')}
            name="reason"
            value={reason}
            onChange={setReason}
            description={t('bKash shows it to the payer.')}
            validate={(text) => reasonProblem(text, t)}
            maxLength={REASON_MAX}
            isRequired
            autoFocus
            rows={2}
          />
          {preview && <RefundPreview payment={payment} preview={preview} isPart={typed !== bought} />}
        </Form>
      )}
    </Dialog>
  );
}

function reasonProblem(text: string, t: (key: string) => string): string | null {
  if (text.trim() === '') return t('Give a reason');
  return /[<>&]/.test(text) ? t('bKash does not take < > &') : null;
}

/** Beside its field where there is one. */
function errorsOf(problem: CommandProblem | null): Record<string, string> | undefined {
  if (!problem) return undefined;
  if (problem.reason === 'CREDIT_USED') return { quantity: problem.message };
  return Object.keys(problem.fields).length > 0 ? problem.fields : { '': problem.message };
}
