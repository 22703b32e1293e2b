import type { SyncProductsPageQuery$variables } from '../../__generated__/SyncProductsPageQuery.graphql.ts';
import { defineSearch } from '../../list/defineSearch.ts';
import { choiceField, textField } from '../../list/searchFields.ts';

export type Match = 'MATCHED' | 'UNMATCHED' | 'CONFLICT';

/** The URL parameters of the list of shop products; defaults are left out. */
export interface SyncProductsSearch {
  match?: Match;
  search?: string;
  /** Global id of a shop; all shops when left out. */
  site?: string;
  /** Global id of the product in the drawer. */
  open?: string;
}

export const syncProductsSearch = defineSearch<SyncProductsSearch, SyncProductsPageQuery$variables>({
  fields: { match: choiceField(['MATCHED', 'UNMATCHED', 'CONFLICT']), search: textField, site: textField, open: textField },
  tab: 'match',
  pageSize: 50,
  variables: ({ match, search, site }) => ({ filter: { match, site, ...(search && { search }) } }),
});
