import { useNavigate } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { PreloadedQuery } from 'react-relay/hooks';
import { formatDay, formatShortDateTime } from '../../../../schema/rules/format.ts';
import type { WebOrderReportPageQuery } from '../../../__generated__/WebOrderReportPageQuery.graphql.ts';
import { ExportLinks } from '../../../list/ExportLinks.tsx';
import { changedSearch } from '../../../list/linkSearch.ts';
import { useRouteQuery } from '../../../relay/routeQuery.ts';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { ReportStack } from '../../reports/ReportStack.tsx';
import { CallersTable } from './CallersTable.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import { ProductsTable } from './ProductsTable.tsx';
import { ReasonsTables } from './ReasonsTables.tsx';
import { ReportTiles } from './ReportTiles.tsx';
import { hourText } from '../reportedSearch.ts';
import { ComparedDays } from '../../reports/ComparedDays.tsx';
import { ReportNote } from '../../reports/ReportNote.tsx';
import { ReportRange } from '../../reports/ReportRange.tsx';
import { reportDays } from '../../reports/reportDays.ts';
import { reportVariables } from './reportSearch.ts';
import type { Part, ReportSearch } from './reportSearch.ts';

const query = graphql`
  query WebOrderReportPageQuery($filter: WebOrderReportFilter!, $showsCallers: Boolean!, $showsProducts: Boolean!) @preloadable {
    webOrderReport(filter: $filter) {
      total {
        ...ReportTiles_figures
        received
      }
      totalBefore {
        ...ReportTiles_figures
      }
      comparedUntil
      asOf
      days {
        ...FiguresTable_figures
        day
        received
      }
      hours {
        ...FiguresTable_figures
        hour
        received
      }
      sites {
        ...FiguresTable_figures
        siteId
        name
      }
      shops {
        id
        name
      }
      ...ReasonsTables_report
      agents @include(if: $showsCallers) {
        ...CallersTable_agents
      }
      products @include(if: $showsProducts) {
        ...ProductsTable_products
      }
    }
  }
`;

interface WebOrderReportPageProps {
  loaded: PreloadedQuery<WebOrderReportPageQuery>;
  search: ReportSearch;
}

/** The web order report: each figure links to the orders that it counts. */
export function WebOrderReportPage({ loaded, search: asked }: WebOrderReportPageProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  // What was asked for before stays until the answer is there, and with it the tab or the field that has the focus.
  const search = useDeferredValue(asked);
  const { webOrderReport: report } = useRouteQuery<WebOrderReportPageQuery>(query, useDeferredValue(loaded));
  const show = (patch: ReportSearch) => void navigate({ to: '.', search: changedSearch(patch), replace: true });
  const { from, to } = reportDays(search);
  const days = `${from}..${to}`;
  const called = { days, site: search.site };
  const behind = { ...called, orders: 'YES' as const };
  const part = asked.by ?? 'day';

  const parts: Record<Part, { label: string; content: React.ReactNode }> = {
    day: {
      label: t('By day'),
      content: (
        <FiguresTable
          label={t('By day')} header={t('Day')} behind={behind}
          rows={[...report.days].reverse().map((day) => ({ id: day.day, name: formatDay(day.day), search: { days: `${day.day}..${day.day}` }, figures: day }))}
        />
      ),
    },
    site: {
      label: t('By site'),
      content: (
        <FiguresTable
          label={t('By site')} header={t('Site')} behind={behind}
          rows={report.sites.map((site) => ({
            id: site.siteId ?? `lead:${site.name}`, name: site.siteId ? site.name : t('Leads from {{source}}', { source: site.name }),
            search: site.siteId ? { site: site.siteId } : { source: site.name }, figures: site,
          }))}
        />
      ),
    },
    hour: {
      label: t('By hour'),
      content: (
        <FiguresTable
          label={t('By hour')} header={t('Hour')} behind={behind}
          rows={report.hours.filter(({ received }) => received > 0).map((hour) => ({ id: String(hour.hour), name: hourText(hour.hour), search: { hour: hour.hour }, figures: hour }))}
        />
      ),
    },
    caller: { label: t('By caller'), content: report.agents && <CallersTable agents={report.agents} behind={called} /> },
    product: { label: t('By product'), content: report.products && <ProductsTable products={report.products} behind={behind} /> },
    reason: { label: t('Status and reasons'), content: <ReasonsTables report={report} behind={behind} /> },
  };

  return (
    <ReportStack>
      <PageHeader
        title={t('Web Order Report')}
        count={[t('{{from}} to {{to}}', { from: formatDay(from), to: formatDay(to) }), t('as of {{time}}', { time: formatShortDateTime(report.asOf) })].join(' · ')}
        actions={<ExportLinks name="web-order-report" variables={reportVariables(search)} />}
      />
      <ReportRange {...reportDays(asked)} most={92} onChange={(shown) => show({ days: shown })}>
        {report.shops.length > 0 && (
          <Select
            label={t('Site')} name="site" value={asked.site ?? ''} onChange={(site) => show({ site: site || undefined })}
            options={[{ id: '', label: t('All sites and leads') }, ...report.shops.map(({ id, name }) => ({ id, label: name }))]}
          />
        )}
      </ReportRange>
      <ReportTiles now={report.total} before={report.totalBefore} behind={behind} />
      <ReportNote><ComparedDays until={report.comparedUntil} /></ReportNote>
      {report.total.received === 0 ? (
        <EmptyState title={t('No web order came in these days')}>{t('Choose other days, or all sites.')}</EmptyState>
      ) : (
        <Tabs
          label={t('Told apart')}
          selectedId={part}
          onSelect={(id) => show({ by: id === 'day' ? undefined : (id as Part) })}
          items={Object.entries(parts).map(([id, { label, content }]) => ({ id, label, content: id === 'reason' ? content : <Card isFlush>{content}</Card> }))}
        />
      )}
    </ReportStack>
  );
}
