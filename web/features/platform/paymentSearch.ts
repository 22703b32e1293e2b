import type { PlatformPaymentsPageQuery$variables } from '../../__generated__/PlatformPaymentsPageQuery.graphql.ts';
import { searchChoice, searchText } from '../../routes/search.ts';

/** How a payment stands, in the order of its life; PENDING holds those that have not begun too. */
export const PAYMENT_STATES = ['PENDING', 'PAID', 'REFUNDED', 'FAILED', 'CANCELLED', 'EXPIRED'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export const PAYMENT_KINDS = ['SMS', 'PACKAGE_RENEW'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** What the address of the platform's payments says; left out where it is the usual. */
export interface PaymentSearch {
  status?: PaymentState;
  kind?: PaymentKind;
  search?: string;
}

const PAGE = 50;

/** Reads the search of an address; what it does not know is left out. */
export function readPaymentSearch(raw: Record<string, unknown>): PaymentSearch {
  return {
    status: searchChoice(raw.status, PAYMENT_STATES),
    kind: searchChoice(raw.kind, PAYMENT_KINDS),
    search: searchText(raw.search) || undefined,
  };
}

/** The variables of the list's query for an address. */
export function paymentVariables(address: PaymentSearch): PlatformPaymentsPageQuery$variables {
  const { status, kind, search } = address;
  const text = search?.trim();
  return {
    first: PAGE,
    filter: {
      ...(status && { status: status === 'PENDING' ? ['CREATED', 'PENDING'] : [status] }),
      ...(kind && { type: kind }),
      ...(text && { search: text }),
    },
  };
}
