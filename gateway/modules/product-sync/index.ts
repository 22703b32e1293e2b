import { defineModule } from '../../module.ts';
import { productSyncJobs } from './product-sync.jobs.ts';
import { shopProductExport } from './shop-product-export.ts';

export const productSync = defineModule({
  name: 'product-sync',
  graphql: () => [import('./graphql/ShopProduct.ts'), import('./graphql/productSyncMutations.ts')],
  exports: [shopProductExport],
  jobs: productSyncJobs,
});
