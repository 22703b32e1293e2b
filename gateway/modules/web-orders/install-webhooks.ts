import { z } from 'zod';
import { defineCommand } from '../../commands/command.ts';
import { execute, type ExecuteOptions } from '../../commands/execute.ts';
import { msg } from '../../../schema/rules/message.ts';
import { idOf } from '../../commands/fields.ts';
import { db } from '../../db/client.ts';
import { lockRow } from '../../db/lock-row.ts';
import type { Session } from '../../session/session.ts';
import { noteWebhooks } from './check-webhooks.ts';
import { openSiteSecret } from './site-secrets.ts';
import { webhookUrl } from './webhook-url.ts';
import { connectSite } from './web-site.ts';
import { ORDER_TOPICS } from './woocommerce/delivery.ts';
import { WooError } from './woocommerce/woo-error.ts';

export interface WebhookInstallation {
  siteId: string;
  ok: boolean;
  /** The result, or the instruction for the owner of the shop. */
  message: string;
}

/** Marks the site as waiting for its webhooks; `runInstallWebhooks` then calls the shop. */
export const installWebhooks = defineCommand({
  name: 'web-orders.installWebhooks',
  permission: 'ADMIN',
  input: z.object({ siteId: idOf('WebSite') }),
  run: async ({ tx, session: { businessId }, audit }, { siteId }): Promise<WebhookInstallation> => {
    await lockRow(tx, 'WebSite', businessId, siteId);
    const { name } = await tx.webSite.findUniqueOrThrow({
      where: { businessId_id: { businessId, id: siteId } }, select: { name: true },
    });
    await audit({ entity: ['WebSite', siteId], summary: msg('Had the webhooks of {{name}} set up', { name }) });
    return { siteId, ok: false, message: '' };
  },
});

/**
 * Creates the four webhooks in the shop, or repairs those that lead here already. Runs outside of any transaction
 * because the shop may be slow. Repeating it changes nothing.
 */
export async function runInstallWebhooks(
  session: Session,
  input: unknown,
  options: ExecuteOptions = {},
): Promise<WebhookInstallation> {
  const noted = await execute(installWebhooks, session, input, options);
  const { siteId } = noted;
  const { businessId } = session;
  try {
    const { client } = await connectSite(businessId, siteId);
    const site = await db.webSite.findUniqueOrThrow({
      where: { businessId_id: { businessId, id: siteId } }, select: { businessId: true, id: true, webhookSecret: true },
    });
    const secret = openSiteSecret(site, 'webhookSecret', site.webhookSecret);
    const deliveryUrl = webhookUrl(siteId);
    const known = (await client.listWebhooks()).filter((webhook) => webhook.deliveryUrl === deliveryUrl);
    for (const topic of ORDER_TOPICS) {
      const id = known.find((webhook) => webhook.topic === topic)?.id;
      await client.saveWebhook({ id, name: `Karbar ${topic}`, topic, deliveryUrl, secret });
    }
    await noteWebhooks(businessId, siteId, { off: [], areSetUp: true });
    return { ...noted, ok: true, message: 'The shop sends its orders at once now' };
  } catch (error) {
    if (!(error instanceof WooError)) throw error;
    return { ...noted, message: error.message };
  }
}
