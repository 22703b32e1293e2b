import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/Badge.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';

interface PaymentBadgeProps {
  payment: {
    readonly status: string;
    readonly isBeingRefunded: boolean;
    readonly quantity: number;
    readonly refundQuantity: number | null | undefined;
  };
}

/** How a payment stands, with what its status does not tell: a refund under way, or of a part. */
export function PaymentBadge({ payment }: PaymentBadgeProps) {
  const { t } = useTranslation();
  const { status, isBeingRefunded, quantity, refundQuantity } = payment;
  if (isBeingRefunded) return <Badge meaning="warn">{t('Being refunded')}</Badge>;
  const isPart = status === 'REFUNDED' && refundQuantity != null && refundQuantity < quantity;
  return <StatusBadge status={status} label={isPart ? t('Partly refunded') : undefined} />;
}
