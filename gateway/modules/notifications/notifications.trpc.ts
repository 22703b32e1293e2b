import { queryProcedure } from '../../trpc/procedures.ts';
import { delayedShippedCount } from './delayed-shipped.ts';
import { stockAlerts } from './stock-alerts.ts';

export const notificationProcedures = {
  notification: { getDelayedShippedCount: queryProcedure(delayedShippedCount) },
  product: { getStockAlertProducts: queryProcedure(stockAlerts) },
};
