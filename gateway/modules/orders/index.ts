import { defineModule } from '../../module.ts';
import { orderChecks } from './order-checks.ts';

export const orders = defineModule({
  name: 'orders',
  graphql: () => [import('./graphql/Order.ts'), import('./graphql/orderMutations.ts')],
  ledgerChecks: orderChecks,
  counted: [{ kind: 'order', table: 'Order' }],
});
