import type { SmsLogPageQuery$variables } from '../../__generated__/SmsLogPageQuery.graphql.ts';
import { createdBetween, dayRange } from '../../list/dayRange.ts';
import { defineSearch } from '../../list/defineSearch.ts';
import { choiceField, daysField, textField } from '../../list/searchFields.ts';

/** Every state of an SMS, in the order of its life. */
export const SMS_STATUSES = ['QUEUED', 'SENT', 'DELIVERED', 'UNKNOWN', 'FAILED', 'REFUNDED'] as const;
export type SmsStatus = (typeof SMS_STATUSES)[number];

/** What the address of the SMS log says; left out where it is the usual. */
export interface SmsLogSearch {
  status?: SmsStatus;
  search?: string;
  created?: string;
  /** The message that is open beside the list. */
  open?: string;
}

export const smsLogSearch = defineSearch<SmsLogSearch, SmsLogPageQuery$variables>({
  fields: { status: choiceField(SMS_STATUSES), search: textField, created: daysField, open: textField },
  tab: 'status',
  variables: ({ status, search, created }) => ({
    filter: {
      ...(status && { status: [status] }),
      ...(search && { search }),
      ...createdBetween(dayRange(created)),
    },
  }),
});
