import { defineModule } from '../../module.ts';

export const catalog = defineModule({ name: 'catalog', graphql: () => [import('./graphql/Product.ts')] });
