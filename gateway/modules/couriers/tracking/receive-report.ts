import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { v7 as uuidv7 } from 'uuid';
import { enqueue } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { UUID } from '../../../db/uuid.ts';
import { TooManyRequestsError } from '../../../errors.ts';
import type { CourierProvider } from '../../../db/generated/client/enums.ts';
import { storedBytes } from '../../../rest/stored-bytes.ts';
import { parseJson } from '../../../http/outside-json.ts';
import { openWebhookSecret } from '../courier-secrets.ts';
import { eventsJob } from './event-jobs.ts';
import { WEBHOOKS, type WebhookReply, type WebhookRequest } from './webhook-adapters.ts';

/** The courier that a webhook address belongs to. */
export interface ReceivingCourier {
  businessId: string;
  courierId: string;
  provider: CourierProvider;
  /** Empty when none was entered; then every webhook is rejected. */
  secret: string;
}

/** Caches unknown addresses too, so that repeated guesses do not reach the database. Short-lived, because secrets change. */
const couriers = new LRUCache<string, { courier: ReceivingCourier | null }>({
  max: 10_000,
  ttl: 5_000,
  fetchMethod: async (id) => ({ courier: await readCourier(id) }),
});

/** The courier of a webhook address; null when no connected courier has this id. */
export async function findReceivingCourier(id: string): Promise<ReceivingCourier | null> {
  if (!UUID.test(id)) return null;
  return (await couriers.forceFetch(id.toLowerCase())).courier;
}

async function readCourier(id: string): Promise<ReceivingCourier | null> {
  // Found by id alone: the webhook does not contain the business.
  const [row] = await db.$queryRaw<{ businessId: string; provider: CourierProvider | null; webhookSecret: string | null }[]>`
    SELECT "businessId", "provider", "webhookSecret" FROM "Courier" WHERE "id" = ${id}::uuid AND "kind" = 'API'`;
  if (!row?.provider) return null;
  const { businessId, provider, webhookSecret } = row;
  return { businessId, courierId: id, provider, secret: webhookSecret ? openWebhookSecret({ businessId, id }, webhookSecret) : '' };
}

/** Authenticates a webhook and stores its report once; null when the secret is wrong. Throws TooManyRequestsError. */
export async function receiveReport(known: ReceivingCourier, request: WebhookRequest): Promise<WebhookReply | null> {
  const adapter = WEBHOOKS[known.provider];
  const text = request.body.toString('utf8');
  const handshake = adapter.handshake?.(parseJson(text));
  if (handshake) return handshake;
  if (!isProven(known, request)) {
    // The cached secret may be out of date: it is read again.
    couriers.delete(known.courierId);
    const current = (await couriers.forceFetch(known.courierId)).courier;
    if (!current || current.secret === known.secret || !isProven(current, request)) return null;
  }
  if (!storedBytes.take(known.businessId, request.body.byteLength)) throw new TooManyRequestsError();
  await storeReport(known, { source: 'WEBHOOK', body: text, hash: createHash('sha256').update(request.body).digest('hex') });
  return adapter.accepted;
}

const isProven = ({ provider, secret }: ReceivingCourier, request: WebhookRequest) =>
  secret !== '' && WEBHOOKS[provider].isAuthentic(request, secret);

interface Kept {
  source: 'WEBHOOK' | 'POLL';
  body: string;
  /** Reports with the same hash are the same report. */
  hash: string;
}

/** Stores a report in the inbox; a report that is there already is ignored. */
export async function storeReport({ businessId, courierId }: Pick<ReceivingCourier, 'businessId' | 'courierId'>, { source, body, hash }: Kept): Promise<void> {
  const stored = await db.$executeRaw`
    INSERT INTO "CourierEvent" ("businessId", "id", "courierId", "source", "hash", "body")
    VALUES (${businessId}::uuid, ${uuidv7()}::uuid, ${courierId}::uuid, ${source}::"CourierEventSource", ${hash}, ${body.replaceAll('\u0000', '')})
    ON CONFLICT DO NOTHING`;
  if (stored > 0) await enqueue(db, ...eventsJob(businessId));
}
