import type { BlockListPageQuery$variables } from '../../../__generated__/BlockListPageQuery.graphql.ts';
import { defineSearch } from '../../../list/defineSearch.ts';
import { choiceField, textField } from '../../../list/searchFields.ts';
import { BLOCK_ACTIONS, BLOCK_KINDS } from './blockText.ts';

export interface BlockSearch {
  search?: string;
  kind?: (typeof BLOCK_KINDS)[number];
  action?: (typeof BLOCK_ACTIONS)[number];
  /** The rule whose orders are looked at. */
  open?: string;
}

export const blockSearch = defineSearch<BlockSearch, BlockListPageQuery$variables>({
  fields: { search: textField, kind: choiceField(BLOCK_KINDS), action: choiceField(BLOCK_ACTIONS), open: textField },
  tab: 'action',
  pageSize: 50,
  variables: ({ search, kind, action }) => ({ filter: { search, kind, action: action && [action] } }),
});
