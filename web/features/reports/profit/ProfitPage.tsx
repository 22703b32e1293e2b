import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { PreloadedQuery } from 'react-relay/hooks';
import { formatDay } from '../../../../schema/rules/format.ts';
import type { ProfitPageQuery } from '../../../__generated__/ProfitPageQuery.graphql.ts';
import { ExportLinks } from '../../../list/ExportLinks.tsx';
import { changedSearch, searchOf } from '../../../list/linkSearch.ts';
import { useRouteQuery } from '../../../relay/routeQuery.ts';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { ComparedDays } from '../ComparedDays.tsx';
import { ReportNote } from '../ReportNote.tsx';
import { ReportRange } from '../ReportRange.tsx';
import { reportDays } from '../reportDays.ts';
import { ReportStack } from '../ReportStack.tsx';
import { entriesSearch, profitVariables } from './profitSearch.ts';
import type { ProfitSearch } from './profitSearch.ts';
import { ProfitTable } from './ProfitTable.tsx';
import { ProfitTiles } from './ProfitTiles.tsx';

const query = graphql`
  query ProfitPageQuery($filter: ProfitReportFilter!) @preloadable {
    profitReport(filter: $filter) {
      isByMonth
      rows {
        from
        to
        ...ProfitTable_figures
      }
      total {
        ...ProfitTable_figures
        ...ProfitTiles_figures
      }
      totalBefore {
        ...ProfitTiles_figures
      }
      comparedUntil
    }
  }
`;

const MAX_DAYS = 366;

interface ProfitPageProps {
  loaded: PreloadedQuery<ProfitPageQuery>;
  search: ProfitSearch;
}

/** Profit and sales by day, or by month where there are many days. */
export function ProfitPage({ loaded, search }: ProfitPageProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { profitReport: report } = useRouteQuery<ProfitPageQuery>(query, loaded);
  const { from, to } = reportDays(search);
  const show = (days: string | undefined) => void navigate({ to: '.', search: changedSearch<ProfitSearch>({ days }), replace: true });
  return (
    <ReportStack>
      <PageHeader
        title={t('Profit & Sales')}
        count={t('{{from}} to {{to}}', { from: formatDay(from), to: formatDay(to) })}
        actions={
          <>
            <LinkButton to="/reports/order-finance-entries" search={searchOf(entriesSearch, { days: search.days })}>{t('Entries')}</LinkButton>
            <ExportLinks name="profit-report" variables={profitVariables(search)} />
          </>
        }
      />
      <ReportRange from={from} to={to} most={MAX_DAYS} onChange={show} />
      <ProfitTiles now={report.total} before={report.totalBefore} />
      <ReportNote><ComparedDays until={report.comparedUntil} /></ReportNote>
      {report.rows.length === 0 ? (
        <EmptyState title={t('Nothing was booked on these days')}>{t('Sales come here when they are delivered, costs when they are entered.')}</EmptyState>
      ) : (
        <>
          <Card isFlush>
            <ProfitTable rows={report.rows} total={report.total} range={{ from, to }} />
          </Card>
          <ReportNote>{t('Sales count on the day of the delivery and are less on the day of a return, couriers as their statement or their terms say, ads on the days for which they ran. The net profit is that of the books.')}</ReportNote>
        </>
      )}
    </ReportStack>
  );
}
