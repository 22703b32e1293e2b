import type { NewCustomerListPageQuery$variables } from '../../__generated__/NewCustomerListPageQuery.graphql.ts';
import { createdBetween } from '../../list/dayRange.ts';
import { defineSearch } from '../../list/defineSearch.ts';
import { choiceField, daysField, textField } from '../../list/searchFields.ts';
import { reportDays } from '../reports/reportDays.ts';

/** The URL parameters of the list of new customers; defaults are left out. */
export interface NewCustomerSearch {
  /** Of their first orders; the last fourteen when left out. */
  days?: string;
  search?: string;
  source?: string;
  /** Whether they have ordered again. */
  again?: 'YES' | 'NO';
  sort?: 'EARLIEST';
}

export const newCustomerSearch = defineSearch<NewCustomerSearch, NewCustomerListPageQuery$variables>({
  fields: { days: daysField, search: textField, source: textField, again: choiceField(['YES', 'NO']), sort: choiceField(['EARLIEST']) },
  variables: ({ days, search, source, again, sort }) => {
    const range = reportDays({ days });
    const { createdFrom: firstOrderFrom, createdBefore: firstOrderBefore } = createdBetween(range);
    return {
      filter: {
        firstOrderFrom,
        firstOrderBefore,
        ...(search && { search }),
        ...(source && { firstSource: source }),
        ...(again === 'YES' && { ordersFrom: 2 }),
        ...(again === 'NO' && { ordersTo: 1 }),
      },
      report: range,
      sort: sort ?? 'FIRST_ORDER',
    };
  },
});
