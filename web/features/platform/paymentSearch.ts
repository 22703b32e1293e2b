import type { PlatformPaymentsPageQuery$variables } from '../../__generated__/PlatformPaymentsPageQuery.graphql.ts';
import { defineSearch } from '../../list/defineSearch.ts';
import { choiceField, textField } from '../../list/searchFields.ts';

/** The statuses of a payment in the order of its life; PENDING includes payments that have not begun, REFUND_UNCLEAR is PAID. */
export const PAYMENT_STATES = ['PENDING', 'PAID', 'REFUND_UNCLEAR', 'REFUNDED', 'FAILED', 'CANCELLED', 'EXPIRED'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export const PAYMENT_KINDS = ['SMS', 'PACKAGE_RENEW', 'TIER_CHANGE'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** The search parameters of the payments; default values are left out. */
export interface PaymentSearch {
  status?: PaymentState;
  kind?: PaymentKind;
  search?: string;
  /** Global id of a business. */
  business?: string;
}

function filterOf(status: PaymentState | undefined) {
  if (status === 'REFUND_UNCLEAR') return { isRefundUnclear: true };
  if (status === 'PENDING') return { status: ['CREATED', 'PENDING'] as const };
  return status && { status: [status] as const };
}

export const paymentSearch = defineSearch<PaymentSearch, PlatformPaymentsPageQuery$variables>({
  fields: { status: choiceField(PAYMENT_STATES), kind: choiceField(PAYMENT_KINDS), search: textField, business: textField },
  tab: 'status',
  variables: ({ status, kind, search, business }) => ({
    filter: {
      ...filterOf(status),
      ...(kind && { type: kind }),
      ...(search && { search }),
      ...(business && { businessId: business }),
    },
    business: business ?? '', isOfOne: business !== undefined,
  }),
});
