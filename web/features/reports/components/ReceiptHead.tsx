import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/Banner.tsx';
import { failureText } from '../paymentText.ts';
import type { Receipt } from './ReceiptDialog.tsx';

/** The status of the payment in a sentence. */
export function ReceiptHead({ payment }: { payment: Receipt }) {
  const { t } = useTranslation();
  const { status, isBeingRefunded, isRefundUnclear, quantity, refundQuantity } = payment;
  const isPart = refundQuantity != null && refundQuantity < quantity;
  switch (status) {
    case 'PAID':
      if (isRefundUnclear) {
        return (
          <Banner meaning="warn" title={t('Whether the money went back is not known yet')}>
            {t('bKash has not told what became of the refund. We are looking into it; the credit comes back if the money did not.')}
          </Banner>
        );
      }
      return isBeingRefunded ? (
        <Banner meaning="info" title={t('The money is on its way back')}>
          {t('The credit was taken back. bKash has not confirmed the refund yet.')}
        </Banner>
      ) : (
        <Banner meaning="good" title={t('Payment received')} />
      );
    case 'REFUNDED':
      return <Banner meaning="info" title={isPart ? t('Payment partly refunded') : t('Payment refunded')} />;
    case 'FAILED':
      return (
        <Banner meaning="bad" title={t('Payment failed')}>
          {failureText(payment) ?? t('No money was taken. You can try again.')}
        </Banner>
      );
    case 'CANCELLED':
      return (
        <Banner meaning="warn" title={t('Payment cancelled')}>
          {t('No money was taken. You can try again.')}
        </Banner>
      );
    case 'EXPIRED':
      return (
        <Banner meaning="warn" title={t('Payment expired')}>
          {t('It was not completed in time, and no money was taken. You can try again.')}
        </Banner>
      );
    default:
      return (
        <Banner meaning="info" title={t('Waiting for bKash')}>
          {t('If you have paid, it is credited as soon as bKash confirms. There is no need to pay again.')}
        </Banner>
      );
  }
}
