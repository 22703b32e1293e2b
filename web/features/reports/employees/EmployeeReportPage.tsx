import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { PreloadedQuery } from 'react-relay/hooks';
import { formatDay, formatShortDateTime } from '../../../../schema/rules/format.ts';
import type { EmployeeReportPageQuery } from '../../../__generated__/EmployeeReportPageQuery.graphql.ts';
import { ExportLinks } from '../../../list/ExportLinks.tsx';
import { changedSearch } from '../../../list/linkSearch.ts';
import { useRouteQuery } from '../../../relay/routeQuery.ts';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { ComparedDays } from '../ComparedDays.tsx';
import { ReportNote } from '../ReportNote.tsx';
import { ReportRange } from '../ReportRange.tsx';
import { reportDays } from '../reportDays.ts';
import { ReportStack } from '../ReportStack.tsx';
import { CallsTable } from './CallsTable.tsx';
import { employeeReportVariables } from './employeeReportSearch.ts';
import type { EmployeeReportSearch } from './employeeReportSearch.ts';
import { LeavesCard } from './LeavesCard.tsx';
import { TheirOrdersTable } from './TheirOrdersTable.tsx';
import { WorkTable } from './WorkTable.tsx';

const EmployeeChoices = lazyPart(() => import('./EmployeeChoices.tsx'), 'EmployeeChoices');

const query = graphql`
  query EmployeeReportPageQuery($filter: EmployeeReportFilter!, $from: Date!, $to: Date!) @preloadable {
    viewer {
      business {
        employeeCredit
      }
    }
    employeeReport(filter: $filter) {
      memberId
      name
      asOf
      before {
        comparedUntil
      }
      ...TheirOrdersTable_people
      ...WorkTable_people
      ...CallsTable_people
    }
    ...LeavesCard_query
  }
`;

const MAX_DAYS = 92;

interface EmployeeReportPageProps {
  search: EmployeeReportSearch;
  loaded: PreloadedQuery<EmployeeReportPageQuery>;
}

/** What people did with the orders of some days, and what became of theirs. */
export function EmployeeReportPage({ search, loaded }: EmployeeReportPageProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { employeeReport: everybody, viewer, ...data } = useRouteQuery<EmployeeReportPageQuery>(query, loaded);
  const { from, to } = reportDays(search);
  const show = (patch: EmployeeReportSearch) => void navigate({ to: '.', search: changedSearch(patch), replace: true });
  const { filter } = employeeReportVariables(search);
  const usual = viewer?.business?.employeeCredit === 'CONFIRMED' ? 'CONFIRMED' : 'TAKEN';
  const credit = search.credit ?? usual;
  const { person, source, courier } = search;
  const people = person ? everybody.filter(({ memberId }) => memberId === person) : everybody;
  const behind = { created: `${from}..${to}`, source, courier };
  return (
    <ReportStack>
      <PageHeader
        title={t('Employee Report')}
        count={[
          t('{{from}} to {{to}}', { from: formatDay(from), to: formatDay(to) }),
          people[0] && t('as of {{time}}', { time: formatShortDateTime(people[0].asOf) }),
        ].filter(Boolean).join(' · ')}
        actions={<ExportLinks name="employee-report" variables={{ filter: { ...filter, person } }} />}
      />
      <ReportRange from={from} to={to} most={MAX_DAYS} onChange={(days) => show({ days })}>
        <EmployeeChoices search={search} usual={usual} people={everybody} onChange={show} />
      </ReportRange>
      {people.length === 0 ? (
        <EmptyState title={t('Nobody worked on orders of these days')}>{t('Choose other days.')}</EmptyState>
      ) : (
        <>
          <Card isFlush title={t('Their orders')}>
            <TheirOrdersTable people={people} behind={behind} credit={credit} />
          </Card>
          <Card isFlush title={t('What people did')}>
            <WorkTable people={people} behind={behind} />
          </Card>
          {!source && !courier && (
            <Card isFlush title={t('Calls')}>
              <CallsTable people={people} days={behind.created} />
            </Card>
          )}
        </>
      )}
      <LeavesCard query={data} />
      {people[0] && <ReportNote><ComparedDays until={people[0].before.comparedUntil} /></ReportNote>}
      <ReportNote>
        {t('Orders are those that were taken on these days, whenever the work was done; calls are those of these days. An order on which two people worked counts for both. Days worked are without weekend and leave.')}
      </ReportNote>
    </ReportStack>
  );
}
