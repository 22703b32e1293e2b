import { defineModule } from '../../module.ts';
import { COURIER_SECRETS } from './courier-secrets.ts';

export const couriers = defineModule({
  name: 'couriers',
  graphql: () => [import('./graphql/Courier.ts')],
  sealed: [COURIER_SECRETS],
});
