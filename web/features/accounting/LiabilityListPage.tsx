import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { LiabilityListPage_liabilities$key } from '../../__generated__/LiabilityListPage_liabilities.graphql.ts';
import type { LiabilityListPageQuery } from '../../__generated__/LiabilityListPageQuery.graphql.ts';
import { choiceFilter } from '../../list/choiceFilter.tsx';
import { useColumns } from '../../list/columns.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { tabCounts } from '../../list/tabCounts.ts';
import { useListScreen } from '../../list/useListScreen.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { liabilityKindText } from './accountText.ts';
import { liabilityListRoute } from './accountingRoutes.ts';
import { OwedCards } from './components/OwedCards.tsx';
import { OwedParties } from './components/OwedParties.tsx';
import { liabilityColumns } from './liabilityColumns.tsx';
import type { LiabilityRow } from './liabilityColumns.tsx';
import { liabilitySearch } from './liabilitySearch.ts';
import type { LiabilitySearch } from './liabilitySearch.ts';

const query = graphql`
  query LiabilityListPageQuery($first: Int!, $filter: LiabilitiesFilter, $sort: LiabilitiesSort) @preloadable {
    ...LiabilityListPage_liabilities @arguments(count: $first, filter: $filter, sort: $sort)
    liabilityCounts {
      status
      count
    }
    ...OwedCards_query
    ...OwedParties_query
  }
`;

const rows = graphql`
  fragment LiabilityListPage_liabilities on Query
  @argumentDefinitions(
    count: { type: "Int!" }
    cursor: { type: "String" }
    filter: { type: "LiabilitiesFilter" }
    sort: { type: "LiabilitiesSort" }
  )
  @refetchable(queryName: "LiabilityListPageNextQuery") {
    liabilities(first: $count, after: $cursor, filter: $filter, sort: $sort)
      @connection(key: "LiabilityListPage_liabilities", filters: ["filter", "sort"]) {
      edges {
        node {
          ...liabilityColumns_liability @relay(mask: false)
        }
      }
    }
  }
`;

const KINDS = ['LOAN', 'SALARY', 'BILL'] as const;
const liabilityLink = ({ id }: LiabilityRow) => ({ to: '/liability/$id', params: { id } }) as const;

/** The liabilities of the business, by due day: `/liability/liability-list`. */
export function LiabilityListPage() {
  const { t } = useTranslation();
  const list = useListScreen<LiabilityListPageQuery, LiabilityListPage_liabilities$key, typeof liabilitySearch>({
    search: liabilitySearch,
    address: liabilitySearch.read({ ...liabilityListRoute.useSearch() }),
    loaded: liabilityListRoute.useLoaderData(),
    query,
    rows,
  });
  const columns = useColumns(liabilityColumns);
  const { counts, total } = tabCounts(list.data.liabilityCounts);
  const create = { label: t('New liability'), to: '/liability/new-liability' };
  return (
    <ListScreen
      id="liabilities"
      kind="liability"
      exportName="liabilities"
      list={list}
      title={t('Liabilities')}
      create={create}
      label={t('Liabilities')}
      notice={
        <>
          <OwedCards query={list.data} />
          <OwedParties query={list.data} />
        </>
      }
      tabs={{
        label: t('Liabilities by status'),
        items: [
          { value: undefined, label: t('All'), count: total },
          { value: 'OPEN', label: t('Open'), count: counts.get('OPEN') ?? 0 },
          { value: 'PAID', label: t('Paid'), count: counts.get('PAID') ?? 0 },
          { value: 'VOID', label: t('Void'), count: counts.get('VOID') ?? 0 },
        ],
      }}
      searchLabel={t('Who, note or number')}
      filters={[
        choiceFilter({
          id: 'kind', label: t('Kind'), value: list.search.kind, onChange: (kind) => list.change({ kind: kind as LiabilitySearch['kind'] }),
          choices: KINDS.map((id) => ({ id, name: liabilityKindText(id, t) })),
        }),
      ]}
      sorts={[{ id: 'DUE', label: t('Due first') }, { id: 'NEWEST', label: t('Newest first') }]}
      columns={columns}
      rowLabel={({ party }) => party}
      rowLink={liabilityLink}
      emptyState={
        <EmptyState title={t('Nothing is owed')} action={<LinkButton to={create.to}>{create.label}</LinkButton>}>
          {t('Loans, salaries and bills that are still to be paid come here, with the days on which they are due.')}
        </EmptyState>
      }
    />
  );
}
