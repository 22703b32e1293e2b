import { createHmac } from 'node:crypto';

export interface ReportedParcel {
  consignment: string;
  invoice: string;
  status: string;
  /** The time of the event, ISO. */
  at: string;
  collected?: number;
  message?: string;
}

type Send = (url: string, secret: string, report: ReportedParcel) => Promise<Response>;

const post = (url: string, body: string, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });

/** '2026-11-22 14:05:09' in Dhaka time. */
const dhakaClock = (iso: string) => new Date(Date.parse(iso) + 6 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

/** Sends a report in each courier's format and with its authentication. */
export const COURIER_WEBHOOKS: Record<'STEADFAST' | 'PATHAO' | 'REDX', Send> = {
  STEADFAST: (url, secret, { consignment, invoice, status, at, message = 'On its way' }) => {
    const body = JSON.stringify({
      notification_type: 'delivery_status', consignment_id: Number(consignment) || consignment, invoice, cod_amount: 560, status,
      delivery_charge: 60, tracking_message: message, updated_at: dhakaClock(at),
    });
    const signature = createHmac('sha256', secret).update(body).digest('hex');
    return post(url, body, { authorization: `Bearer ${secret}`, 'x-signature': signature });
  },
  PATHAO: (url, secret, { consignment, invoice, status, at, collected, message }) => post(url, JSON.stringify({
    consignment_id: consignment, merchant_order_id: invoice, event: status, updated_at: dhakaClock(at), timestamp: at, store_id: 148,
    ...(collected !== undefined && { collected_amount: collected }), ...(message && { reason: message }),
  }), { 'x-pathao-signature': secret }),
  REDX: (url, secret, { consignment, invoice, status, at, message = '' }) => post(`${url}?token=${encodeURIComponent(secret)}`, JSON.stringify({
    tracking_number: consignment, timestamp: at, status, message_en: message, message_bn: '', invoice_number: invoice,
  })),
};
