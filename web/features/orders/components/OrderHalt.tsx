import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatDay } from '../../../../schema/rules/format.ts';
import type { OrderHalt_order$key } from '../../../__generated__/OrderHalt_order.graphql.ts';
import { Banner } from '../../../ui/Banner.tsx';

/** Why an order is held, and until when; or why it was cancelled. */
export function OrderHalt({ order }: { order: OrderHalt_order$key }) {
  const { t } = useTranslation();
  const { status, holdUntil, holdReason, cancelReason } = useFragment(
    graphql`
      fragment OrderHalt_order on Order {
        status
        holdUntil
        holdReason
        cancelReason
      }
    `,
    order,
  );
  if (status === 'HOLD' && holdUntil) return <Banner meaning="warn" title={t('On hold until {{day}}', { day: formatDay(holdUntil) })}>{holdReason}</Banner>;
  if (status === 'CANCELLED' && cancelReason) return <Banner meaning="info" title={t('Why it was cancelled')}>{cancelReason}</Banner>;
  return null;
}
