import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { idOf, version } from '../../commands/fields.ts';
import { databaseTime } from '../../db/clock.ts';
import { lockRow } from '../../db/lock-row.ts';
import { ConflictError, NotFoundError, PreconditionError, ValidationError } from '../../errors.ts';
import { assertUnclaimed, NO_CLAIM } from './claim-lock.ts';
import { isOpen } from './decide-web-order.ts';
import { statusMapOf } from './status-map.ts';
import { undecidedStatus } from './web-order-state.ts';

const MAX_MERGED = 20;

/** Nobody calls about these any more: what is merged with one of them would be lost. */
const ENDED = new Set(['CANCELLED', 'FAKE', 'BLOCKED']);

/** Keeps one of several orders that repeat each other; the others get the status DUPLICATE and a link to it. */
export const mergeWebOrders = defineCommand({
  name: 'web-orders.merge',
  permission: 'newOrder',
  input: z.object({
    webOrderId: idOf('WebOrder').describe('The one that stays.'),
    duplicates: z.array(idOf('WebOrder')).min(1).max(MAX_MERGED).describe('Those that repeat it.'),
  }),
  run: async ({ tx, session, audit }, { webOrderId: id, duplicates }) => {
    const { businessId } = session;
    const others = [...new Set(duplicates)].sort();
    for (const one of [id, ...others].sort()) await lockRow(tx, 'WebOrder', businessId, one);
    if (others.includes(id)) throw new ValidationError('An order cannot repeat itself');
    const rows = await tx.webOrder.findMany({ where: { businessId, id: { in: [id, ...others] } } });
    const kept = rows.find((row) => row.id === id)!;
    if (kept.duplicateOfId) throw new PreconditionError('NOT_OPEN', msg('Web order {{number}} is a duplicate itself', { number: kept.number }));
    if (ENDED.has(kept.status)) throw new PreconditionError('NOT_OPEN', msg('Web order {{number}} was already decided', { number: kept.number }));
    const repeats = rows.filter((one) => one.id !== id);
    for (const row of repeats) {
      if (!isOpen(row)) throw new PreconditionError('ALREADY_DECIDED', msg('Web order {{number}} was already decided', { number: row.number }));
    }
    await assertUnclaimed(tx, repeats, session);
    for (const row of repeats) {
      await tx.webOrder.update({
        where: { businessId_id: { businessId, id: row.id } },
        data: { status: 'DUPLICATE', decidedAt: new Date(), duplicateOfId: id, ...NO_CLAIM, version: { increment: 1 } },
        select: { id: true },
      });
      await audit({
        entity: ['WebOrder', row.id], summary: msg('It repeats web order #{{number}}', { number: kept.number }),
        before: { status: row.status }, after: { status: 'DUPLICATE', duplicateOf: id },
      });
    }
    const numbers = repeats.map((one) => `#${one.number}`).join(', ');
    await audit({ entity: ['WebOrder', id], summary: msg('Merged with {{numbers}}, which repeat it', { numbers }), after: { merged: others } });
    return { id };
  },
});

/** Statuses that a person or a rule has set here, perhaps by mistake. */
const REOPENABLE = new Set(['CANCELLED', 'DUPLICATE', 'FAKE', 'BLOCKED']);

/** Reopens an order that was ended or held here. An order that its shop has ended stays ended. */
export const reopenWebOrder = defineCommand({
  name: 'web-orders.reopen',
  permission: 'newOrder',
  input: z.object({ webOrderId: idOf('WebOrder'), version: version().optional() }),
  run: async ({ tx, session: { businessId }, audit }, { webOrderId: id, version: seen }) => {
    await lockRow(tx, 'WebOrder', businessId, id);
    const where = { businessId_id: { businessId, id } };
    const order = await tx.webOrder.findUnique({ where });
    if (!order) throw new NotFoundError('Web order');
    if (seen !== undefined && seen !== order.version) throw new ConflictError('Web order was changed by someone else, please reload');
    const map = order.siteId ? await statusMapOf(tx, businessId, order.siteId) : {};
    const status = undecidedStatus(order.binned ? 'trash' : order.storeStatus, null, map);
    const isOurs = REOPENABLE.has(order.status) && (order.decidedAt !== null || order.status === 'BLOCKED');
    if (!isOurs || !isOpen({ status, decidedAt: null })) {
      throw new PreconditionError('NOT_ENDED_HERE', msg('Web order {{number}} was not ended here', { number: order.number }));
    }
    await tx.webOrder.update({
      where,
      data: { status, deskStatus: null, decidedAt: null, cancelReason: null, duplicateOfId: null, callAt: await databaseTime(tx), version: { increment: 1 } },
      select: { id: true },
    });
    await audit({ entity: ['WebOrder', id], summary: msg('Taken up again'), before: { status: order.status, cancelReason: order.cancelReason }, after: { status } });
    return { id };
  },
});
