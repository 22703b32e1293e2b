import { useNavigate } from '@tanstack/react-router';
import { ArrowLeft, Check, Languages, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { CourierReportsPage_reports$key } from '../../__generated__/CourierReportsPage_reports.graphql.ts';
import type { CourierReportsPageQuery } from '../../__generated__/CourierReportsPageQuery.graphql.ts';
import { useColumns } from '../../list/columns.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useListScreen } from '../../list/useListScreen.ts';
import { toastProblem } from '../../relay/commandProblem.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconLink } from '../../ui/IconLink.tsx';
import { toast } from '../../ui/toast.tsx';
import { courierReportColumns } from './courierReportColumns.tsx';
import type { ReportRow } from './courierReportColumns.tsx';
import { courierReportSearch } from './courierReportSearch.ts';
import { courierReportsRoute } from './deliveryRoutes.ts';
import { useCloseReport } from './mutations/useCloseReport.ts';
import { useReplayReport } from './mutations/useReplayReport.ts';
import { isOpenReport } from './reportText.ts';

const query = graphql`
  query CourierReportsPageQuery($first: Int!, $filter: CourierReportsFilter, $sort: CourierReportsSort) @preloadable {
    ...CourierReportsPage_reports @arguments(count: $first, filter: $filter, sort: $sort)
  }
`;

const reportsFragment = graphql`
  fragment CourierReportsPage_reports on Query
  @argumentDefinitions(
    count: { type: "Int!" }
    cursor: { type: "String" }
    filter: { type: "CourierReportsFilter" }
    sort: { type: "CourierReportsSort" }
  )
  @refetchable(queryName: "CourierReportsPageNextQuery") {
    courierReports(first: $count, after: $cursor, filter: $filter, sort: $sort)
      @connection(key: "CourierReportsPage_courierReports", filters: ["filter", "sort"]) {
      edges {
        node {
          ...courierReportColumns_report @relay(mask: false)
        }
      }
    }
  }
`;

const orderLink = ({ namedOrder }: ReportRow) =>
  namedOrder ? ({ to: '/ecom/order/$id', params: { id: namedOrder.orderId } } as const) : undefined;

/** Reports of couriers that a person has to handle: `/delivery-method/courier-reports`. */
export function CourierReportsPage() {
  const { t } = useTranslation();
  const list = useListScreen<CourierReportsPageQuery, CourierReportsPage_reports$key, typeof courierReportSearch>({
    search: courierReportSearch,
    address: courierReportsRoute.useSearch(),
    loaded: courierReportsRoute.useLoaderData(),
    query,
    rows: reportsFragment,
    isStill: (report, { show }) => show === 'ALL' || isOpenReport(report),
  });
  const navigate = useNavigate();
  const columns = useColumns(courierReportColumns);
  const { replayReport } = useReplayReport();
  const { closeReport } = useCloseReport();

  async function finish(step: ReturnType<typeof closeReport>, message: string) {
    const outcome = await step;
    if (outcome.ok) toast.success(message);
    else toastProblem(outcome.problem);
  }

  return (
    <ListScreen
      id="courier-reports"
      list={list}
      exportName="courier-reports"
      back={<IconLink to="/delivery-method/dm-list" icon={ArrowLeft} label={t('Back to delivery methods')} />}
      title={t('Reports of couriers')}
      label={t('Reports of couriers')}
      tabs={{
        label: t('Reports that wait for you or not'),
        items: [
          { value: undefined, label: t('For you') },
          { value: 'ALL', label: t('All') },
        ],
      }}
      sorts={[
        { id: 'NEWEST', label: t('Newest first') },
        { id: 'OLDEST', label: t('Oldest first') },
      ]}
      columns={columns}
      rowLabel={({ namedOrder, consignmentId }) => t('report of {{parcel}}', { parcel: namedOrder?.reference ?? consignmentId ?? '?' })}
      rowLink={orderLink}
      rowActions={(report) => (isOpenReport(report) ? [
        ...(report.outcome === 'UNKNOWN_STATUS' && report.rawStatus ? [{
          id: 'explain', icon: Languages, label: t('Say what it means'),
          onAction: () => void navigate({ to: '/delivery-method/dm-list/$id', params: { id: report.courier.id }, search: { word: report.rawStatus! } }),
        }] : []),
        { id: 'again', icon: RotateCw, label: t('Read again'), onAction: () => void finish(replayReport(report.id), t('It is read again')) },
        { id: 'seen', icon: Check, label: t('I have seen it'), onAction: () => void finish(closeReport(report.id), t('Put away')) },
      ] : [])}
      emptyState={
        list.search.show === 'ALL' ? (
          <EmptyState title={t('No courier has reported yet')}>
            {t("Enter the webhook address in the courier's panel. Until then parcels are asked about every few hours.")}
          </EmptyState>
        ) : (
          <EmptyState title={t('Nothing waits for you')}>
            {t('Reports move their orders by themselves. Words that nobody knows, partial deliveries and what comes too late stand here.')}
          </EmptyState>
        )
      }
    />
  );
}
