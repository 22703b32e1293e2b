import type { AccountPageQuery$variables } from '../../__generated__/AccountPageQuery.graphql.ts';
import { dayRange, dhakaNoon } from '../../list/dayRange.ts';
import { defineSearch } from '../../list/defineSearch.ts';
import { choiceField, daysField, textField } from '../../list/searchFields.ts';

/** The search parameters of an account's page. */
export interface AccountSearch {
  search?: string;
  days?: string;
  /** The key of a party; the ledger shows only its entries. */
  party?: string;
  sort?: 'OLDEST';
}

/** Converts a range of days into the gateway's filter. */
export function daysBetween(text: string | undefined): { from?: string; to?: string } {
  const range = dayRange(text);
  return { ...(range?.from && { from: dhakaNoon(range.from) }), ...(range?.to && { to: dhakaNoon(range.to) }) };
}

/** Reads and writes the search parameters of an account's page. */
export const accountSearch = (id: string) => defineSearch<AccountSearch, AccountPageQuery$variables>({
  fields: { search: textField, days: daysField, party: textField, sort: choiceField(['OLDEST']) },
  variables: ({ search, days, party, sort }) => ({
    id,
    filter: { accountId: id, ...(search && { search }), ...(party && { partyKey: party }), ...daysBetween(days) },
    sort: sort ?? 'NEWEST',
  }),
});
