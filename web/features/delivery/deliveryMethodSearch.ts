import type { DeliveryMethodListPageQuery$variables } from '../../__generated__/DeliveryMethodListPageQuery.graphql.ts';
import { defineSearch } from '../../list/defineSearch.ts';
import { choiceField, textField } from '../../list/searchFields.ts';

/** The search parameters of the delivery methods; defaults are omitted. */
export interface DeliveryMethodSearch {
  active?: 'NO';
  search?: string;
}

export const deliveryMethodSearch = defineSearch<DeliveryMethodSearch, DeliveryMethodListPageQuery$variables>({
  fields: { active: choiceField(['NO']), search: textField },
  tab: 'active',
  variables: ({ active, search }) => ({ filter: { isActive: active !== 'NO', ...(search && { search }) } }),
});
