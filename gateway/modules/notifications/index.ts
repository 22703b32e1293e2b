import { defineModule } from '../../module.ts';
import { notificationProcedures } from './notifications.trpc.ts';

export const notifications = defineModule({
  name: 'notifications',
  graphql: () => [import('./graphql/LowStockProduct.ts')],
  procedures: notificationProcedures,
});
