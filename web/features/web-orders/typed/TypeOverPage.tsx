import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ApproveWebOrderAsTypedInput } from '../../../__generated__/useApproveAsTypedMutation.graphql.ts';
import type { TypeOverPage_order$key } from '../../../__generated__/TypeOverPage_order.graphql.ts';
import type { TypeOverPageQuery, TypeOverPageQuery$data } from '../../../__generated__/TypeOverPageQuery.graphql.ts';
import { useNavigateWhileShown } from '../../../forms/useNavigateWhileShown.ts';
import { useRouteQuery } from '../../../relay/routeQuery.ts';
import { NotFoundPage } from '../../../routes/NotFoundPage.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useOpenAction } from '../../../ui/useOpenAction.ts';
import { takeInput } from '../../orders/new-order/orderDraft.ts';
import type { OrderDraft } from '../../orders/new-order/orderDraft.ts';
import type { TakenOrder } from '../../orders/new-order/useOrderForm.ts';
import { useReleasedClaim } from '../desk/useReleasedClaim.ts';
import { useApproveAsTyped } from '../mutations/useApproveAsTyped.ts';
import { typeOverRoute } from '../webOrdersRoutes.ts';
import { typedDraft, unknownGoods } from './typedDraft.ts';

// The order form is as large as a page, so it is loaded apart.
const OrderForm = lazyPart(() => import('../../orders/new-order/OrderForm.tsx'), 'OrderForm', { fallback: () => <Skeleton height={480} /> });

const typeOverPageQuery = graphql`
  query TypeOverPageQuery($id: ID!) @preloadable {
    ...OrderForm_query
    node(id: $id) {
      __typename
      ... on WebOrder {
        ...TypeOverPage_order
      }
    }
  }
`;

/** The New Order form, filled in from a web order, to approve it with changes: `/website/order/$id/type-over`. */
export function TypeOverPage() {
  const query = useRouteQuery<TypeOverPageQuery>(typeOverPageQuery, typeOverRoute.useLoaderData());
  if (query.node?.__typename !== 'WebOrder') return <NotFoundPage />;
  return <TypeOver order={query.node} query={query} />;
}

function TypeOver({ order: key, query }: { order: TypeOverPage_order$key; query: TypeOverPageQuery$data }) {
  const { t } = useTranslation();
  const navigate = useNavigateWhileShown();
  const openAction = useOpenAction();
  const approve = useApproveAsTyped();
  const order = useFragment(
    graphql`
      fragment TypeOverPage_order on WebOrder {
        id
        number
        version
        canDecide
        claim {
          isMine
        }
        paymentMethod
        paymentTitle
        transactionId
        isPickup
        shippingMethod
        draft {
          customerName
          phone
          altPhone
          address
          district
          note
          source
          plannedCourier
          discount
          deliveryFee
          advance
          lines {
            lineId
            quantity
            unitPrice
            discount
          }
        }
        lines {
          id
          name
          details
          variant {
            id
            title
            sku
            pictureUrl
            stock {
              available
            }
          }
        }
      }
    `,
    key,
  );
  useReleasedClaim(order.id, order.claim?.isMine === true);
  const { id: webOrderId, number, version, draft, canDecide, transactionId } = order;
  const link = <TextLink to="/website/order/$id" params={{ id: webOrderId }}>{t('Web order #{{number}}', { number })}</TextLink>;
  // Fields that nobody has touched follow the web order once it is read again after a refusal; what was typed stays.
  const over = {
    start: typedDraft(order),
    isPickup: order.isPickup,
    save: (typed: OrderDraft, confirm: boolean) => approve({
      ...takeInput(typed, confirm),
      // Emptied means nothing; where only a person can know, it has to be said.
      advance: typed.advance ?? (draft.advance === null ? undefined : 0),
      advanceReference: transactionId || undefined, webOrderId, version,
    } satisfies ApproveWebOrderAsTypedInput),
    onTaken: ({ id, reference }: TakenOrder) => {
      toast.success(
        t('Web order #{{number}} is order {{order}} now', { number, order: reference }),
        openAction(t('Open order'), { to: '/ecom/order/$id', params: { id } }),
      );
      void navigate({ to: '/website/website-order-list' });
    },
  };
  const title = t('Change web order #{{number}}', { number });
  if (!canDecide) {
    return (
      <>
        <PageHeader title={title} />
        <Banner meaning="warn" title={t('This web order no longer waits for a decision')} action={link} />
      </>
    );
  }
  return (
    <OrderForm
      query={query}
      title={title}
      over={over}
      unknown={unknownGoods(order)}
      notice={
        <>
          <Banner meaning="info" title={t('It is approved as it stands here')} action={link}>
            {t('The web shop keeps its own lines and amounts.')}
          </Banner>
          {order.isPickup && (
            <Banner meaning="info" title={t('The customer picks it up: {{method}}', { method: order.shippingMethod })}>
              {t('Choose a courier to have it delivered.')}
            </Banner>
          )}
          {draft.advance === null && (
            <Banner meaning="warn" title={t('Say how much was paid already: {{method}} may be a prepayment', { method: order.paymentTitle || order.paymentMethod })} />
          )}
        </>
      }
    />
  );
}
