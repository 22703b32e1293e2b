import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { OrderCostsQuery } from '../../__generated__/OrderCostsQuery.graphql.ts';
import type { OrderPage_order$key } from '../../__generated__/OrderPage_order.graphql.ts';
import type { OrderPageQuery } from '../../__generated__/OrderPageQuery.graphql.ts';
import { useProblemBanner } from '../../forms/ProblemBanner.tsx';
import { RecordNav } from '../../list/RecordNav.tsx';
import { useLiveRecord } from '../../live/useLiveRecord.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { NotFoundPage } from '../../routes/NotFoundPage.tsx';
import { DetailFirst, DetailPair, DetailStack } from '../../ui/DetailColumns.tsx';
import { Later } from '../../ui/Later.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { RecordScreen } from '../../ui/RecordScreen.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { statusText } from '../../ui/statusMeaning.ts';
import { PrintMenu } from '../printing/PrintMenu.tsx';
import { RecordTasks } from '../tasks/lazyRecordTasks.ts';
import { OrderActions } from './components/OrderActions.tsx';
import { OrderCosts, orderCostsQuery } from './components/OrderCosts.tsx';
import { OrderCustomer } from './components/OrderCustomer.tsx';
import { OrderExchange } from './components/OrderExchange.tsx';
import { OrderFacts } from './components/OrderFacts.tsx';
import { OrderFiles } from './components/OrderFiles.tsx';
import { OrderLines } from './components/OrderLines.tsx';
import { OrderMoney } from './components/OrderMoney.tsx';
import { OrderParcel } from './components/OrderParcel.tsx';
import { OrderShopChange } from './components/OrderShopChange.tsx';
import { OrderShortages } from './components/OrderShortages.tsx';
import { OrderStock } from './components/OrderStock.tsx';
import { OrderStoreNumber } from './components/OrderStoreNumber.tsx';
import { orderRoute } from './ordersRoutes.ts';
import { orderProgress } from './orderSteps.ts';
import { settlementText } from './settlementText.ts';
import { GIVEN_BACK } from './statusSets.ts';

// Shows nothing before its own answer, and on few orders at all.
const TellCourier = lazyPart(() => import('./components/TellCourier.tsx'), 'TellCourier');

const OrderHalt = lazyPart(() => import('./components/OrderHalt.tsx'), 'OrderHalt', { fallback: () => <Skeleton height={60} /> });

// Far down on the page.
const OrderTimeline = lazyPart(() => import('./components/OrderTimeline.tsx'), 'OrderTimeline');

const orderPageQuery = graphql`
  query OrderPageQuery($id: ID!) @preloadable {
    node(id: $id) {
      __typename
      ... on Order {
        ...OrderPage_order
      }
    }
  }
`;

/** Page of an order: `/ecom/order/$id`. */
export function OrderPage() {
  const { node } = useRouteQuery<OrderPageQuery>(orderPageQuery, orderRoute.useLoaderData());
  if (node?.__typename !== 'Order') return <NotFoundPage />;
  return <OrderDetail order={node} />;
}

function OrderDetail({ order: key }: { order: OrderPage_order$key }) {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const order = useFragment(
    graphql`
      fragment OrderPage_order on Order {
        id
        reference
        status
        settlementStatus
        source
        createdByName
        confirmedAt
        shippedAt
        deliveredAt
        ...OrderActions_order
        ...OrderLines_order
        ...OrderMoney_order
        ...OrderParcel_order
        ...OrderCustomer_order
        ...OrderTimeline_order
        ...OrderShortages_order
        ...OrderShopChange_order
        ...TellCourier_order
        ...OrderStock_order
        ...OrderStoreNumber_order
        ...OrderExchange_order
        ...OrderFiles_order
        ...OrderFacts_order
        ...OrderHalt_order
      }
    `,
    key,
  );
  const { id, reference, status, settlementStatus, source, createdByName } = order;
  const progress = orderProgress(order);

  const readAgain = () => Promise.all([
    fetchQuery<OrderPageQuery>(environment, orderPageQuery, { id }).toPromise(),
    fetchQuery<OrderCostsQuery>(environment, orderCostsQuery, { id }).toPromise(),
  ]);
  useLiveRecord({ type: 'Order', id, read: readAgain });
  const [problem, setProblem] = useProblemBanner(reference, readAgain);

  return (
    <RecordScreen
      title={reference}
      marks={
        <>
          <StatusBadge status={status} />
          {settlementStatus !== 'NA' && (
            <StatusBadge
              status={settlementStatus}
              label={settlementText(settlementStatus, t)}
            />
          )}
        </>
      }
      note={
        <>
          {createdByName ? t('{{source}} · taken by {{name}}', { source, name: createdByName }) : source}
          <OrderStoreNumber order={order} />
          <OrderExchange order={order} />
        </>
      }
      back={
        <RecordNav
          kind="order"
          id={id}
          fallback="/ecom/main-order-list"
          linkOf={(next) => ({ to: '/ecom/order/$id', params: { id: next } })}
          label={t('Back to orders')}
        />
      }
      actions={
        <>
          <PrintMenu orderId={id} />
          <OrderActions order={order} onProblem={setProblem} onReload={readAgain} />
        </>
      }
      banners={
        <>
          {problem}
          {(status === 'HOLD' || status === 'CANCELLED' || GIVEN_BACK.has(status)) && <OrderHalt order={order} />}
          <OrderShopChange order={order} onProblem={setProblem} />
          <TellCourier order={order} />
          <OrderShortages order={order} />
          <Stepper
            label={t('Progress of the order')}
            steps={progress.steps.map((step) => ({ id: step, label: statusText(step, t) }))}
            currentId={progress.current}
            isComplete={progress.isComplete}
            isEnded={progress.isEnded}
          />
        </>
      }
      aside={
        <>
          <DetailFirst>
            <OrderCustomer order={order} />
          </DetailFirst>
          <Later>
            <RecordTasks kind="ORDER" id={id} />
            <OrderTimeline order={order} />
          </Later>
        </>
      }
    >
      <OrderLines order={order} />
      <DetailPair>
        {/* Two stacks instead of a grid, so that each card has the height of its own content. */}
        <DetailStack>
          <OrderMoney order={order} />
          <Later>
            <OrderFacts order={order} />
            <OrderFiles order={order} />
          </Later>
        </DetailStack>
        <DetailStack>
          <Later>
            <OrderCosts id={id} part="profit" />
            <OrderParcel order={order} />
          </Later>
        </DetailStack>
      </DetailPair>
      <Later>
        <OrderCosts id={id} part="trail" />
        <OrderStock order={order} />
        <OrderCosts id={id} part="journal" />
      </Later>
    </RecordScreen>
  );
}
