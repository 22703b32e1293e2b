import { queryProcedure } from '../../trpc/procedures.ts';
import { listWebOrders } from './list-web-orders.ts';

/** Mounted under `woocommerce`. */
export const webOrderProcedures = { getWoocommerceOrderList: queryProcedure(listWebOrders) };
