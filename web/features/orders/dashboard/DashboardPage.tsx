import { useNavigate } from '@tanstack/react-router';
import { Plus, ScanLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatDay } from '../../../../schema/rules/format.ts';
import type { DashboardPageQuery } from '../../../__generated__/DashboardPageQuery.graphql.ts';
import { useRouteQuery } from '../../../relay/routeQuery.ts';
import { currentTime } from '../../../relay/serverTime.ts';
import { useCan } from '../../../shell/usePermissions.ts';
import { useHotkeys } from '../../../ui/keys/hotkeys.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { token } from '../../../ui/theme/token.ts';
import { ComparedDays } from '../../reports/ComparedDays.tsx';
import { dashboardRoute } from '../manyOrdersRoutes.ts';
import { totalsOf } from './dashboardFigures.ts';
import { rangeDays, USUAL_RANGE } from './dashboardSearch.ts';
import { DashboardCouriers } from './DashboardCouriers.tsx';
import { DashboardRange } from './DashboardRange.tsx';
import { DashboardFigures } from './DashboardFigures.tsx';
import { DashboardProducts } from './DashboardProducts.tsx';
import { DashboardTrend } from './DashboardTrend.tsx';
import { DashboardWork } from './DashboardWork.tsx';

// Most businesses have a founder of one.
const FounderViewLink = lazyPart(() => import('../../reports/founder/FounderViewLink.tsx'), 'FounderViewLink');
// Only in the first days of a business.
const FirstStepsBanner = lazyPart(() => import('../../business/FirstStepsBanner.tsx'), 'FirstStepsBanner');

const dashboardPageQuery = graphql`
  query DashboardPageQuery($from: Date!, $to: Date!) @preloadable {
    dashboard(from: $from, to: $to) {
      queue {
        ...DashboardWork_queue
        cashInHand
      }
      days {
        day
        orders
        delivered
        cameBack
        returned
        revenue
        profit
        adSpend
      }
      daysBefore {
        day
        orders
        delivered
        cameBack
        returned
        revenue
        profit
        adSpend
      }
      comparedUntil
      ...DashboardProducts_dashboard
      ...DashboardCouriers_dashboard
    }
  }
`;

const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: 10px;
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;

  h2 {
    font-size: 13.5px;
    font-weight: 650;
  }

  span {
    margin-left: 8px;
    color: ${token.ink3};
    font-size: 12.5px;
    font-weight: 400;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 3fr);
  gap: 16px;
  align-items: start;

  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
`;

/** The dashboard, with work queue and figures: `/ecom/ecom-dashboard`. */
export function DashboardPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const canTake = useCan('newOrder');
  const canScan = useCan('orderUpdate');
  const canRun = useCan('ADMIN');
  const { range = USUAL_RANGE } = dashboardRoute.useSearch();
  const { dashboard } = useRouteQuery<DashboardPageQuery>(dashboardPageQuery, dashboardRoute.useLoaderData());
  useHotkeys(canTake ? [{ code: 'KeyN', label: t('New order'), run: () => void navigate({ to: '/ecom/ecom-new-order' }) }] : []);
  const show = (next: string) =>
    void navigate({ to: dashboardRoute.to, search: next === USUAL_RANGE ? {} : { range: next }, replace: true });
  if (!dashboard) return null;
  const { queue, days, daysBefore, comparedUntil } = dashboard;

  return (
    <Stack>
      <PageHeader
        title={t('Dashboard')}
        count={formatDay(currentTime())}
        actions={
          <>
            <FounderViewLink />
            {canScan && <LinkButton to="/ecom/scan-to-update" icon={ScanLine}>{t('Scan To Update')}</LinkButton>}
            {canTake && <LinkButton to="/ecom/ecom-new-order" variant="primary" icon={Plus} kbd="N">{t('New order')}</LinkButton>}
          </>
        }
      />
      {canRun && <FirstStepsBanner />}
      <Section>
        <Head>
          <h2>{t('Work to do')}</h2>
        </Head>
        <DashboardWork queue={queue} />
      </Section>
      <Section>
        <Head>
          <h2>
            {t('Figures')}
            <span>
              <ComparedDays until={comparedUntil} />
            </span>
          </h2>
          <DashboardRange range={range} onChange={show} />
        </Head>
        <DashboardFigures now={totalsOf(days)} before={totalsOf(daysBefore)} cashInHand={queue.cashInHand} range={rangeDays({ range })} />
      </Section>
      <Columns>
        <Stack>
          <DashboardTrend days={days} before={daysBefore} />
          <DashboardCouriers dashboard={dashboard} />
        </Stack>
        <DashboardProducts dashboard={dashboard} />
      </Columns>
    </Stack>
  );
}
