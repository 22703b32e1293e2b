import { gatewayText } from '../../gatewayText.ts';
import type { GatewayText } from '../../gatewayText.ts';
import { t } from '../../i18n.ts';
import { shownBusinessHeader } from '../../relay/shownBusiness.ts';

/** What `POST /api/bkash/create-payment` takes. */
export interface PaymentOrder {
  /** Taka; the server works it out again and refuses another one. */
  amount: number;
  transactionId: string;
  businessId: string;
  type: 'SMS' | 'PACKAGE_RENEW' | 'TIER_CHANGE';
  /** Messages wanted: below a taka each, several numbers of them round to the same amount. */
  count?: number;
  /** Months wanted; with a change of tier those to add. */
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

/** Refusals whose words are meant for the person who pays; what goes wrong inside says nothing to them. */
const REFUSED = [400, 409, 412];

/** Starts a payment. Resolves to the page where it is paid, or to the sentence to show; never rejects. */
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
    if (refusal) return { error: refusal };
    if (!response.ok) throw new Error(`create-payment answered ${response.status}`);
    return bkashURL ? { bkashURL } : { error: t('Failed to initiate bKash payment. Please try again.') };
  } catch (error) {
    console.error(error);
    return { error: t('An error occurred. Please try again.') };
  }
}
