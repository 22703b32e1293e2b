import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { formatDay } from '../../../../schema/rules/format.ts';
import type { TakenNoticeQuery } from '../../../__generated__/TakenNoticeQuery.graphql.ts';
import { useSecondaryQuery } from '../../../relay/useSecondaryQuery.ts';
import { useCan } from '../../../shell/usePermissions.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { OrderChat } from '../components/OrderChat.tsx';
import { PrintMenu } from '../../printing/PrintMenu.tsx';
import type { TakenOrder } from './useOrderForm.ts';

interface TakenNoticeProps {
  order: TakenOrder & { scheduledFor: string };
  onDismiss: () => void;
}

/** Notice of the last saved order, with a link to it. */
export function TakenNotice({ order: { id, reference, isPreorder, isConfirmed, scheduledFor }, onDismiss }: TakenNoticeProps) {
  const { t } = useTranslation();
  const canOpen = useCan('orderList');
  const { data } = useSecondaryQuery<TakenNoticeQuery>(
    graphql`
      query TakenNoticeQuery($id: ID!) {
        node(id: $id) {
          ...OrderChat_order
        }
      }
    `,
    { id }, { isWanted: canOpen },
  );
  const saved = isConfirmed ? t('Order {{order}} saved and confirmed', { order: reference }) : t('Order {{order}} saved', { order: reference });
  return (
    <Banner
      meaning="good"
      title={isPreorder ? t('Order {{order}} saved: it waits for goods that are to come', { order: reference }) : saved}
      action={
        canOpen && (
          <>
            {data?.node && <OrderChat order={data.node} />}
            <PrintMenu orderId={id} />
            <TextLink to="/ecom/order/$id" params={{ id }}>{t('Open order')}</TextLink>
          </>
        )
      }
      onDismiss={onDismiss}
    >
      {scheduledFor && t('Send on {{day}}', { day: formatDay(scheduledFor) })}
    </Banner>
  );
}
