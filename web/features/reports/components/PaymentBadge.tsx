import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/Badge.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';

interface PaymentBadgeProps {
  payment: {
    readonly status: string;
    readonly isBeingRefunded: boolean;
    /** Nobody asks bKash for it any more. */
    readonly isRefundUnclear: boolean;
    readonly quantity: number;
    readonly refundQuantity: number | null | undefined;
  };
}

/** The status of a payment, with what the status alone does not show: a refund in progress, or a partial one. */
export function PaymentBadge({ payment }: PaymentBadgeProps) {
  const { t } = useTranslation();
  const { status, isBeingRefunded, isRefundUnclear, quantity, refundQuantity } = payment;
  if (isRefundUnclear) return <StatusBadge status="REFUND_UNCLEAR" />;
  if (isBeingRefunded) return <Badge meaning="warn">{t('Being refunded')}</Badge>;
  const isPart = status === 'REFUNDED' && refundQuantity != null && refundQuantity < quantity;
  return <StatusBadge status={status} label={isPart ? t('Partly refunded') : undefined} />;
}
