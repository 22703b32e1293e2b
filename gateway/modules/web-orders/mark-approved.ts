import { msg } from '../../../schema/rules/message.ts';
import type { CommandContext } from '../../commands/command.ts';
import type { CreatedOrder } from '../orders/create-order.ts';
import { NO_CLAIM } from './claim-lock.ts';
import type { WebOrderWithLines } from './decide-web-order.ts';
import { writeBackJob } from './site-jobs.ts';

/** Links the web order to the `order` made of it: it leaves the call desk, and the shop is informed. */
export async function markApproved(
  { tx, session: { businessId }, audit, enqueue }: CommandContext, { id, number, status, siteId, wooOrderId }: WebOrderWithLines, order: CreatedOrder,
): Promise<void> {
  await tx.webOrder.update({
    where: { businessId_id: { businessId, id } },
    data: { status: 'APPROVED', decidedAt: new Date(), unmappedCount: 0, ...NO_CLAIM, version: { increment: 1 } },
    select: { id: true },
  });
  await audit({
    entity: ['WebOrder', id],
    summary: msg('Approved: order {{code}}', { code: order.code }),
    before: { status },
    after: { status: 'APPROVED', orderId: order.id, number },
  });
  if (siteId && wooOrderId) await enqueue(...writeBackJob(businessId, siteId, id));
}
