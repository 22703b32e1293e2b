import type { PlatformPaymentsPageQuery$variables } from '../../__generated__/PlatformPaymentsPageQuery.graphql.ts';
import { defineSearch } from '../../list/defineSearch.ts';
import { choiceField, textField } from '../../list/searchFields.ts';

/** How a payment stands, in the order of its life; PENDING holds those that have not begun too. */
export const PAYMENT_STATES = ['PENDING', 'PAID', 'REFUNDED', 'FAILED', 'CANCELLED', 'EXPIRED'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export const PAYMENT_KINDS = ['SMS', 'PACKAGE_RENEW', 'TIER_CHANGE'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** What the address of the platform's payments says; left out where it is the usual. */
export interface PaymentSearch {
  status?: PaymentState;
  kind?: PaymentKind;
  search?: string;
}

export const paymentSearch = defineSearch<PaymentSearch, PlatformPaymentsPageQuery$variables>({
  fields: { status: choiceField(PAYMENT_STATES), kind: choiceField(PAYMENT_KINDS), search: textField },
  tab: 'status',
  variables: ({ status, kind, search }) => ({
    filter: {
      ...(status && { status: status === 'PENDING' ? ['CREATED', 'PENDING'] : [status] }),
      ...(kind && { type: kind }),
      ...(search && { search }),
    },
  }),
});
