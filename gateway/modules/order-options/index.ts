import { defineModule } from '../../module.ts';

export const orderOptions = defineModule({
  name: 'order-options',
  graphql: () => [import('./graphql/OrderSource.ts'), import('./graphql/ShippingNote.ts')],
});
