import type { SyncProductsPageQuery$variables } from '../../__generated__/SyncProductsPageQuery.graphql.ts';
import { defineSearch } from '../../list/defineSearch.ts';
import { choiceField, textField } from '../../list/searchFields.ts';

export type Match = 'MATCHED' | 'UNMATCHED' | 'CONFLICT';

/** What the address of the list of shop products says; left out where it is the usual. */
export interface SyncProductsSearch {
  match?: Match;
  search?: string;
  /** Global id of a shop; all of them when left out. */
  site?: string;
  /** The product in the drawer. */
  open?: string;
}

export const syncProductsSearch = defineSearch<SyncProductsSearch, SyncProductsPageQuery$variables>({
  fields: { match: choiceField(['MATCHED', 'UNMATCHED', 'CONFLICT']), search: textField, site: textField, open: textField },
  tab: 'match',
  pageSize: 50,
  variables: ({ match, search, site }) => ({ filter: { match, site, ...(search && { search }) } }),
});
