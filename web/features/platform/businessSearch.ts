import type { BusinessListPageQuery$variables } from '../../__generated__/BusinessListPageQuery.graphql.ts';
import { defineSearch } from '../../list/defineSearch.ts';
import { choiceField, textField } from '../../list/searchFields.ts';

export const BUSINESS_STATES = ['ACTIVE', 'EXPIRING', 'EXPIRED', 'SUSPENDED'] as const;
export const TIERS = ['TRIAL', 'BASIC', 'SME', 'PRO', 'ENTERPRISE'] as const;
const SORTS = ['OLDEST', 'EXPIRY'] as const;

/** The search parameters of the list of businesses; default values are left out. */
export interface BusinessSearch {
  state?: (typeof BUSINESS_STATES)[number];
  tier?: (typeof TIERS)[number];
  search?: string;
  sort?: (typeof SORTS)[number];
}

export const businessSearch = defineSearch<BusinessSearch, BusinessListPageQuery$variables>({
  fields: { state: choiceField(BUSINESS_STATES), tier: choiceField(TIERS), search: textField, sort: choiceField(SORTS) },
  tab: 'state',
  variables: ({ state, tier, search, sort }) => ({
    filter: { ...(state && { state }), ...(tier && { tier }), ...(search && { search }) },
    sort: sort ?? 'NEWEST',
  }),
});
