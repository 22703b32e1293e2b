import type { SmsLogPageQuery$variables } from '../../__generated__/SmsLogPageQuery.graphql.ts';
import { searchChoice, searchText } from '../../routes/search.ts';
import { createdBetween, dayRange } from '../orders/createdRange.ts';

/** Every state of an SMS, in the order of its life. */
export const SMS_STATUSES = ['QUEUED', 'SENT', 'DELIVERED', 'UNKNOWN', 'FAILED', 'REFUNDED'] as const;
export type SmsStatus = (typeof SMS_STATUSES)[number];

/** What the address of the SMS log says; left out where it is the usual. */
export interface SmsLogSearch {
  status?: SmsStatus;
  search?: string;
  /** A preset or 'from..to', see createdRange. */
  created?: string;
}

const PAGE = 50;

/** Reads the search of an address; what it does not know is left out. */
export function readSmsLogSearch(raw: Record<string, unknown>): SmsLogSearch {
  const created = searchText(raw.created);
  return {
    status: searchChoice(raw.status, SMS_STATUSES),
    search: searchText(raw.search) || undefined,
    created: dayRange(created) ? created : undefined,
  };
}

/** The variables of the log's query for an address. */
export function smsLogVariables({ status, search, created }: SmsLogSearch): SmsLogPageQuery$variables {
  const text = search?.trim();
  return {
    first: PAGE,
    filter: {
      ...(status && { status: [status] }),
      ...(text && { search: text }),
      ...createdBetween(dayRange(created)),
    },
  };
}
