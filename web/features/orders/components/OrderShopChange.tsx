import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OrderShopChange_order$key } from '../../../__generated__/OrderShopChange_order.graphql.ts';
import type { CommandProblem } from '../../../relay/commandProblem.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useApplyShopChange } from '../mutations/useApplyShopChange.ts';
import { useKeepOrder } from '../mutations/useKeepOrder.ts';
import { shopChangeText } from '../shopChangeText.ts';

interface OrderShopChangeProps {
  order: OrderShopChange_order$key;
  onProblem: (problem: CommandProblem | null) => void;
}

/** Notice that the web shop has changed the order since its approval, with the decisions to take. */
export function OrderShopChange({ order, onProblem }: OrderShopChangeProps) {
  const { t } = useTranslation();
  const { id: orderId, version, status, shopChange, nextStatuses, webOrder } = useFragment(
    graphql`
      fragment OrderShopChange_order on Order {
        id
        version
        status
        shopChange
        nextStatuses
        webOrder {
          id
          number
          writeBackError
          isToldAgain
        }
      }
    `,
    order,
  );
  const { keepOrder, isInFlight } = useKeepOrder();
  const applying = useApplyShopChange();
  const untold = webOrder?.writeBackError && (
    <Banner meaning="warn" title={webOrder.isToldAgain ? t('The shop does not know of it yet. It is told again by itself.') : t('The shop could not be told of it')}>
      {webOrder.writeBackError}
    </Banner>
  );
  if (!shopChange) return untold || null;

  async function keep() {
    const outcome = await keepOrder({ orderId, version });
    onProblem(outcome.ok ? null : outcome.problem);
    if (outcome.ok) toast.success(t('The order stays as it is'));
  }

  async function apply() {
    const outcome = await applying.applyShopChange({ orderId, version });
    onProblem(outcome.ok ? null : outcome.problem);
    if (outcome.ok) toast.success(t('The order is as the web shop has it now'));
  }

  const hasLeft = status === 'SHIPPED';
  const mayDecide = hasLeft ? nextStatuses.length > 0 : nextStatuses.includes('CANCELLED');
  return (
    <Banner
      meaning="bad"
      title={shopChangeText(shopChange, t)}
      action={
        mayDecide && (
          <>
            {!hasLeft && (
              <Button size="small" variant="primary" isPending={applying.isInFlight} onClick={() => void apply()}>
                {shopChange === 'CANCELLED' ? t('Cancel as in the shop') : t('Apply the change')}
              </Button>
            )}
            <Button size="small" isPending={isInFlight} onClick={() => void keep()}>
              {t('Keep the order')}
            </Button>
          </>
        )
      }
    >
      {hasLeft
        ? t('The parcel has left already: tell the courier, or ask for it back. Then keep the order.')
        : t('It cannot be handed to a courier before this is decided: apply what the shop says now, or keep the order as it was approved.')}
      {webOrder && (
        <>
          {' '}
          <TextLink to="/website/order/$id" params={{ id: webOrder.id }}>
            {t('Web order #{{number}}', { number: webOrder.number })}
          </TextLink>
        </>
      )}
    </Banner>
  );
}
