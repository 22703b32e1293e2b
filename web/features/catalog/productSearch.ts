import type { ProductListPageQuery$variables } from '../../__generated__/ProductListPageQuery.graphql.ts';
import { searchChoice, searchText } from '../../routes/search.ts';

/** What the address of the product list says; left out where it is the usual. */
export interface ProductSearch {
  status?: 'ARCHIVED';
  search?: string;
  sort?: 'NAME';
}

const PAGE = 50;

/** Reads the search of an address; what it does not know is left out. */
export function readProductSearch(raw: Record<string, unknown>): ProductSearch {
  return {
    status: searchChoice(raw.status, ['ARCHIVED']),
    search: searchText(raw.search) || undefined,
    sort: searchChoice(raw.sort, ['NAME']),
  };
}

/** The variables of the list's query for an address. */
export function productVariables(
  { status, search, sort }: ProductSearch,
  withCost: boolean,
): ProductListPageQuery$variables {
  const text = search?.trim();
  return {
    first: PAGE,
    filter: { status: status ?? 'ACTIVE', ...(text && { search: text }) },
    sort: sort ?? 'NEWEST',
    withCost,
  };
}
