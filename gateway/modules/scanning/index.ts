import { defineModule } from '../../module.ts';

export const scanning = defineModule({
  name: 'scanning',
  graphql: () => [import('./graphql/ScannedOrder.ts'), import('./graphql/scanMutations.ts')],
});
