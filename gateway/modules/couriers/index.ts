import { defineModule } from '../../module.ts';
import { COURIER_SECRETS } from './courier-secrets.ts';
import { courierJobs } from './couriers.jobs.ts';

export const couriers = defineModule({
  name: 'couriers',
  graphql: () => [import('./graphql/Courier.ts'), import('./graphql/bookCourier.ts')],
  sealed: [COURIER_SECRETS],
  jobs: courierJobs,
});
