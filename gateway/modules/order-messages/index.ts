import { defineModule } from '../../module.ts';
import { orderMessageJobs } from './order-messages.jobs.ts';

export const orderMessages = defineModule({
  name: 'order-messages',
  graphql: () => [import('./graphql/AutoMessage.ts'), import('./graphql/UnsentMessage.ts')],
  jobs: orderMessageJobs,
});
