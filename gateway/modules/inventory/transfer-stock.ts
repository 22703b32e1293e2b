import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { itemSummary } from '../../../schema/rules/item-summary.ts';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf, requiredText, text, version } from '../../commands/fields.ts';
import { refuseNamedTwice } from '../../commands/refuse-named-twice.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { toJson } from '../../db/json-rows.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { lockRow } from '../../db/lock-row.ts';
import { nextNumber } from '../../db/next-number.ts';
import { ForbiddenError, NotFoundError, PreconditionError, ValidationError } from '../../errors.ts';
import { searchText } from '../../list-query/record-text.ts';
import { APPROVAL_FROM_POISHA } from './adjustment-state.ts';
import { changeStock, openStock, type StockChangeLine } from './change-stock.ts';
import { namedVariants } from './named-variants.ts';
import { refuseShortLines } from './short-lines.ts';
import { arrivalPostings, sentPosting } from './transfer-entries.ts';

const transferId = idOf('StockTransfer');
const WITH_LINES = { include: { lines: { orderBy: { position: 'asc' } } } } as const;
type Transfer = Prisma.StockTransferGetPayload<typeof WITH_LINES>;

/**
 * Sends pieces from one location to another; they stay in transfer until received. Throws ValidationError at the
 * lines whose pieces are not on hand or are reserved.
 */
export const sendTransfer = defineCommand({
  name: 'inventory.sendTransfer',
  permission: 'purchase',
  input: z.object({
    fromLocationId: idOf('Location').describe('Where the pieces are.'),
    toLocationId: idOf('Location').describe('Where they go.'),
    note: text(500).default('').describe('For the staff.'),
    lines: z.array(z.object({
      variantId: idOf('Variant'),
      quantity: z.int().min(1).max(1_000_000).describe('Pieces.'),
    })).min(1, 'Add at least one product').max(500, 'At most 500 lines').describe('What goes.'),
  }),
  run: async (context, { fromLocationId, toLocationId, note, lines }) => {
    const { tx, session, audit } = context;
    const { businessId } = session;
    const [from, to] = [await nameOf(context, fromLocationId), await nameOf(context, toLocationId)];
    if (fromLocationId === toLocationId) {
      throw new ValidationError('Choose two different locations', [{ field: 'toLocationId', message: 'Choose another location' }]);
    }
    const ids = lines.map(({ variantId }) => variantId);
    // Locked before the number is taken, for which all transfers of the business wait, and before the costs are read,
    // so that they cannot change any more.
    const stock = await openStock(tx, businessId, lines.map(({ variantId, quantity }) =>
      ({ variantId, locationId: toLocationId, quantity: 0, inTransfer: quantity })));
    const named = await namedVariants(tx, businessId, ids);
    refuseShortLines(stock, fromLocationId, lines, named);
    const id = uuidv7();
    const number = await nextNumber(tx, businessId, 'transfer');
    const rows = lines.map(({ variantId, quantity }, position) => {
      const { sku, name, cost } = named.get(variantId)!;
      return { id: uuidv7(), position, variantId, sku, name, quantity, unitCostPoisha: cost };
    });
    await tx.stockTransfer.create({
      data: {
        businessId, id, number, fromLocationId, toLocationId, note, itemSummary: itemSummary(rows),
        itemCount: rows.reduce((sum, { quantity }) => sum + quantity, 0),
        valuePoisha: rows.reduce((sum, { quantity, unitCostPoisha }) => sum + BigInt(quantity) * unitCostPoisha, 0n),
        createdByName: session.actorName,
        searchText: searchText(number, note, from, to, ...rows.slice(0, 20).flatMap(({ sku, name }) => [sku, name])),
      },
      select: { id: true },
    });
    await insertRows(tx, 'StockTransferLine', rows.map((row) => ({ ...row, businessId, transferId: id })));
    await changeStock(tx, businessId, {
      ...step(context, id, 'transfer-sent'),
      reason: msg('Transfer {{number}} sent to {{to}}', { number, to }),
      stock,
      lines: rows.flatMap(({ id: lineId, variantId, quantity }): StockChangeLine[] => [
        { lineId, variantId, locationId: fromLocationId, quantity: -quantity },
        { lineId, variantId, locationId: toLocationId, quantity: 0, inTransfer: quantity },
      ]),
      against: (atAverage) => [sentPosting(-atAverage.reduce((sum, value) => sum + value, 0n))],
    });
    await audit({
      entity: ['StockTransfer', id], summary: msg('Sent transfer {{number}} from {{from}} to {{to}}', { number, from, to }),
      after: { note, lines: rows.map(({ sku, quantity }) => ({ sku, quantity })) },
    });
    return { id };
  },
});

/**
 * Receives a transfer: all that was sent, or the counted pieces of each line. Fewer pieces are a loss, more are booked
 * as found; both need a reason and, worth more than the approval threshold, an administrator. Works once per transfer.
 */
export const receiveTransfer = defineCommand({
  name: 'inventory.receiveTransfer',
  permission: 'purchase',
  input: z.object({
    transferId,
    version: version(),
    lines: z.array(z.object({
      lineId: idOf('StockTransferLine'),
      received: z.int().min(0).max(1_000_000).describe('Pieces that arrived.'),
    })).max(500).optional().describe('Lines of which another number arrived than was sent; the others arrived as sent.'),
    reason: text(200).default('').describe('Why fewer or more arrived.'),
  }),
  run: async (context, { transferId: id, version: expected, lines = [], reason }) => {
    const { tx, session, audit } = context;
    const { businessId } = session;
    const transfer = await hold(context, id, expected);
    refuseNamedTwice(lines);
    const counted = new Map(lines.map(({ lineId, received }) => [lineId, received]));
    if (lines.some(({ lineId }) => !transfer.lines.some((line) => line.id === lineId))) throw new NotFoundError('Transfer line');
    const arrived = transfer.lines.map((line) => ({ ...line, received: counted.get(line.id) ?? line.quantity }));
    const differs = arrived.some(({ quantity, received }) => quantity !== received);
    if (differs && !reason) throw new ValidationError('Say why another number arrived', [{ field: 'reason', message: 'Required' }]);
    // A loss by a decrease or a count of that size takes one too.
    const moved = arrived.reduce((sum, { quantity, received, unitCostPoisha }) => sum + BigInt(Math.abs(received - quantity)) * unitCostPoisha, 0n);
    if (moved > APPROVAL_FROM_POISHA && !session.can('ADMIN')) throw new ForbiddenError('Differences of this size are posted by an administrator');
    const { number, toLocationId } = transfer;
    const rows = arrived.map(({ id: lineId, received }) => ({ id: lineId, received }));
    const receivedCount = arrived.reduce((sum, { received }) => sum + received, 0);
    await changeStock(tx, businessId, {
      ...step(context, id, 'transfer-received'),
      reason: reason ? msg('Transfer {{number}} received: {{reason}}', { number, reason }) : msg('Transfer {{number}} received', { number }),
      lines: arrived.map(({ id: lineId, variantId, quantity, received }) =>
        ({ lineId, variantId, locationId: toLocationId, quantity: received, inTransfer: -quantity })),
      against: (atAverage) => arrivalPostings(arrived.map((line, index) => ({ ...line, atAverage: atAverage[index]! }))),
      writeRecord: async () => {
        await tx.$executeRaw`
          UPDATE "StockTransferLine" l SET "received" = r."received"
          FROM json_to_recordset(${toJson(rows)}::json) AS r ("id" uuid, "received" int)
          WHERE l."businessId" = ${businessId}::uuid AND l."id" = r."id"`;
        await close(context, id, { status: 'RECEIVED', receivedCount, closeReason: differs ? reason : '' });
      },
    });
    await audit({
      entity: ['StockTransfer', id],
      summary: differs
        ? msg('Received {{received}} of {{sent}} pieces: {{reason}}', { received: receivedCount, sent: transfer.itemCount, reason })
        : msg('Received'),
    });
    return { id };
  },
});

/** Cancels a transfer that was sent by mistake: the pieces return to where they came from. */
export const cancelTransfer = defineCommand({
  name: 'inventory.cancelTransfer',
  permission: 'purchase',
  input: z.object({ transferId, version: version(), reason: requiredText(200).describe('Why.') }),
  run: async (context, { transferId: id, version: expected, reason }) => {
    const { tx, session: { businessId }, audit } = context;
    const { number, lines, fromLocationId, toLocationId } = await hold(context, id, expected);
    await changeStock(tx, businessId, {
      ...step(context, id, 'transfer-cancelled'),
      reason: msg('Transfer {{number}} cancelled: {{reason}}', { number, reason }),
      lines: lines.flatMap(({ id: lineId, variantId, quantity }): StockChangeLine[] => [
        { lineId, variantId, locationId: fromLocationId, quantity },
        { lineId, variantId, locationId: toLocationId, quantity: 0, inTransfer: -quantity },
      ]),
      against: () => [sentPosting(-lines.reduce((sum, { quantity, unitCostPoisha }) => sum + BigInt(quantity) * unitCostPoisha, 0n))],
      writeRecord: () => close(context, id, { status: 'CANCELLED', receivedCount: 0, closeReason: reason }),
    });
    await audit({ entity: ['StockTransfer', id], summary: msg('Cancelled: {{reason}}', { reason }) });
    return { id };
  },
});

const step = ({ session }: CommandContext, id: string, kind: string) =>
  ({ source: ['StockTransfer', id] as [string, string], causeId: uuidv7(), kind, actorId: session.user?.id ?? null });

async function nameOf({ tx, session: { businessId } }: CommandContext, id: string): Promise<string> {
  const location = await tx.location.findUnique({ where: { businessId_id: { businessId, id } }, select: { name: true } });
  if (!location) throw new NotFoundError('Location');
  return location.name;
}

async function hold({ tx, session: { businessId } }: CommandContext, id: string, expected: number): Promise<Transfer> {
  await lockRow(tx, 'StockTransfer', businessId, id, expected);
  const transfer = await tx.stockTransfer.findUniqueOrThrow({ where: { businessId_id: { businessId, id } }, ...WITH_LINES });
  if (transfer.status !== 'SENT') throw new PreconditionError('TRANSFER_STATUS', 'This transfer is no longer on its way');
  return transfer;
}

const close = (
  { tx, session: { businessId, actorName } }: CommandContext, id: string,
  change: Pick<Transfer, 'status' | 'receivedCount' | 'closeReason'>,
) => tx.stockTransfer.update({
  where: { businessId_id: { businessId, id } },
  data: { ...change, closedByName: actorName, closedAt: new Date(), version: { increment: 1 } },
  select: { id: true },
});
