import type { ProductsFilter } from '../../__generated__/ProductListPageQuery.graphql.ts';
import type { GridSelection } from '../../ui/datagrid/useGridSelection.ts';

export interface ProductSelection {
  /** Ids of the selected rows; or `filter` for all matching products, loaded or not. */
  products?: readonly string[];
  filter?: ProductsFilter;
  count: number;
}

/** The products that a bulk dialog acts on. */
export function productSelection({ ids, isAllMatching }: GridSelection, filter: ProductsFilter, total: number | undefined): ProductSelection {
  return isAllMatching ? { filter, count: total ?? ids.size } : { products: [...ids], count: ids.size };
}
