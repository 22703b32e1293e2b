import { gatewayText } from '../../gatewayText.ts';
import type { GatewayText } from '../../gatewayText.ts';
import { t } from '../../i18n.ts';
import { shownBusinessHeader } from '../../relay/shownBusiness.ts';

/** The input of `POST /api/bkash/create-payment`. */
export interface PaymentOrder {
  /** Taka; the server computes it again and refuses a different amount. */
  amount: number;
  transactionId: string;
  businessId: string;
  type: 'SMS' | 'PACKAGE_RENEW' | 'TIER_CHANGE';
  /** The number of messages; below one taka per message several numbers round to the same amount. */
  count?: number;
  /** The number of months; with a change of tier those to add. */
  months?: number;
  /** The tier to change to. */
  tier?: string;
}

/** `error` is a sentence to show. */
export type PaymentStart = { bkashURL: string } | { error: string };

interface Answer {
  bkashURL?: string;
  error?: Partial<GatewayText>;
}

/** Error codes whose message is meant for the user; other messages are internal. */
const REFUSED = [400, 409, 412];

/** Starts a payment. Resolves to the address of the payment page or to the message to show; never rejects. */
export async function createPayment(order: PaymentOrder): Promise<PaymentStart> {
  try {
    const response = await fetch('/api/bkash/create-payment', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json', ...shownBusinessHeader() },
      body: JSON.stringify(order),
    });
    const { bkashURL, error = {} } = (await response.json()) as Answer;
    const refusal = REFUSED.includes(response.status) ? gatewayText(error) : undefined;
    const failure = response.ok ? null : new Error(`create-payment answered ${response.status}`);
    if (failure && !refusal) throw failure;
    if (failure) console.error(failure);
    if (refusal) return { error: refusal };
    return bkashURL ? { bkashURL } : { error: t('Failed to initiate bKash payment. Please try again.') };
  } catch (error) {
    console.error(error);
    return { error: t('An error occurred. Please try again.') };
  }
}
