import type { AnnouncementsPageQuery$variables } from '../../__generated__/AnnouncementsPageQuery.graphql.ts';
import { defineSearch } from '../../list/defineSearch.ts';
import { choiceField } from '../../list/searchFields.ts';

const STATES = ['SHOWN', 'PLANNED', 'ENDED'] as const;

/** The search parameters of the announcements; default values are left out. */
export interface AnnouncementSearch {
  state?: (typeof STATES)[number];
}

export const announcementSearch = defineSearch<AnnouncementSearch, AnnouncementsPageQuery$variables>({
  fields: { state: choiceField(STATES) },
  tab: 'state',
  variables: ({ state }) => ({ filter: state ? { state } : {} }),
});
