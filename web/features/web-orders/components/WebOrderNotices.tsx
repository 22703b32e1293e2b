import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { WebOrderNotices_order$key } from '../../../__generated__/WebOrderNotices_order.graphql.ts';
import { keptText } from '../../../keptText.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

interface WebOrderNoticesProps {
  order: WebOrderNotices_order$key;
  /** The Approve button refers to this element while it is disabled. */
  reasonId: string;
}

/** The obstacles to an approval, or the result of the decision. */
export function WebOrderNotices({ order, reasonId }: WebOrderNoticesProps) {
  const { t } = useTranslation();
  const { canDecide, unmappedCount, awaitsRefunds, isPickup, shippingMethod, cancelReason, writeBackError, isToldAgain, order: made } = useFragment(
    graphql`
      fragment WebOrderNotices_order on WebOrder {
        canDecide
        unmappedCount
        awaitsRefunds
        isPickup
        shippingMethod
        cancelReason
        writeBackError
        isToldAgain
        order {
          id
          reference
        }
      }
    `,
    order,
  );
  return (
    <>
      {canDecide && unmappedCount > 0 && (
        <div id={reasonId}>
          <Banner
            meaning="warn"
            title={t('{{count}} lines stand for no product yet. Choose the products, then approve.', {
              count: unmappedCount,
              defaultValue_one: '{{count}} line stands for no product yet. Choose the product, then approve.',
            })}
          />
        </div>
      )}
      {canDecide && awaitsRefunds && (
        <Banner
          meaning="info"
          title={t('The shop has refunded a part of it and is being asked which. Approve it in a moment.')}
        />
      )}
      {canDecide && isPickup && (
        <Banner
          meaning="info"
          title={t('The customer picks it up: {{method}}', { method: shippingMethod })}
        />
      )}
      {made && (
        <Banner
          meaning="good"
          title={t('Approved: it is order {{order}} now.', { order: made.reference })}
          action={
            <TextLink to="/ecom/order/$id" params={{ id: made.id }}>
              {t('Open order')}
            </TextLink>
          }
        />
      )}
      {cancelReason && <Banner meaning="info" title={t('Cancelled: {{reason}}', { reason: cancelReason })} />}
      {writeBackError && (
        <Banner meaning="warn" title={isToldAgain ? t('The shop does not know of it yet. It is told again by itself.') : t('The shop could not be told of it')}>
          {keptText(writeBackError)}
        </Banner>
      )}
    </>
  );
}
