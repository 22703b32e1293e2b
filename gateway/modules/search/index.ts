import { defineModule } from '../../module.ts';

export const search = defineModule({ name: 'search', graphql: () => [import('./graphql/foundCustomers.ts')] });
