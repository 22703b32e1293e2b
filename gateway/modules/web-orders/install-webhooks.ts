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
  /** What was done, or what the owner of the shop can do about it. */
  message: string;
}

/** Notes that somebody has the webhooks set up; the shop is asked by `runInstallWebhooks`. */
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
 * Makes the four webhooks in the shop, or puts right the ones that lead here already, outside of any transaction: the
 * shop may take its time. Doing it again changes nothing more.
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
    await noteWebhooks(businessId, siteId, []);
    return { ...noted, ok: true, message: 'The shop sends its orders at once now' };
  } catch (error) {
    if (!(error instanceof WooError)) throw error;
    return { ...noted, message: error.message };
  }
}
