import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { RefundDialog_payment$key } from '../../../__generated__/RefundDialog_payment.graphql.ts';
import { FormNumberField, FormTextArea } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { toastProblem } from '../../../relay/commandProblem.ts';
import { currentTime } from '../../../relay/serverTime.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { exactTaka } from '../../../ui/exactTaka.ts';
import { toast } from '../../../ui/toast.tsx';
import { boughtText } from '../../reports/paymentText.ts';
import { useRefundPayment } from '../mutations/useRefundPayment.ts';
import { maxRefundable, refundOf } from '../refundPreview.ts';
import { RefundPreview } from './RefundPreview.tsx';

interface RefundDialogProps {
  payment: RefundDialog_payment$key;
  /** Fetches the payment again. */
  refresh: () => Promise<unknown>;
  onClose: () => void;
}

const REASON_MAX = 255;

/** Asks for the amount and the reason, previews the effect on the business, then refunds. */
export function RefundDialog({ payment: key, refresh, onClose }: RefundDialogProps) {
  const { t } = useTranslation();
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
  const most = maxRefundable(payment, new Date(currentTime()));
  const { refundPayment } = useRefundPayment();
  const form = useCommandForm({
    saved: { quantity: most as number | null, reason: '' },
    save: ({ quantity, reason }) => refundPayment({ paymentId: payment.id, quantity, reason: reason.trim() }),
    onSaved: ({ refundAmount, status }) => {
      const amount = exactTaka(refundAmount ?? 0);
      toast.success(
        status === 'REFUNDED'
          ? t('{{amount}} refunded to {{business}}', { amount, business: business.name })
          : t('The refund of {{amount}} is begun. bKash has not confirmed it yet.', { amount }),
      );
      onClose();
    },
    onRefused: (problem) => {
      void refresh();
      if (problem.reason === 'CREDIT_USED') return { ...problem, fields: { quantity: problem.message } };
      if (problem.code !== 'CONFLICT') return problem;
      // Somebody else was faster, or messages were sent meanwhile: the shown data is out of date.
      toastProblem(problem);
      onClose();
      return null;
    },
  });
  const typed = useWatch({ control: form.control, name: 'quantity' });
  const preview = typed !== null && Number.isInteger(typed) && typed >= 1 && typed <= most
    ? refundOf(payment, typed)
    : null;

  return (
    <FormDialog
      form={form}
      title={t('Refund {{what}}', { what: boughtText(payment, t) })}
      submitLabel={preview ? t('Refund {{amount}}', { amount: exactTaka(preview.amount) }) : t('Refund')}
      canSubmit={most > 0}
      isDanger
      onClose={onClose}
    >
      {most === 0 ? (
        <Banner meaning="warn" title={t('Nothing of it can be refunded')}>
          {type === 'SMS'
            ? t('The messages that were bought have been used.')
            : t('The time that was bought has begun. Only whole months ahead can be taken back.')}
        </Banner>
      ) : (
        <>
          <FormNumberField
            form={form}
            label={type === 'SMS' ? t('SMS to take back') : t('Months to take back')}
            name="quantity"
            min={1}
            max={most}
            isRequired
            description={
              most < bought
                ? t('{{most}} of {{bought}} are unused.', { most: most, bought })
                : t('All {{bought}} are unused.', { bought })
            }
          />
          <FormTextArea
            form={form}
            label={t('Reason')}
            name="reason"
            description={t('bKash shows it to the payer.')}
            validate={(text) => reasonProblem(text, t)}
            maxLength={REASON_MAX}
            isRequired
            autoFocus
            rows={2}
          />
          {preview && <RefundPreview payment={payment} preview={preview} isPart={typed !== bought} />}
        </>
      )}
    </FormDialog>
  );
}

function reasonProblem(text: string, t: (key: string) => string): string | null {
  if (text.trim() === '') return t('Give a reason');
  return /[<>&]/.test(text) ? t('bKash does not take < > &') : null;
}
