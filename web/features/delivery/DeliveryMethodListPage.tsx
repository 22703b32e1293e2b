import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { DeliveryMethodListPage_methods$key } from '../../__generated__/DeliveryMethodListPage_methods.graphql.ts';
import type { DeliveryMethodListPageQuery } from '../../__generated__/DeliveryMethodListPageQuery.graphql.ts';
import { useColumns } from '../../list/columns.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useListScreen } from '../../list/useListScreen.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { OpenReports } from './components/OpenReports.tsx';
import { deliveryMethodColumns } from './deliveryMethodColumns.tsx';
import type { DeliveryMethodRow } from './deliveryMethodColumns.tsx';
import { deliveryMethodSearch } from './deliveryMethodSearch.ts';
import { deliveryMethodListRoute, newDeliveryMethodRoute } from './deliveryRoutes.ts';

const query = graphql`
  query DeliveryMethodListPageQuery($first: Int!, $filter: DeliveryMethodsFilter) @preloadable {
    ...OpenReports_query
    ...DeliveryMethodListPage_methods @arguments(count: $first, filter: $filter)
  }
`;

const methodsFragment = graphql`
  fragment DeliveryMethodListPage_methods on Query
  @argumentDefinitions(count: { type: "Int!" }, cursor: { type: "String" }, filter: { type: "DeliveryMethodsFilter" })
  @refetchable(queryName: "DeliveryMethodListPageNextQuery") {
    deliveryMethods(first: $count, after: $cursor, filter: $filter)
      @connection(key: "DeliveryMethodListPage_deliveryMethods", filters: ["filter"]) {
      edges {
        node {
          ...deliveryMethodColumns_courier @relay(mask: false)
        }
      }
    }
  }
`;

const methodLink = ({ id }: DeliveryMethodRow) => ({ to: '/delivery-method/dm-list/$id', params: { id } }) as const;

/** The delivery methods with their figures and balances: `/delivery-method/dm-list`. */
export function DeliveryMethodListPage() {
  const { t } = useTranslation();
  const list = useListScreen<DeliveryMethodListPageQuery, DeliveryMethodListPage_methods$key, typeof deliveryMethodSearch>({
    search: deliveryMethodSearch,
    address: deliveryMethodListRoute.useSearch(),
    loaded: deliveryMethodListRoute.useLoaderData(),
    query,
    rows: methodsFragment,
    isStill: ({ isActive }, { active }) => isActive === (active !== 'NO'),
  });
  const columns = useColumns(deliveryMethodColumns);
  return (
    <ListScreen
      id="delivery-methods"
      kind="courier"
      list={list}
      exportName="delivery-methods"
      title={t('Delivery Method List')}
      create={{ label: t('Add delivery method'), to: newDeliveryMethodRoute.to }}
      label={t('Delivery methods')}
      tabs={{
        label: t('Delivery methods in use or not'),
        items: [
          { value: undefined, label: t('In use') },
          { value: 'NO', label: t('Switched off') },
        ],
      }}
      searchLabel={t('Name of the courier')}
      columns={columns}
      actions={<LinkButton to="/delivery-method/courier-reports">{t('Reports of couriers')}</LinkButton>}
      notice={<OpenReports query={list.data} />}
      rowLabel={({ name }) => name}
      rowLink={methodLink}
      emptyState={
        list.search.active === 'NO' ? (
          <EmptyState title={t('None is switched off')}>{t('A delivery method that takes no new parcels comes here.')}</EmptyState>
        ) : (
          <EmptyState
            title={t('No delivery methods yet')}
            action={
              <LinkButton to={newDeliveryMethodRoute.to}>
                {t('Add delivery method')}
              </LinkButton>
            }
          >
            {t('Add the couriers you work with: their charges, when they pay, and how their parcels are followed.')}
          </EmptyState>
        )
      }
    />
  );
}
