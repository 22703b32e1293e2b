import type { SupplierListPageQuery$variables } from '../../__generated__/SupplierListPageQuery.graphql.ts';
import { defineSearch } from '../../list/defineSearch.ts';
import { choiceField, textField } from '../../list/searchFields.ts';

/** What the address of the supplier list says; left out where it is the usual. */
export interface SupplierSearch {
  show?: 'ARCHIVED';
  search?: string;
  /** The supplier in the dialog. */
  open?: string;
}

export const supplierSearch = defineSearch<SupplierSearch, SupplierListPageQuery$variables>({
  fields: { show: choiceField(['ARCHIVED']), search: textField, open: textField },
  tab: 'show',
  variables: ({ show, search }) => ({ filter: { isArchived: show === 'ARCHIVED', ...(search && { search }) } }),
});
