import { deliverPing } from './woocommerce-delivery.ts';
import { recordedJson } from './woocommerce-recordings.ts';
import type { JsonObject } from './woocommerce-recordings.ts';

interface Webhook extends JsonObject {
  id: number;
  topic: string;
  delivery_url: string;
  status: string;
}

const TOPIC = /^(order|product|customer|coupon)\.(created|updated|deleted|restored)$|^action\.\w+$/;

/** The shop's webhooks: kept and pinged, but never fired by themselves. */
export class WooWebhooks {
  #webhooks = new Map<number, Webhook>();
  #template = recordedJson<Webhook>('webhooks-rest/create-order-created.json');

  list(): Webhook[] {
    return [...this.#webhooks.values()];
  }

  get(id: number): Webhook | undefined {
    return this.#webhooks.get(id);
  }

  delete(id: number): void {
    this.#webhooks.delete(id);
  }

  /** The new webhook, or the name of the recorded error. The ping goes out before the caller knows the id. */
  async create(fields: JsonObject): Promise<Webhook | 'webhook-topic' | 'webhook-url'> {
    const { topic, delivery_url: url } = fields;
    if (typeof topic !== 'string' || !TOPIC.test(topic)) return 'webhook-topic';
    if (typeof url !== 'string' || !/^https?:\/\//.test(url)) return 'webhook-url';
    const [resource, event] = topic.split('.');
    const webhook = {
      ...this.#template,
      id: this.#webhooks.size + 1,
      name: String(fields.name ?? `Webhook for ${topic}`),
      topic,
      resource,
      event,
      delivery_url: url,
      // Regardless of the status in the request.
      status: 'active',
    };
    await ping(webhook);
    this.#webhooks.set(webhook.id, webhook);
    return webhook;
  }

  async update(webhook: Webhook, fields: JsonObject): Promise<Webhook> {
    const { name, status, delivery_url: url } = { ...webhook, ...fields };
    const updated = { ...webhook, name, status, delivery_url: url } as Webhook;
    if (url !== webhook.delivery_url) await ping(updated);
    this.#webhooks.set(webhook.id, updated);
    return updated;
  }
}

/** A failing ping is no reason for the shop to refuse. */
async function ping(webhook: Webhook): Promise<void> {
  await deliverPing(webhook.delivery_url, webhook.id).catch(() => undefined);
}
