import { defineModule } from '../../module.ts';

export const couriers = defineModule({ name: 'couriers', graphql: () => [import('./graphql/Courier.ts')] });
