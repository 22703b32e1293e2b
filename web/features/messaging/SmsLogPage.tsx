import { useNavigate, useRouter } from '@tanstack/react-router';
import { Send } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { formatCount } from '../../../schema/rules/format.ts';
import type { SmsLogPageQuery } from '../../__generated__/SmsLogPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { FilterBar } from '../../ui/datagrid/FilterBar.tsx';
import { StatusTabs } from '../../ui/datagrid/StatusTabs.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { statusWord } from '../../ui/statusMeaning.ts';
import { CreatedFilter } from '../orders/components/CreatedFilter.tsx';
import { createdText } from '../orders/components/createdText.ts';
import { SmsGrid } from './components/SmsGrid.tsx';
import { smsLogRoute } from './messagingRoutes.ts';
import { SMS_STATUSES } from './smsLogSearch.ts';
import type { SmsLogSearch, SmsStatus } from './smsLogSearch.ts';

const ALL = 'ALL';

const smsLogPageQuery = graphql`
  query SmsLogPageQuery($first: Int!, $filter: SmsMessagesFilter) @preloadable {
    ...SmsGrid_query @arguments(count: $first, filter: $filter)
    smsMessageCounts {
      status
      count
    }
  }
`;

/** Every SMS of the business and what became of it: `/sms/sms-log`. */
export function SmsLogPage() {
  const { t } = useTranslation();
  const router = useRouter();
  const navigate = useNavigate();
  const loaded = smsLogRoute.useLoaderData();
  const search = smsLogRoute.useSearch();
  // The rows of the last address stay until those of the next are there.
  const shown = useDeferredValue(loaded);
  const data = useRouteQuery<SmsLogPageQuery>(smsLogPageQuery, shown);
  const counts = new Map(data.smsMessageCounts.map(({ status, count }) => [status, count]));
  const total = data.smsMessageCounts.reduce((sum, { count }) => sum + count, 0);
  const inTab = (id: string): SmsLogSearch => ({
    ...search,
    status: id === ALL ? undefined : (id as SmsStatus),
  });
  // A tab can be gone back to; letters of a search cannot.
  const onSearch = (next: SmsLogSearch) =>
    void navigate({ to: smsLogRoute.to, search: next, replace: next.status === search.status });

  return (
    <>
      <PageHeader
        title={t('SMS Log')}
        count={t('{{total}} in all', { total: formatCount(total) })}
        actions={
          <LinkButton to="/sms/send-sms" variant="primary" icon={Send}>
            {t('Send SMS')}
          </LinkButton>
        }
      />
      <StatusTabs
        label={t('SMS by status')}
        tabs={[
          { id: ALL, label: t('All'), count: total },
          ...SMS_STATUSES.map((status) => ({
            id: status,
            label: t(statusWord(status)),
            count: counts.get(status) ?? 0,
          })),
        ]}
        selectedId={search.status ?? ALL}
        onSelect={(id) => onSearch(inTab(id))}
        onIntent={(id) => void router.preloadRoute({ to: smsLogRoute.to, search: inTab(id) })}
      />
      <SmsGrid
        query={data}
        isChanging={shown !== loaded}
        isFiltered={Boolean(search.search || search.created || search.status)}
        onClearFilters={() => onSearch({})}
        toolbar={
          <FilterBar
            searchLabel={t('Number or text')}
            search={search.search ?? ''}
            onSearch={(text) => onSearch({ ...search, search: text || undefined })}
            filters={[
              {
                id: 'created',
                label: t('Time'),
                valueText: createdText(search.created, t),
                onClear: () => onSearch({ ...search, created: undefined }),
                renderEditor: (close) => (
                  <CreatedFilter
                    value={search.created}
                    onChange={(created) => onSearch({ ...search, created })}
                    close={close}
                  />
                ),
              },
            ]}
          />
        }
      />
    </>
  );
}
