import type { CampaignListPageQuery$variables } from '../../__generated__/CampaignListPageQuery.graphql.ts';
import { defineSearch } from '../../list/defineSearch.ts';
import { choiceField, textField } from '../../list/searchFields.ts';

/** The search parameters of the list of campaigns. */
export interface CampaignSearch {
  show?: 'UNMAPPED' | 'MAPPED';
  search?: string;
  sort?: 'OLDEST';
  /** Global id of the campaign in the drawer. */
  open?: string;
}

export const campaignSearch = defineSearch<CampaignSearch, CampaignListPageQuery$variables>({
  fields: { show: choiceField(['UNMAPPED', 'MAPPED']), search: textField, sort: choiceField(['OLDEST']), open: textField },
  tab: 'show',
  variables: ({ show, search, sort }) => ({
    filter: { ...(show && { isMapped: show === 'MAPPED' }), ...(search && { search }) }, sort: sort ?? 'NEWEST',
  }),
});
