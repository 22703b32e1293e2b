import { usePermissions } from './usePermissions.ts';

/** The kinds of records that the viewer may find, as variables of the queries of the palette and of the search page. */
export function useFoundKinds() {
  const permissions = usePermissions();
  return {
    withOrders: permissions.has('readOrders'),
    withCustomers: permissions.has('orderList'),
    withWebOrders: permissions.has('webOrderList'),
    withProducts: permissions.has('product'),
  };
}
