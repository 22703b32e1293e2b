import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatDay } from '../../../../schema/rules/format.ts';
import type { OrderHalt_order$key } from '../../../__generated__/OrderHalt_order.graphql.ts';
import { useCan } from '../../../shell/usePermissions.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { reasonText } from '../reasonText.ts';

const ReturnReasonDialog = lazyPart(() => import('./ReturnReasonDialog.tsx'), 'ReturnReasonDialog', {
  onFailed: ({ onClose }) => onClose(),
});

/**
 * Why an order is held, and until when; why it was cancelled; or why goods of it come back, with a button for whoever may say
 * or correct that. For orders in one of these statuses.
 */
export function OrderHalt({ order: key }: { order: OrderHalt_order$key }) {
  const { t } = useTranslation();
  const order = useFragment(
    graphql`
      fragment OrderHalt_order on Order {
        id
        version
        reference
        status
        holdUntil
        holdReason
        cancelReason
        returnReason
        isCourierReason
      }
    `,
    key,
  );
  const { status, holdUntil, holdReason, cancelReason, returnReason, isCourierReason } = order;
  const mayUpdate = useCan('orderUpdate');
  const [isOpen, setOpen] = useState(false);
  if (status === 'HOLD') return holdUntil ? <Banner meaning="warn" title={t('On hold until {{day}}', { day: formatDay(holdUntil) })}>{holdReason}</Banner> : null;
  if (status === 'CANCELLED') {
    return cancelReason ? <Banner meaning="info" title={t('Why it was cancelled')}>{reasonText(cancelReason, t)}</Banner> : null;
  }
  if (!returnReason && !mayUpdate) return null;
  const reason = returnReason && reasonText(returnReason, t);
  return (
    <>
      <Banner
        meaning="info" title={returnReason ? t('Why it comes back') : t('Nobody has said why it comes back')}
        action={mayUpdate && <Button size="small" onClick={() => setOpen(true)}>{returnReason ? t('Correct') : t('Say why')}</Button>}
      >
        {reason && (isCourierReason ? t('{{reason}} – as the courier says', { reason }) : reason)}
      </Banner>
      {isOpen && <ReturnReasonDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}
