import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { FounderViewPageQuery } from '../../../__generated__/FounderViewPageQuery.graphql.ts';
import { formatCount } from '../../../../schema/rules/format.ts';
import { useRouteQuery } from '../../../relay/routeQuery.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useSwitchBusiness } from '../../business/useSwitchBusiness.ts';
import { DashboardRange } from '../../orders/dashboard/DashboardRange.tsx';
import { USUAL_RANGE } from '../../orders/dashboard/dashboardSearch.ts';
import { ComparedDays } from '../ComparedDays.tsx';
import { ReportNote } from '../ReportNote.tsx';
import { founderViewRoute } from '../reportsRoutes.ts';
import { ReportStack } from '../ReportStack.tsx';
import { FounderTables } from './FounderTables.tsx';

const query = graphql`
  query FounderViewPageQuery($from: Date!, $to: Date!) @preloadable {
    founderView(from: $from, to: $to) {
      businesses {
        businessId
        ...FounderTables_business
      }
      comparedUntil
    }
    viewer {
      foundedCount
    }
  }
`;

const DASHBOARD = '/ecom/ecom-dashboard';

/** The businesses that the viewer has founded beside each other: `/reports/businesses`. */
export function FounderViewPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { range = USUAL_RANGE } = founderViewRoute.useSearch();
  const { founderView: { businesses, comparedUntil }, viewer } = useRouteQuery<FounderViewPageQuery>(query, founderViewRoute.useLoaderData());
  const { switchBusiness, isInFlight } = useSwitchBusiness();
  const [entered, setEntered] = useState<string>();

  function enter(businessId: string) {
    setEntered(businessId);
    void switchBusiness(businessId, DASHBOARD);
  }

  const show = (next: string) => void navigate({ to: founderViewRoute.to, search: next === USUAL_RANGE ? {} : { range: next }, replace: true });
  const founded = viewer?.foundedCount ?? 0;
  return (
    <ReportStack>
      <PageHeader title={t('All my businesses')} count={<ComparedDays until={comparedUntil} />} actions={<DashboardRange range={range} onChange={show} />} />
      <FounderTables businesses={businesses} dashboard={DASHBOARD} onEnter={enter} entered={isInFlight ? entered : undefined} />
      {founded > businesses.length && (
        <ReportNote>
          {t('The oldest {{shown}} of your {{all}} businesses are shown. The others are in the switcher.', {
            shown: formatCount(businesses.length), all: formatCount(founded),
          })}
        </ReportNote>
      )}
      <ReportNote>
        {t('Each figure is the one on the dashboard of its business. Every founder sees only the businesses that they have founded.')}
      </ReportNote>
    </ReportStack>
  );
}
