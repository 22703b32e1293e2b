import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import type { NewCustomerListPage_customers$key } from '../../__generated__/NewCustomerListPage_customers.graphql.ts';
import type { NewCustomerListPageQuery } from '../../__generated__/NewCustomerListPageQuery.graphql.ts';
import { choiceFilter } from '../../list/choiceFilter.tsx';
import { useColumns } from '../../list/columns.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useListScreen } from '../../list/useListScreen.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { reportDays } from '../reports/reportDays.ts';
import { ReportRange } from '../reports/ReportRange.tsx';
import { NewCustomerFigures } from './components/NewCustomerFigures.tsx';
import { newCustomerListRoute } from './customersRoutes.ts';
import { newCustomerColumns } from './newCustomerColumns.tsx';
import type { NewCustomerRow } from './newCustomerColumns.tsx';
import { newCustomerSearch } from './newCustomerSearch.ts';
import { useBulkCustomers } from './useBulkCustomers.tsx';

const query = graphql`
  query NewCustomerListPageQuery($first: Int!, $filter: NewCustomersFilter, $report: NewCustomerReportFilter, $sort: NewCustomersSort) @preloadable {
    newCustomerReport(filter: $report) {
      sources {
        source
      }
      ...NewCustomerFigures_report
    }
    ...NewCustomerListPage_customers @arguments(count: $first, filter: $filter, sort: $sort)
  }
`;

const customersFragment = graphql`
  fragment NewCustomerListPage_customers on Query
  @argumentDefinitions(
    count: { type: "Int!" }
    cursor: { type: "String" }
    filter: { type: "NewCustomersFilter" }
    sort: { type: "NewCustomersSort" }
  )
  @refetchable(queryName: "NewCustomerListPageNextQuery") {
    newCustomers(first: $count, after: $cursor, filter: $filter, sort: $sort)
      @connection(key: "NewCustomerListPage_newCustomers", filters: ["filter", "sort"]) {
      edges {
        node {
          ...newCustomerColumns_customer @relay(mask: false)
        }
      }
    }
  }
`;

/** As many as the gateway counts. */
const MAX_DAYS = 92;

const Figures = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  margin-bottom: 16px;
`;

const customerLink = ({ id }: NewCustomerRow) => ({ to: '/customer/customer-list/$id', params: { id } }) as const;

/** Who ordered for the first time, where they came from and whether they came again: `/customer/new-customer-list`. */
export function NewCustomerListPage() {
  const { t } = useTranslation();
  const list = useListScreen<NewCustomerListPageQuery, NewCustomerListPage_customers$key, typeof newCustomerSearch>({
    search: newCustomerSearch,
    address: newCustomerListRoute.useSearch(),
    loaded: newCustomerListRoute.useLoaderData(),
    query,
    rows: customersFragment,
  });
  const columns = useColumns(newCustomerColumns);
  // The same names mean the same customers in the list of all of them.
  const bulk = useBulkCustomers(newCustomerSearch.variables(list.search).filter ?? {});
  const { newCustomerReport: report } = list.data;
  const { source, again } = list.search;

  return (
    <>
      <ListScreen
        id="new-customers"
        kind="customer"
        exportName="new-customers"
        list={list}
        title={t('New Customer List')}
        label={t('New customers')}
        notice={
          <Figures>
            <ReportRange {...reportDays(list.search)} most={MAX_DAYS} onChange={(days) => list.change({ days })} />
            <NewCustomerFigures report={report} />
          </Figures>
        }
        searchLabel={t('Name or phone')}
        filters={[
          choiceFilter({
            id: 'source', label: t('Source'), value: source, onChange: (value) => list.change({ source: value }),
            choices: report.sources.flatMap(({ source: name }) => (name ? [{ id: name, name }] : [])),
          }),
          choiceFilter({
            id: 'again', label: t('Ordered again'), value: again, onChange: (value) => list.change({ again: value as typeof again }),
            choices: [{ id: 'YES', name: t('Yes') }, { id: 'NO', name: t('No') }],
          }),
        ]}
        sorts={[
          { id: 'FIRST_ORDER', label: t('Newest first') },
          { id: 'EARLIEST', label: t('Oldest first') },
        ]}
        columns={columns}
        rowLabel={({ name }) => name}
        rowLink={customerLink}
        {...bulk.list}
        emptyState={<EmptyState title={t('Nobody ordered for the first time on these days')}>{t('Choose other days.')}</EmptyState>}
      />
      {bulk.dialog}
    </>
  );
}
