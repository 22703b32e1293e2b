import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { MAX_TAKA } from '../../../../schema/rules/money.ts';
import type { CourierProvider } from '../../../db/generated/client/enums.ts';
import { courierTime, scalar } from '../clients/courier-answer.ts';

/** A courier's report about one parcel. */
export interface CourierReport {
  consignmentId: string | null;
  invoice: string | null;
  rawStatus: string;
  /** By the courier's clock; null when missing. */
  saidAt: Date | null;
  /** The collected cash in taka; null when missing. */
  collected: number | null;
  message: string;
  /** Why the parcel comes back, as its couriers say it; empty where a message only says where it is. */
  reason: string;
}

export interface WebhookRequest {
  headers: Record<string, string | string[] | undefined>;
  query: Record<string, unknown>;
  body: Buffer;
}

export interface WebhookReply {
  status: number;
  headers?: Record<string, string>;
  body: object;
}

interface WebhookAdapter {
  /** Whether the request proves that its sender knows the secret. */
  isAuthentic(request: WebhookRequest, secret: string): boolean;
  /** Reads the body; null for JSON that is no report of a parcel. */
  read(json: unknown): CourierReport | null;
  /** The response that the courier expects. */
  accepted: WebhookReply;
  /** The response to the courier's test request when the webhook is set up, which contains no secret. */
  handshake?(json: unknown): WebhookReply | null;
}

const isSame = (one: string, other: string): boolean => {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
};

const headerOf = ({ headers }: WebhookRequest, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

const time = z.union([z.string(), z.number()]).nullish();
const amount = z.coerce.number().min(0).max(MAX_TAKA).nullish();

const steadfastReport = z.object({
  notification_type: z.string().optional(), consignment_id: scalar.nullish(), invoice: z.string().nullish(), status: z.string().nullish(),
  cod_amount: amount, tracking_message: z.string().nullish(), updated_at: time,
});
const pathaoReport = z.object({
  event: z.string(), consignment_id: scalar.nullish(), merchant_order_id: scalar.nullish(), updated_at: time, timestamp: time,
  collected_amount: amount, reason: z.string().nullish(),
});
const redxReport = z.object({
  tracking_number: scalar, status: z.string(), timestamp: time, message_en: z.string().nullish(), invoice_number: scalar.nullish(),
});

/** A fixed value from Pathao's public manual, the same for every merchant; no secret. */
const PATHAO_INTEGRATION = { 'X-Pathao-Merchant-Webhook-Integration-Secret': 'f3992ecc-59da-4cbe-a049-a13da2018d51' };

export const WEBHOOKS: Record<CourierProvider, WebhookAdapter> = {
  STEADFAST: {
    isAuthentic(request, secret) {
      if (!isSame(headerOf(request, 'authorization'), `Bearer ${secret}`)) return false;
      // Newer accounts also sign requests: a signature, when present, must be valid.
      const signature = headerOf(request, 'x-signature');
      return signature === '' || isSame(signature.toLowerCase(), createHmac('sha256', secret).update(request.body).digest('hex'));
    },
    read(json) {
      const parsed = steadfastReport.safeParse(json);
      if (!parsed.success) return null;
      const { consignment_id: consignmentId = null, invoice = null, status, tracking_message: message, updated_at: at } = parsed.data;
      // 'tracking_update' has no status. cod_amount is the cash to collect, not the cash collected.
      return { consignmentId, invoice, rawStatus: status ?? '', saidAt: courierTime(at), collected: null, message: message ?? '', reason: '' };
    },
    accepted: { status: 200, body: { status: 'success', message: 'Webhook received successfully.' } },
  },
  PATHAO: {
    isAuthentic: (request, secret) => isSame(headerOf(request, 'x-pathao-signature'), secret),
    read(json) {
      const parsed = pathaoReport.safeParse(json);
      if (!parsed.success || !parsed.data.event.startsWith('order.')) return null;
      const { event, consignment_id: consignmentId = null, merchant_order_id: invoice = null, collected_amount: collected = null } = parsed.data;
      const reason = parsed.data.reason?.trim() ?? '';
      return {
        consignmentId, invoice, rawStatus: event, saidAt: courierTime(parsed.data.updated_at ?? parsed.data.timestamp), collected,
        message: reason, reason,
      };
    },
    accepted: { status: 202, headers: PATHAO_INTEGRATION, body: { ok: true } },
    handshake: (json) => (z.object({ event: z.literal('webhook_integration') }).safeParse(json).success
      ? { status: 202, headers: PATHAO_INTEGRATION, body: { ok: true } } : null),
  },
  REDX: {
    isAuthentic: ({ query }, secret) => isSame(typeof query.token === 'string' ? query.token : '', secret),
    read(json) {
      const parsed = redxReport.safeParse(json);
      if (!parsed.success) return null;
      const { tracking_number: consignmentId, invoice_number: invoice = null, status: rawStatus, timestamp, message_en: message } = parsed.data;
      return { consignmentId, invoice, rawStatus, saidAt: courierTime(timestamp), collected: null, message: message ?? '', reason: '' };
    },
    accepted: { status: 200, body: { ok: true } },
  },
};
