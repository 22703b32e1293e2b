import { msg } from '../../../schema/rules/message.ts';
import type { MessageKey } from '../../../schema/rules/message.ts';
import { shownBusinessHeader } from '../../relay/shownBusiness.ts';

/** What `POST /api/bkash/create-payment` takes. */
export interface PaymentOrder {
  /** Taka; the server works it out again and refuses another one. */
  amount: number;
  transactionId: string;
  businessId: string;
  type: 'SMS' | 'PACKAGE_RENEW';
  /** Messages wanted: below a taka each, several numbers of them round to the same amount. */
  count?: number;
  /** Months wanted. */
  months?: number;
}

export type PaymentStart = { bkashURL: string } | { error: MessageKey };

export const PAYMENT_MESSAGES = {
  failed: msg('An error occurred. Please try again.'),
  noAddress: msg('Failed to initiate bKash payment. Please try again.'),
} as const;

/** Starts a payment. Resolves to the page where it is paid, or to the sentence to show; never rejects. */
export async function createPayment(order: PaymentOrder): Promise<PaymentStart> {
  try {
    const response = await fetch('/api/bkash/create-payment', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json', ...shownBusinessHeader() },
      body: JSON.stringify(order),
    });
    if (!response.ok) throw new Error(`create-payment answered ${response.status}`);
    const { bkashURL } = (await response.json()) as { bkashURL?: string };
    return bkashURL ? { bkashURL } : { error: PAYMENT_MESSAGES.noAddress };
  } catch (error) {
    console.error(error);
    return { error: PAYMENT_MESSAGES.failed };
  }
}
