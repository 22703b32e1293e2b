import { Upload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { CustomerListPage_customers$key } from '../../__generated__/CustomerListPage_customers.graphql.ts';
import type { CustomerListPageQuery } from '../../__generated__/CustomerListPageQuery.graphql.ts';
import { useColumns } from '../../list/columns.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useListScreen } from '../../list/useListScreen.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { customerColumns } from './customerColumns.tsx';
import type { CustomerRow } from './customerColumns.tsx';
import { customerFilters } from './customerFilters.tsx';
import { customerSearch } from './customerSearch.ts';
import { customerListRoute } from './customersRoutes.ts';
import { useBulkCustomers } from './useBulkCustomers.tsx';

const query = graphql`
  query CustomerListPageQuery($first: Int!, $filter: CustomersFilter, $sort: CustomersSort) @preloadable {
    customerFilterValues {
      districts
      tags
    }
    ...CustomerListPage_customers @arguments(count: $first, filter: $filter, sort: $sort)
  }
`;

const customersFragment = graphql`
  fragment CustomerListPage_customers on Query
  @argumentDefinitions(
    count: { type: "Int!" }
    cursor: { type: "String" }
    filter: { type: "CustomersFilter" }
    sort: { type: "CustomersSort" }
  )
  @refetchable(queryName: "CustomerListPageNextQuery") {
    customers(first: $count, after: $cursor, filter: $filter, sort: $sort)
      @connection(key: "CustomerListPage_customers", filters: ["filter", "sort"]) {
      edges {
        node {
          ...customerColumns_customer @relay(mask: false)
        }
      }
    }
  }
`;

const customerLink = ({ id }: CustomerRow) => ({ to: '/customer/customer-list/$id', params: { id } }) as const;

/** Everybody who has ordered, with what their orders came to: `/customer/customer-list`. */
export function CustomerListPage() {
  const { t } = useTranslation();
  const list = useListScreen<CustomerListPageQuery, CustomerListPage_customers$key, typeof customerSearch>({
    search: customerSearch,
    address: customerListRoute.useSearch(),
    loaded: customerListRoute.useLoaderData(),
    query,
    rows: customersFragment,
  });
  const columns = useColumns<CustomerRow>(customerColumns);
  const bulk = useBulkCustomers(customerSearch.variables(list.search).filter ?? {});

  return (
    <>
      <ListScreen
        id="customers"
        kind="customer"
        exportName="customers"
        list={list}
        title={t('Customer List')}
        count={<TextLink to="/bulk-jobs">{t('Bulk jobs')}</TextLink>}
        actions={<LinkButton to="/customer/bulk-upload" icon={Upload}>{t('Import')}</LinkButton>}
        label={t('Customers')}
        searchLabel={t('Name or phone')}
        filters={customerFilters(list.search, list.change, list.data.customerFilterValues, t)}
        sorts={[
          { id: 'LAST_ORDER', label: t('Last order first') },
          { id: 'ORDERS', label: t('Most orders first') },
          { id: 'SPENT', label: t('Most spent first') },
          { id: 'NEWEST', label: t('Newest first') },
        ]}
        columns={columns}
        rowLabel={({ name }) => name}
        rowLink={customerLink}
        {...bulk.list}
        emptyState={
          <EmptyState
            title={t('No customers yet')}
            action={<LinkButton to="/ecom/ecom-new-order" variant="primary">{t('New order')}</LinkButton>}
          >
            {t('Whoever orders for the first time comes here by the phone number; those of before come from a file.')}
          </EmptyState>
        }
      />
      {bulk.dialog}
    </>
  );
}
