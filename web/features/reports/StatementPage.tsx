import { useNavigate, useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { Environment } from 'relay-runtime';
import { formatCount, formatExpiryDate } from '../../../schema/rules/format.ts';
import type { StatementPageQuery } from '../../__generated__/StatementPageQuery.graphql.ts';
import statementParameters from '../../__generated__/StatementPageQuery$parameters.ts';
import { loadRouteQuery, useRouteQuery } from '../../relay/routeQuery.ts';
import { StatusTabs } from '../../ui/datagrid/StatusTabs.tsx';
import { IconLink } from '../../ui/IconLink.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { StatementGrid } from './components/StatementGrid.tsx';
import { statementRoute } from './reportsRoutes.ts';
import type { StatementSearch } from './reportsRoutes.ts';

const DAYS = 'PACKAGE_DAYS';
const PAGE = 50;

const statementPageQuery = graphql`
  query StatementPageQuery($first: Int!, $filter: UsageEntriesFilter) @preloadable {
    viewer {
      business {
        smsBalance
        packageExpiresAt
      }
    }
    ...StatementGrid_query @arguments(count: $first, filter: $filter)
  }
`;

/** Starts what the page shows for an address. */
export const loadStatement = (environment: Environment, { kind }: StatementSearch) =>
  loadRouteQuery<StatementPageQuery>(environment, statementParameters, {
    first: PAGE,
    filter: { kind: kind === DAYS ? DAYS : 'SMS' },
  });

/** What came to the SMS balance or the package and what went, row by row: `/reports/statement`. */
export function StatementPage() {
  const { t } = useTranslation();
  const router = useRouter();
  const navigate = useNavigate();
  const loaded = statementRoute.useLoaderData();
  const { kind } = statementRoute.useSearch();
  // The rows of the last tab stay until those of the next are there.
  const shown = useDeferredValue(loaded);
  const data = useRouteQuery<StatementPageQuery>(statementPageQuery, shown);
  const business = data.viewer?.business;
  const tab = (id: string) => ({ to: statementRoute.to, search: id === DAYS ? { kind: DAYS } : {} }) as const;
  return (
    <>
      <PageHeader
        back={<IconLink to="/reports/my-limits" icon={ArrowLeft} label={t('Back to My Limits')} />}
        title={t('Statement')}
        count={
          business &&
          (kind === DAYS
            ? t('expires {{date}}', { date: formatExpiryDate(business.packageExpiresAt) })
            : t('{{number}} SMS left', { number: formatCount(business.smsBalance) }))
        }
      />
      <StatusTabs
        label={t('Statement of')}
        tabs={[
          { id: 'SMS', label: t('SMS balance') },
          { id: DAYS, label: t('Package days') },
        ]}
        selectedId={kind === DAYS ? DAYS : 'SMS'}
        onSelect={(id) => void navigate(tab(id))}
        onIntent={(id) => void router.preloadRoute(tab(id))}
      />
      <StatementGrid query={data} isChanging={shown !== loaded} />
    </>
  );
}
