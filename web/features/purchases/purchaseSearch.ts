import type { PurchaseListPageQuery$variables } from '../../__generated__/PurchaseListPageQuery.graphql.ts';
import { createdBetween, dayRange } from '../../list/dayRange.ts';
import { defineSearch } from '../../list/defineSearch.ts';
import { choiceField, daysField, textField } from '../../list/searchFields.ts';

export const PURCHASE_STATUSES = ['DRAFT', 'ORDERED', 'PART_RECEIVED', 'RECEIVED', 'VOID'] as const;
export type PurchaseStatus = (typeof PURCHASE_STATUSES)[number];

/** The URL parameters of the purchase list; defaults are left out. */
export interface PurchaseSearch {
  status?: PurchaseStatus;
  search?: string;
  /** Global id of a supplier. */
  supplier?: string;
  created?: string;
  sort?: 'OLDEST';
}

export const purchaseSearch = defineSearch<PurchaseSearch, PurchaseListPageQuery$variables>({
  fields: {
    status: choiceField(PURCHASE_STATUSES), search: textField, supplier: textField, created: daysField, sort: choiceField(['OLDEST']),
  },
  tab: 'status',
  variables: ({ status, search, supplier, created, sort }) => ({
    filter: {
      ...(status && { status: [status] }),
      ...(search && { search }),
      ...(supplier && { supplierId: supplier }),
      ...createdBetween(dayRange(created)),
    },
    sort: sort ?? 'NEWEST',
    supplier: supplier ?? '', isOfOne: supplier !== undefined,
  }),
});
