import type { SupplierListPageQuery$variables } from '../../__generated__/SupplierListPageQuery.graphql.ts';
import { defineSearch } from '../../list/defineSearch.ts';
import { choiceField, textField } from '../../list/searchFields.ts';

/** The URL parameters of the supplier list; defaults are left out. */
export interface SupplierSearch {
  show?: 'ARCHIVED';
  search?: string;
  /** Global id of the supplier in the dialog. */
  open?: string;
}

export const supplierSearch = defineSearch<SupplierSearch, SupplierListPageQuery$variables>({
  fields: { show: choiceField(['ARCHIVED']), search: textField, open: textField },
  tab: 'show',
  variables: ({ show, search }) => ({ filter: { isArchived: show === 'ARCHIVED', ...(search && { search }) } }),
});
