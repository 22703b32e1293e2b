import { useNavigate } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { formatDay, formatShortDateTime } from '../../../schema/rules/format.ts';
import type { AdReportPageQuery } from '../../__generated__/AdReportPageQuery.graphql.ts';
import { ExportLinks } from '../../list/ExportLinks.tsx';
import { changedSearch, searchOf } from '../../list/linkSearch.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { useCanSeeCost } from '../../shell/useCanSeeCost.ts';
import { useCan } from '../../shell/usePermissions.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { exactTaka } from '../../ui/exactTaka.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { NO_CAMPAIGN } from '../reports/profit/profitSearch.ts';
import { ComparedDays } from '../reports/ComparedDays.tsx';
import { ReportNote } from '../reports/ReportNote.tsx';
import { ReportRange } from '../reports/ReportRange.tsx';
import { reportDays } from '../reports/reportDays.ts';
import { ReportStack } from '../reports/ReportStack.tsx';
import { dollars } from './adText.ts';
import { MetaFiguresCard } from './MetaFiguresCard.tsx';
import { AdReportTable } from './AdReportTable.tsx';
import { AdReportTiles } from './AdReportTiles.tsx';
import { adReportVariables } from './adReportSearch.ts';
import type { AdReportSearch } from './adReportSearch.ts';
import { campaignOrderSearch } from './campaignOrderSearch.ts';
import { campaignSearch } from './campaignSearch.ts';
import { adReportRoute } from './marketingRoutes.ts';

const query = graphql`
  query AdReportPageQuery($filter: AdReportFilter!, $figures: MetaFiguresFilter!) @preloadable {
    adReport(filter: $filter) {
      asOf
      rows {
        __typename
      }
      ...AdReportTable_rows
      total {
        unenteredUsd
        unentered
        ...AdReportTiles_figures
      }
      totalBefore {
        ...AdReportTiles_figures
      }
      unmapped {
        spend
      }
      others {
        orders
      }
    }
    metaHealth {
      isWorking
    }
    ...MetaFiguresCard_query @arguments(figures: $figures)
  }
`;

const MAX_DAYS = 92;

/** What ads took and brought, by campaign: `/marketing/meta-ads-report`. */
export function AdReportPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const canMap = useCan('expense');
  const asked = adReportRoute.useSearch();
  // What was asked for before stays until the answer is there, and with it the tab or the field that has the focus.
  const search = useDeferredValue(asked);
  const data = useRouteQuery<AdReportPageQuery>(query, useDeferredValue(adReportRoute.useLoaderData()));
  const { adReport: report, metaHealth: meta } = data;
  const canConnect = useCan('ADMIN');
  const canSeeCost = useCanSeeCost();
  const { unenteredUsd, unentered } = report.total;
  const { from, to } = reportDays(search);
  const days = `${from}..${to}`;
  const show = (shown: string | undefined) => void navigate({ to: '.', search: changedSearch<AdReportSearch>({ days: shown }), replace: true });
  const others = report.others.orders;
  return (
    <ReportStack>
      <PageHeader
        title={t('Meta Ads Report')}
        count={[t('{{from}} to {{to}}', { from: formatDay(from), to: formatDay(to) }), t('as of {{time}}', { time: formatShortDateTime(report.asOf) })].join(' · ')}
        actions={
          <>
            {canMap && <LinkButton to="/marketing/product-campaigns">{t('Product Campaigns')}</LinkButton>}
            <ExportLinks name="ad-report" variables={adReportVariables(search)} />
          </>
        }
      />
      <ReportRange {...reportDays(asked)} most={MAX_DAYS} onChange={show} />
      {meta && !meta.isWorking && (
        <Banner
          meaning="bad" title={t('Meta refuses the access token')}
          action={canConnect && <LinkButton to="/setting/integrations" size="small">{t('Integrations')}</LinkButton>}
        >
          {t('What ads have spent since is not read.')}
        </Banner>
      )}
      {unenteredUsd > 0 && (
        <Banner
          meaning="info" title={t('{{usd}} that Meta has spent are not entered', { usd: dollars(unenteredUsd) })}
          action={canMap && <LinkButton to="/expense/new-ad-expense" size="small">{t('New Ad Expense')}</LinkButton>}
        >
          {unentered > 0
            ? t('They count as {{amount}}, by the last dollars that you entered, until the expense of their days stands in the books. No day counts twice.', { amount: exactTaka(unentered) })
            : t('What they cost in taka is not known: no dollars were ever entered.')}
        </Banner>
      )}
      {report.rows.length === 0 ? (
        <EmptyState
          title={t('No ads ran on these days')}
          action={canMap && <LinkButton to="/expense/new-ad-expense" variant="primary">{t('New Ad Expense')}</LinkButton>}
        >
          {t('Enter what you pay for ads, with the campaign and its days: what became of its orders is counted here.')}
        </EmptyState>
      ) : (
        <>
          {report.unmapped.spend > 0 && (
            <Banner
              meaning="warn"
              title={t('{{amount}} of the spend is unmapped', { amount: exactTaka(report.unmapped.spend) })}
              action={canMap && <LinkButton to="/marketing/product-campaigns" search={searchOf(campaignSearch, { show: 'UNMAPPED' })} size="small">{t('Map campaigns')}</LinkButton>}
            >
              {t('Nobody can say which orders it brought. It counts in the sums all the same.')}
            </Banner>
          )}
          <AdReportTiles total={report.total} before={report.totalBefore} days={days} />
          <ReportNote><ComparedDays until={null} /></ReportNote>
          <Card isFlush>
            <AdReportTable report={report} days={days} />
          </Card>
        </>
      )}
      {meta && (
        <MetaFiguresCard
          query={data} level={search.level ?? 'CAMPAIGN'}
          onLevel={(level) => void navigate({ to: '.', search: changedSearch<AdReportSearch>({ level: level === 'CAMPAIGN' ? undefined : level }), replace: true })}
        />
      )}
      {others > 0 && (
        <ReportNote>
          <TextLink to="/marketing/campaign-orders" search={searchOf(campaignOrderSearch, { campaign: NO_CAMPAIGN, days })}>
            {t('{{count}} orders of these days belong to no campaign', { count: others, defaultValue_one: '{{count}} order of these days belongs to no campaign' })}
          </TextLink>
        </ReportNote>
      )}
      <ReportNote>
        {t('An order belongs to the campaign of the link it came by; without such a link, to the campaigns that advertise its products and ran on its day. Several share it by their weights, so that a figure may be no whole number.')}
      </ReportNote>
      <ReportNote>
        {t('Web orders count from the day they were placed, before anybody has approved them.')}
      </ReportNote>
      {canSeeCost && (
        <ReportNote>
          {t('The profit is that of the orders that were delivered, came back or were lost: those on their way count when they arrive.')}
        </ReportNote>
      )}
    </ReportStack>
  );
}
