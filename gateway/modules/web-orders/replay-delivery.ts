import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { idOf } from '../../commands/fields.ts';
import { NotFoundError } from '../../errors.ts';
import { inboxJob } from './inbox-jobs.ts';

/** Puts a failed delivery back into the inbox. Throws NotFoundError when it no longer exists. */
export const replayDelivery = defineCommand({
  name: 'web-orders.replayDelivery',
  permission: 'ADMIN',
  input: z.object({ deliveryId: idOf('FailedDelivery') }),
  run: async ({ tx, session: { businessId }, audit, enqueue }, { deliveryId: id }) => {
    const [delivery] = await tx.webhookInbox.updateManyAndReturn({
      where: { businessId, id, status: 'UNREADABLE', body: { not: null } },
      data: { status: 'RECEIVED', error: null, attempts: 0, retryAt: new Date(), processedAt: null },
      select: { siteId: true, topic: true, deliveryId: true },
    });
    if (!delivery) throw new NotFoundError('Delivery');
    await audit({
      entity: ['WebSite', delivery.siteId],
      summary: msg('Replayed a delivery of {{topic}}', { topic: delivery.topic }),
      after: { deliveryId: delivery.deliveryId },
    });
    await enqueue(...inboxJob(businessId));
    return { id: delivery.siteId };
  },
});
