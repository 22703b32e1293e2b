import { queryProcedure } from '../../trpc/procedures.ts';
import { listWebOrders } from './list-web-orders.ts';

export const webOrderProcedures = {
  woocommerce: { getWoocommerceOrderList: queryProcedure(listWebOrders) },
};
