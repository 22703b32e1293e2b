import type { AccountPageQuery$variables } from '../../__generated__/AccountPageQuery.graphql.ts';
import { dayRange } from '../../list/dayRange.ts';
import { defineSearch } from '../../list/defineSearch.ts';
import { choiceField, daysField, textField } from '../../list/searchFields.ts';

/** What the address of an account says. */
export interface AccountSearch {
  search?: string;
  days?: string;
  /** Only one party's part: its key. */
  party?: string;
  sort?: 'OLDEST';
}

const noon = (day: string) => `${day}T12:00:00+06:00`;

/** The days of a range as the gateway's filters by day take them. */
export function daysBetween(text: string | undefined): { from?: string; to?: string } {
  const range = dayRange(text);
  return { ...(range?.from && { from: noon(range.from) }), ...(range?.to && { to: noon(range.to) }) };
}

/** The search of one account's page. */
export const accountSearch = (id: string) => defineSearch<AccountSearch, AccountPageQuery$variables>({
  fields: { search: textField, days: daysField, party: textField, sort: choiceField(['OLDEST']) },
  variables: ({ search, days, party, sort }) => ({
    id,
    filter: { accountId: id, ...(search && { search }), ...(party && { partyKey: party }), ...daysBetween(days) },
    sort: sort ?? 'NEWEST',
  }),
});
