import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { NewOrderPageQuery } from '../../../__generated__/NewOrderPageQuery.graphql.ts';
import { useRouteQuery } from '../../../relay/routeQuery.ts';
import { newOrderRoute } from '../ordersRoutes.ts';
import { OrderForm } from './OrderForm.tsx';

const newOrderPageQuery = graphql`
  query NewOrderPageQuery @preloadable {
    ...OrderForm_query
  }
`;

/** New order, typed during a call or from Messenger: `/ecom/ecom-new-order`. */
export function NewOrderPage() {
  const { t } = useTranslation();
  const { phone } = newOrderRoute.useSearch();
  return <OrderForm query={useRouteQuery<NewOrderPageQuery>(newOrderPageQuery, newOrderRoute.useLoaderData())} title={t('New order')} phone={phone} />;
}
