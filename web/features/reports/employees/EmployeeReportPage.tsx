import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { PreloadedQuery } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatDay } from '../../../../schema/rules/format.ts';
import type { EmployeeReportPageQuery } from '../../../__generated__/EmployeeReportPageQuery.graphql.ts';
import { ExportLink } from '../../../list/ExportLink.tsx';
import { changedSearch } from '../../../list/linkSearch.ts';
import { useRouteQuery } from '../../../relay/routeQuery.ts';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Select } from '../../../ui/Select.tsx';
import { token } from '../../../ui/theme/token.ts';
import { ReportRange } from '../ReportRange.tsx';
import { reportDays } from '../reportDays.ts';
import { employeeReportVariables } from './employeeReportSearch.ts';
import type { EmployeeReportSearch } from './employeeReportSearch.ts';
import { EmployeeTable } from './EmployeeTable.tsx';

const query = graphql`
  query EmployeeReportPageQuery($filter: EmployeeReportFilter!) @preloadable {
    employeeReport(filter: $filter) {
      ...EmployeeTable_people
    }
  }
`;

const MAX_DAYS = 92;

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
`;

const Note = styled.p`
  max-width: 80ch;
  color: ${token.ink2};
`;

interface EmployeeReportPageProps {
  search: EmployeeReportSearch;
  loaded: PreloadedQuery<EmployeeReportPageQuery>;
}

/** What people did with the orders of some days, and what became of theirs. */
export function EmployeeReportPage({ search, loaded }: EmployeeReportPageProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { employeeReport: people } = useRouteQuery<EmployeeReportPageQuery>(query, loaded);
  const { from, to } = reportDays(search);
  const show = (patch: EmployeeReportSearch) => void navigate({ to: '.', search: changedSearch(patch), replace: true });
  const file = employeeReportVariables(search);
  return (
    <Stack>
      <PageHeader
        title={t('Employee Report')}
        count={t('{{from}} to {{to}}', { from: formatDay(from), to: formatDay(to) })}
        actions={
          <>
            <ExportLink name="employee-report" variables={file} />
            <ExportLink name="employee-report" variables={file} format="xlsx" />
          </>
        }
      />
      <ReportRange from={from} to={to} most={MAX_DAYS} onChange={(days) => show({ days })}>
        <Select
          label={t('Whose an order is')} name="credit" value={search.credit ?? ''}
          onChange={(credit) => show({ credit: credit === 'CONFIRMED' ? credit : undefined })}
          options={[{ id: '', label: t('Who took it') }, { id: 'CONFIRMED', label: t('Who confirmed it') }]}
        />
      </ReportRange>
      {people.length === 0 ? (
        <EmptyState title={t('Nobody worked on orders of these days')}>{t('Choose other days.')}</EmptyState>
      ) : (
        <Card isFlush>
          <EmployeeTable people={people} created={`${from}..${to}`} credit={search.credit ?? 'TAKEN'} />
        </Card>
      )}
      <Note>
        {t('All figures are of the orders that were taken on these days, whenever the work was done. An order on which two people worked counts for both. Called is about web orders that became orders.')}
      </Note>
    </Stack>
  );
}
