import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { formatDay, formatShortDateTime } from '../../../../schema/rules/format.ts';
import type { OrderReportPageQuery } from '../../../__generated__/OrderReportPageQuery.graphql.ts';
import { ExportLinks } from '../../../list/ExportLinks.tsx';
import { changedSearch } from '../../../list/linkSearch.ts';
import { useRouteQuery } from '../../../relay/routeQuery.ts';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { ComparedDays } from '../ComparedDays.tsx';
import { ReportNote } from '../ReportNote.tsx';
import { ReportRange } from '../ReportRange.tsx';
import { reportDays } from '../reportDays.ts';
import { orderReportRoute } from '../reportsRoutes.ts';
import { ReportStack } from '../ReportStack.tsx';
import { OrderReportTiles } from './OrderReportTiles.tsx';
import { orderReportVariables } from './orderReportSearch.ts';
import type { OrderReportSearch, Part } from './orderReportSearch.ts';
import { ReasonTables } from './ReasonTables.tsx';
import { StatusTable } from './StatusTable.tsx';

const OnlyChoices = lazyPart(() => import('../OnlyChoices.tsx'), 'OnlyChoices');

const query = graphql`
  query OrderReportPageQuery($filter: OrderReportFilter!) @preloadable {
    orderReport(filter: $filter) {
      total {
        orders
        ...OrderReportTiles_group
        ...StatusTable_group
      }
      totalBefore {
        ...OrderReportTiles_group
      }
      comparedUntil
      asOf
      days {
        name
        ...StatusTable_group
      }
      sources {
        name
        ...StatusTable_group
      }
      couriers {
        name
        ...StatusTable_group
      }
      districts {
        name
        ...StatusTable_group
      }
      ...ReasonTables_report
    }
  }
`;

const MAX_DAYS = 92;

/** What became of the orders of some days: `/reports/order-report`. */
export function OrderReportPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { orderReport: report } = useRouteQuery<OrderReportPageQuery>(query, orderReportRoute.useLoaderData());
  const search = orderReportRoute.useSearch();
  const { from, to } = reportDays(search);
  const show = (patch: OrderReportSearch) => void navigate({ to: '.', search: changedSearch(patch), replace: true });
  const dateOf = search.of;
  const behind = { created: `${from}..${to}`, dateOf, source: search.source, courier: search.courier, district: search.district };
  const unknown = t('Not known');

  /** The groups of one kind; the list has a filter for each that has a name. */
  const table = (label: string, header: string, groups: typeof report.sources, filter: 'source' | 'courier' | 'district') => (
    <Card isFlush>
      <StatusTable
        label={label} header={header} total={report.total} behind={behind}
        rows={groups.map((group) => ({ id: group.name, name: group.name || unknown, search: group.name ? { [filter]: group.name } : null, group }))}
      />
    </Card>
  );
  const parts: Record<Part, { label: string; content: React.ReactNode }> = {
    day: {
      label: t('By day'),
      content: (
        <Card isFlush>
          <StatusTable
            label={t('By day')} header={t('Day')} total={report.total} behind={behind}
            rows={report.days.map((day) => ({ id: day.name, name: formatDay(day.name), search: { created: `${day.name}..${day.name}` }, group: day }))}
          />
        </Card>
      ),
    },
    source: { label: t('By source'), content: table(t('By source'), t('Source'), report.sources, 'source') },
    courier: { label: t('By courier'), content: table(t('By courier'), t('Courier'), report.couriers, 'courier') },
    district: { label: t('By district'), content: table(t('By district'), t('District'), report.districts, 'district') },
    reason: { label: t('Reasons'), content: <ReasonTables report={report} behind={behind} /> },
  };

  return (
    <ReportStack>
      <PageHeader
        title={t('Order Report')}
        count={[t('{{from}} to {{to}}', { from: formatDay(from), to: formatDay(to) }), t('as of {{time}}', { time: formatShortDateTime(report.asOf) })].join(' · ')}
        actions={<ExportLinks name="order-report" variables={orderReportVariables(search)} />}
      />
      <ReportRange from={from} to={to} most={MAX_DAYS} onChange={(days) => show({ days })}>
        <div data-wide="">
          <Select
            label={t('Which day counts')} name="of" value={dateOf ?? ''} onChange={(of) => show({ of: of === 'SHIPPED' ? of : undefined })}
            options={[{ id: '', label: t('When it was taken') }, { id: 'SHIPPED', label: t('When it was shipped') }]}
          />
        </div>
        <OnlyChoices search={search} onChange={show} />
      </ReportRange>
      <OrderReportTiles now={report.total} before={report.totalBefore} behind={behind} />
      <ReportNote><ComparedDays until={report.comparedUntil} /></ReportNote>
      {report.total.orders === 0 ? (
        <EmptyState title={t('No orders on these days')}>{t('Choose other days.')}</EmptyState>
      ) : (
        <Tabs
          label={t('Told apart')}
          selectedId={search.by ?? 'day'}
          onSelect={(id) => show({ by: id === 'day' ? undefined : (id as Part) })}
          items={Object.entries(parts).map(([id, part]) => ({ id, ...part }))}
        />
      )}
    </ReportStack>
  );
}
