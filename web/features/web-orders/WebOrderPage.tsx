import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { WebOrderPage_order$key } from '../../__generated__/WebOrderPage_order.graphql.ts';
import type { WebOrderPageQuery } from '../../__generated__/WebOrderPageQuery.graphql.ts';
import { useProblemBanner } from '../../forms/ProblemBanner.tsx';
import { RecordNav } from '../../list/RecordNav.tsx';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { relativeTime } from '../../relay/serverTime.ts';
import { useReload } from '../../relay/useReload.ts';
import { NotFoundPage } from '../../routes/NotFoundPage.tsx';
import { DetailFirst, DetailPair } from '../../ui/DetailColumns.tsx';
import { RecordScreen } from '../../ui/RecordScreen.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { WebOrderActions } from './components/WebOrderActions.tsx';
import { WebOrderCustomer } from './components/WebOrderCustomer.tsx';
import { WebOrderFacts } from './components/WebOrderFacts.tsx';
import { WebOrderLines } from './components/WebOrderLines.tsx';
import { WebOrderMoney } from './components/WebOrderMoney.tsx';
import { WebOrderNotices } from './components/WebOrderNotices.tsx';
import { RecordTasks } from '../tasks/lazyRecordTasks.ts';
import { WebOrderTimeline } from './components/WebOrderTimeline.tsx';
import { RiskReasons } from './desk/RiskReasons.tsx';
import type { RiskScores } from './desk/riskText.ts';
import { webOrderRoute } from './webOrdersRoutes.ts';

const webOrderPageQuery = graphql`
  query WebOrderPageQuery($id: ID!) @preloadable {
    node(id: $id) {
      __typename
      ... on WebOrder {
        ...WebOrderPage_order
      }
    }
    callDesk {
      setting {
        checkScore
        highScore
      }
    }
  }
`;

/** One order of a web shop, and the decision about it: `/website/order/$id`. */
export function WebOrderPage() {
  const { node, callDesk } = useRouteQuery<WebOrderPageQuery>(webOrderPageQuery, webOrderRoute.useLoaderData());
  if (node?.__typename !== 'WebOrder') return <NotFoundPage />;
  return <WebOrderDetail order={node} scores={callDesk.setting} />;
}

function WebOrderDetail({ order: key, scores }: { order: WebOrderPage_order$key; scores: RiskScores }) {
  const { t } = useTranslation();
  const reasonId = useId();
  const order = useFragment(
    graphql`
      fragment WebOrderPage_order on WebOrder {
        id
        number
        siteName
        status
        dateCreated
        canDecide
        ...RiskReasons_order
        ...WebOrderActions_order
        ...WebOrderNotices_order
        ...WebOrderLines_order
        ...WebOrderMoney_order
        ...WebOrderFacts_order
        ...WebOrderCustomer_order
        ...WebOrderTimeline_order
      }
    `,
    key,
  );
  const { id, number, siteName, status, dateCreated, canDecide } = order;

  const title = t('Web order #{{number}}', { number });
  const reload = useReload<WebOrderPageQuery>(webOrderPageQuery, { id });
  const [problem, setProblem] = useProblemBanner(title, reload);

  return (
    <RecordScreen
      title={title}
      marks={<StatusBadge status={status} />}
      note={t('{{site}} · {{when}}', { site: siteName, when: relativeTime(dateCreated) })}
      back={
        <RecordNav
          kind="webOrder"
          id={id}
          fallback="/website/website-order-list"
          linkOf={(next) => ({ to: '/website/order/$id', params: { id: next } })}
          label={t('Back to web orders')}
        />
      }
      actions={
        <WebOrderActions order={order} reasonId={reasonId} onProblem={setProblem} />
      }
      banners={
        <>
          {problem}
          {canDecide && <RiskReasons order={order} setting={scores} />}
          <WebOrderNotices order={order} reasonId={reasonId} />
        </>
      }
      aside={
        <>
          <DetailFirst>
            <WebOrderCustomer order={order} onReload={reload} />
          </DetailFirst>
          <RecordTasks kind="WEB_ORDER" id={order.id} />
          <WebOrderTimeline order={order} />
        </>
      }
    >
      <WebOrderLines order={order} />
      <DetailPair>
        <WebOrderMoney order={order} />
        <WebOrderFacts order={order} />
      </DetailPair>
    </RecordScreen>
  );
}
