import { msg } from '../../../schema/rules/message.ts';
import type { CommandContext } from '../../commands/command.ts';
import { lockRow } from '../../db/lock-row.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { ConflictError, PreconditionError } from '../../errors.ts';
import { assertUnclaimed } from './claim-lock.ts';
import { isOpenStatus } from './web-order-state.ts';

export const WITH_LINES = { lines: { orderBy: { position: 'asc' } }, site: { select: { name: true, paidMethods: true, orderSource: true, plannedCourier: true, statusMap: true } } } as const;

export type WebOrderWithLines = Prisma.WebOrderGetPayload<{ include: typeof WITH_LINES }>;

interface Opening {
  /** The version that the client last read. */
  version?: number;
  /** For claiming: the claims of others are checked afterwards. */
  isTaking?: boolean;
}

/**
 * Locks a web order that waits for a decision. Throws NotFoundError, ConflictError when `version` has moved on,
 * PreconditionError ALREADY_DECIDED, NOT_OPEN when the shop has ended it or a rule holds it, or CLAIMED while somebody
 * else is calling.
 */
export async function lockOpenOrder(
  { tx, session }: CommandContext, id: string, { version, isTaking = false }: Opening = {},
): Promise<WebOrderWithLines> {
  const { businessId } = session;
  // The version is compared last, so that the more specific reasons are reported first.
  await lockRow(tx, 'WebOrder', businessId, id);
  const order = await tx.webOrder.findUniqueOrThrow({
    where: { businessId_id: { businessId, id } },
    include: WITH_LINES,
  });
  const { number } = order;
  if (order.decidedAt) {
    throw new PreconditionError('ALREADY_DECIDED', order.status === 'APPROVED'
      ? msg('Web order {{number}} was already approved', { number })
      : msg('Web order {{number}} was already decided', { number }));
  }
  if (!isOpen(order)) {
    if (order.status === 'BLOCKED') {
      throw new PreconditionError('NOT_OPEN', msg('Order {{number}} is blocked by a rule; take it up again first', { number }));
    }
    throw new PreconditionError('NOT_OPEN', order.status === 'COMPLETED'
      ? msg('The shop has completed order {{number}}', { number })
      : msg('The shop has cancelled order {{number}}', { number }));
  }
  if (!isTaking) await assertUnclaimed(tx, [order], session);
  if (version !== undefined && version !== order.version) {
    throw new ConflictError('Web order was changed by someone else, please reload');
  }
  return order;
}

/** Whether it may still be approved, cancelled or edited here. */
export function isOpen({ status, decidedAt }: Pick<WebOrderWithLines, 'status' | 'decidedAt'>): boolean {
  return decidedAt === null && isOpenStatus(status);
}
