import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { PreloadedQuery } from 'react-relay/hooks';
import { formatDay, formatShortDateTime } from '../../../../schema/rules/format.ts';
import { MAX_BASIS_DAYS, PROFIT_BASES } from '../../../../schema/rules/profit-parts.ts';
import type { ProfitPageQuery } from '../../../__generated__/ProfitPageQuery.graphql.ts';
import { ExportLinks } from '../../../list/ExportLinks.tsx';
import { changedSearch, searchOf } from '../../../list/linkSearch.ts';
import { useRouteQuery } from '../../../relay/routeQuery.ts';
import { Card } from '../../../ui/Card.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { ComparedDays } from '../ComparedDays.tsx';
import { onlyOf } from '../onlySearch.ts';
import { ReportNote } from '../ReportNote.tsx';
import { ReportRange } from '../ReportRange.tsx';
import { ReportStack } from '../ReportStack.tsx';
import { basisText } from './partText.ts';
import { BasisNote, NothingCounts } from './BasisNote.tsx';
import { BasisSelect } from './BasisSelect.tsx';
import { entriesSearch, profitDays, profitOrdersSearch, profitVariables } from './profitSearch.ts';
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
        unknownCharges
        ...ProfitTable_figures
        ...ProfitTiles_figures
      }
      totalBefore {
        ...ProfitTiles_figures
      }
      comparedUntil
      asOf
    }
  }
`;

// Its values are read beside the report.
const OnlyChoices = lazyPart(() => import('../OnlyChoices.tsx'), 'OnlyChoices');

const MAX_DAYS = 366;

const ALL_ORDERS = { source: undefined, courier: undefined, district: undefined };

interface ProfitPageProps {
  loaded: PreloadedQuery<ProfitPageQuery>;
  search: ProfitSearch;
}

/** Profit and sales by day, or by month where there are many days. */
export function ProfitPage({ loaded, search }: ProfitPageProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { profitReport: report } = useRouteQuery<ProfitPageQuery>(query, loaded);
  const { basis } = search;
  const counted = basis ?? 'DELIVERED';
  const { from, to } = profitDays(search);
  const only = onlyOf(search);
  const show = (change: Partial<ProfitSearch>) => void navigate({ to: '.', search: changedSearch<ProfitSearch>(change), replace: true });
  const entries = searchOf(entriesSearch, { days: search.days, basis });
  const orders = searchOf(profitOrdersSearch, { days: search.days, basis: basis === 'SETTLED' ? basis : undefined, ...only });
  return (
    <ReportStack>
      <PageHeader
        title={t('Profit & Sales')}
        count={[t('{{basis}} · {{from}} to {{to}}', { basis: basisText(counted, t), from: formatDay(from), to: formatDay(to) }), t('as of {{time}}', { time: formatShortDateTime(report.asOf) })].join(' · ')}
        actions={
          <>
            {basis && <LinkButton to="/reports/order-financials/orders" search={orders}>{t('Orders')}</LinkButton>}
            {!only && <LinkButton to="/reports/order-finance-entries" search={entries}>{t('Entries')}</LinkButton>}
            <ExportLinks name="profit-report" variables={profitVariables(search)} />
          </>
        }
      />
      <ReportRange from={from} to={to} most={basis ? MAX_BASIS_DAYS : MAX_DAYS} onChange={(days) => show({ days })}>
        <BasisSelect bases={PROFIT_BASES} basis={counted} onChange={(chosen) => show(chosen === 'DELIVERED' ? { basis: undefined, ...ALL_ORDERS } : { basis: chosen })} />
        {basis && <OnlyChoices search={search} onChange={show} />}
      </ReportRange>
      <ProfitTiles now={report.total} before={report.totalBefore} isOfSome={only !== undefined} />
      <ReportNote><ComparedDays until={report.comparedUntil} /></ReportNote>
      {report.rows.length === 0 ? <NothingCounts basis={counted} isOfSome={only !== undefined} /> : (
        <Card isFlush>
          <ProfitTable rows={report.rows} total={report.total} range={{ from, to }} basis={basis} only={only} />
        </Card>
      )}
      {report.total.unknownCharges > 0 && (
        <ReportNote>
          {t('What the courier takes is not known for {{count}} of these orders, and nothing is subtracted for it: the list of orders says for which.', { count: report.total.unknownCharges })}
        </ReportNote>
      )}
      <BasisNote basis={counted} isOfSome={only !== undefined} />
    </ReportStack>
  );
}
