import { defineModule } from '../../module.ts';
import './bulk-products.ts';
import './change-prices.ts';
import './import/import-products.ts';
import { productProblemsFile } from './import/problems-file.ts';
import { productExport } from './product-export.ts';

export const catalog = defineModule({
  name: 'catalog',
  graphql: () => [
    import('./graphql/Product.ts'), import('./graphql/productPageFields.ts'), import('./graphql/Category.ts'),
    import('./graphql/Brand.ts'), import('./graphql/advertisedVariants.ts'), import('./graphql/freeSkus.ts'), import('./graphql/productMutations.ts'), import('./graphql/productImport.ts'),
  ],
  exports: [productExport, productProblemsFile],
});
