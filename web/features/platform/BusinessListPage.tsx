import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { BusinessListPage_businesses$key } from '../../__generated__/BusinessListPage_businesses.graphql.ts';
import type { BusinessListPageQuery } from '../../__generated__/BusinessListPageQuery.graphql.ts';
import { choiceFilter } from '../../list/choiceFilter.tsx';
import { useColumns } from '../../list/columns.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useListScreen } from '../../list/useListScreen.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { statusText } from '../../ui/statusMeaning.ts';
import { businessColumns } from './businessColumns.tsx';
import type { BusinessRow } from './businessColumns.tsx';
import { BUSINESS_STATES, businessSearch, TIERS } from './businessSearch.ts';
import { businessListRoute } from './platformRoutes.ts';

const query = graphql`
  query BusinessListPageQuery($first: Int!, $filter: PlatformBusinessesFilter, $sort: PlatformBusinessesSort) @preloadable {
    ...BusinessListPage_businesses @arguments(count: $first, filter: $filter, sort: $sort)
  }
`;

const businessesFragment = graphql`
  fragment BusinessListPage_businesses on Query
  @argumentDefinitions(
    count: { type: "Int!" }
    cursor: { type: "String" }
    filter: { type: "PlatformBusinessesFilter" }
    sort: { type: "PlatformBusinessesSort" }
  )
  @refetchable(queryName: "BusinessListPageNextQuery") {
    platformBusinesses(first: $count, after: $cursor, filter: $filter, sort: $sort)
      @connection(key: "BusinessListPage_platformBusinesses", filters: ["filter", "sort"]) {
      edges {
        node {
          ...businessColumns_business @relay(mask: false)
        }
      }
    }
  }
`;

const businessLink = ({ id }: BusinessRow) => ({ to: '/super-admin/business-list/$id', params: { id } }) as const;

/** All businesses on the platform: `/super-admin/business-list`. */
export function BusinessListPage() {
  const { t } = useTranslation();
  const address = businessListRoute.useSearch();
  const list = useListScreen<BusinessListPageQuery, BusinessListPage_businesses$key, typeof businessSearch>({
    search: businessSearch,
    address: businessSearch.read({ ...address }),
    loaded: businessListRoute.useLoaderData(),
    query,
    rows: businessesFragment,
  });
  const columns = useColumns(businessColumns);
  const { tier } = list.search;
  return (
    <ListScreen
      id="platform-businesses"
      isWithoutViews
      kind="platformBusiness"
      list={list}
      exportName="platform-businesses"
      title={t('Business List')}
      label={t('Businesses')}
      create={{ label: t('Add New Business'), to: '/super-admin/add-new-business' }}
      tabs={{
        label: t('Businesses by status'),
        items: [
          { value: undefined, label: t('All') },
          ...BUSINESS_STATES.map((value) => ({ value, label: statusText(value, t) })),
        ],
      }}
      searchLabel={t('Name, hotline, founder')}
      filters={[choiceFilter({
        id: 'tier', label: t('Package'), value: tier, choices: TIERS.map((id) => ({ id, name: id })), onChange: (chosen) => list.change({ tier: chosen }),
      })]}
      sorts={[
        { id: 'NEWEST', label: t('Newest first') },
        { id: 'OLDEST', label: t('Oldest first') },
        { id: 'EXPIRY', label: t('First to expire') },
      ]}
      columns={columns}
      rowLabel={({ name }) => name}
      rowLink={businessLink}
      emptyState={
        <EmptyState title={t('No businesses here')}>{t('No business stands in this status now.')}</EmptyState>
      }
    />
  );
}
