import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { UpdatePaymentPage_statements$key } from '../../__generated__/UpdatePaymentPage_statements.graphql.ts';
import type { UpdatePaymentPageQuery } from '../../__generated__/UpdatePaymentPageQuery.graphql.ts';
import { choiceFilter } from '../../list/choiceFilter.tsx';
import { useColumns } from '../../list/columns.tsx';
import { dayRangeFilter } from '../../list/dayRangeFilter.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { tabCounts } from '../../list/tabCounts.ts';
import { useListScreen } from '../../list/useListScreen.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { statusText } from '../../ui/statusMeaning.ts';
import { newStatementRoute } from './deliveryRoutes.ts';
import { updatePaymentRoute } from './statementSearchRoutes.ts';
import { statementColumns } from './statementColumns.tsx';
import type { StatementRowData } from './statementColumns.tsx';
import { STATEMENT_STATUSES, statementSearch } from './statementSearch.ts';
import { useCanSeeCharges } from './useCanSeeCharges.ts';

const query = graphql`
  query UpdatePaymentPageQuery($first: Int!, $filter: CourierStatementsFilter, $sort: CourierStatementsSort) @preloadable {
    deliveryMethods(first: 100) {
      edges {
        node {
          id
          name
        }
      }
    }
    courierStatementCounts {
      status
      count
    }
    ...UpdatePaymentPage_statements @arguments(count: $first, filter: $filter, sort: $sort)
  }
`;

const statementsFragment = graphql`
  fragment UpdatePaymentPage_statements on Query
  @argumentDefinitions(
    count: { type: "Int!" }
    cursor: { type: "String" }
    filter: { type: "CourierStatementsFilter" }
    sort: { type: "CourierStatementsSort" }
  )
  @refetchable(queryName: "UpdatePaymentPageNextQuery") {
    courierStatements(first: $count, after: $cursor, filter: $filter, sort: $sort)
      @connection(key: "UpdatePaymentPage_courierStatements", filters: ["filter", "sort"]) {
      edges {
        node {
          ...statementColumns_statement @relay(mask: false)
        }
      }
    }
  }
`;

const statementLink = ({ id }: StatementRowData) => ({ to: '/delivery-method/update-payment/$id', params: { id } }) as const;

/** The list of courier statements: `/delivery-method/update-payment`. */
export function UpdatePaymentPage() {
  const { t } = useTranslation();
  const list = useListScreen<UpdatePaymentPageQuery, UpdatePaymentPage_statements$key, typeof statementSearch>({
    search: statementSearch,
    address: updatePaymentRoute.useSearch(),
    loaded: updatePaymentRoute.useLoaderData(),
    query,
    rows: statementsFragment,
    isStill: (statement, { status }) => !status || statement.status === status,
  });
  const { courier, days } = list.search;
  const { counts, total } = tabCounts(list.data.courierStatementCounts);
  const canSeeCharges = useCanSeeCharges();
  const columns = useColumns(useMemo(() => statementColumns(canSeeCharges), [canSeeCharges]));
  return (
    <ListScreen
      id="courier-statements"
      kind="courier-statement"
      exportName="courier-statements"
      list={list}
      title={t('Update Payment')}
      create={{ label: t('New statement'), to: newStatementRoute.to }}
      label={t('Statements of couriers')}
      tabs={{
        label: t('Statements by status'),
        items: [
          { value: undefined, label: t('All'), count: total },
          ...STATEMENT_STATUSES.map((value) => ({ value, label: statusText(value, t), count: counts.get(value) ?? 0 })),
        ],
      }}
      searchLabel={t("Number, here or the courier's")}
      filters={[
        choiceFilter({
          id: 'courier', label: t('Courier'), value: courier, onChange: (value) => list.change({ courier: value }),
          choices: list.data.deliveryMethods.edges.map(({ node }) => node),
        }),
        dayRangeFilter({ id: 'days', label: t('Paid on'), value: days, onChange: (value) => list.change({ days: value }) }, t),
      ]}
      sorts={[
        { id: 'NEWEST', label: t('Newest first') },
        { id: 'OLDEST', label: t('Oldest first') },
      ]}
      columns={columns}
      rowLabel={({ number }) => t('statement {{number}}', { number })}
      rowLink={statementLink}
      emptyState={
        list.search.status ? (
          <EmptyState title={t('No statements here')}>{t('No statement stands in this status now.')}</EmptyState>
        ) : (
          <EmptyState
            title={t('No statements yet')}
            action={
              <LinkButton to={newStatementRoute.to}>
                {t('New statement')}
              </LinkButton>
            }
          >
            {t('When a courier pays, enter its statement: every order on it is compared with your books, and settled.')}
          </EmptyState>
        )
      }
    />
  );
}
