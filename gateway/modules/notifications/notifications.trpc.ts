import { queryProcedure } from '../../trpc/procedures.ts';
import { delayedShippedCount } from './delayed-shipped.ts';
import { stockAlerts } from './stock-alerts.ts';

export const getStockAlertProducts = queryProcedure(stockAlerts);

export const getDelayedShippedCount = queryProcedure(delayedShippedCount);
