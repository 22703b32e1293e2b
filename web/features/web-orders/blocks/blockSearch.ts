import type { BlockListPageQuery$variables } from '../../../__generated__/BlockListPageQuery.graphql.ts';
import { defineSearch } from '../../../list/defineSearch.ts';
import { choiceField, textField } from '../../../list/searchFields.ts';

// Only the values stand here, because the address is parsed before the screen loads; the texts load with the screen.
export const BLOCK_KINDS = ['PHONE', 'IP', 'EMAIL', 'DEVICE'] as const;
export const BLOCK_ACTIONS = ['HOLD', 'PREPAY', 'BLOCK', 'ALLOW'] as const;

export interface BlockSearch {
  search?: string;
  kind?: (typeof BLOCK_KINDS)[number];
  action?: (typeof BLOCK_ACTIONS)[number];
  /** The rule whose hits are shown. */
  open?: string;
}

export const blockSearch = defineSearch<BlockSearch, BlockListPageQuery$variables>({
  fields: { search: textField, kind: choiceField(BLOCK_KINDS), action: choiceField(BLOCK_ACTIONS), open: textField },
  tab: 'action',
  pageSize: 50,
  variables: ({ search, kind, action }) => ({ filter: { search, kind, action: action && [action] } }),
});
