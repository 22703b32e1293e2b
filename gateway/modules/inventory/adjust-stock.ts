import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { MAX_DECREASE_PHOTOS } from '../../../schema/rules/files.ts';
import { itemSummary } from '../../../schema/rules/item-summary.ts';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf, requiredText, text, version } from '../../commands/fields.ts';
import type { Tx } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { lockRow } from '../../db/lock-row.ts';
import { nextNumber } from '../../db/next-number.ts';
import { toJson } from '../../db/json-rows.ts';
import { NotFoundError, PreconditionError, ValidationError } from '../../errors.ts';
import { reverseEntries } from '../accounting/reverse-entries.ts';
import { lockFiles } from '../files/lock-files.ts';
import { searchText } from '../../list-query/record-text.ts';
import { adjustmentReason, APPROVAL_FROM_POISHA, lossPosting, reasonText } from './adjustment-state.ts';
import { changeStock } from './change-stock.ts';
import { namedVariants } from './named-variants.ts';
import { ownLocation } from './own-location.ts';
import { SUPPLIER_REFUND } from './refund-decrease.ts';
import { refuseShortLines } from './short-lines.ts';
import { lockStock } from './stock-ledger.ts';

const adjustmentId = idOf('StockAdjustment');
const WITH_LINES = { include: { lines: { orderBy: { position: 'asc' } } } } as const;
type Adjustment = Prisma.StockAdjustmentGetPayload<typeof WITH_LINES>;

/**
 * Takes pieces out of stock for a reason. A decrease worth more than the threshold waits for an administrator unless an
 * administrator enters it; any other is booked at once. Throws ValidationError at the lines whose pieces are not on hand or
 * are reserved, of one that waits too: nobody could approve it.
 */
export const decreaseStock = defineCommand({
  name: 'inventory.decrease',
  permission: 'adjustStock',
  input: z.object({
    reason: adjustmentReason.default('DAMAGED').describe('Why the pieces leave.'),
    locationId: idOf('Location').optional().describe('Where they are; the default location when left out.'),
    supplierId: idOf('Supplier').optional().describe('Who gets them back; for SUPPLIER_RETURN.'),
    note: text(500).default('').describe('What happened.'),
    lines: z.array(z.object({
      variantId: idOf('Variant'),
      quantity: z.int().min(1).max(1_000_000).describe('Pieces.'),
    })).min(1, 'Add at least one product').max(500, 'At most 500 lines').describe('What leaves.'),
    photos: z.array(idOf('StoredFile')).max(MAX_DECREASE_PHOTOS).default([])
      .describe('Uploaded to /api/files/decrease-photo: what shows the damage.'),
  }),
  run: async (context, { reason, locationId: chosen, supplierId = null, note, lines, photos }) => {
    const { tx, session, audit } = context;
    const { businessId } = session;
    const locationId = await ownLocation(tx, businessId, chosen);
    if (supplierId) await assertSupplier(context, supplierId);
    else if (reason === 'SUPPLIER_RETURN') throw new ValidationError('Choose the supplier', [{ field: 'supplierId', message: 'Required' }]);
    const ids = lines.map(({ variantId }) => variantId);
    // Locked before the number is taken, for which all decreases of the business wait, and before the costs are read,
    // so that they cannot change any more.
    const stock = await lockStock(tx, businessId, ids);
    const named = await namedVariants(tx, businessId, ids);
    const value = lines.reduce((sum, { variantId, quantity }) => sum + BigInt(quantity) * named.get(variantId)!.cost, 0n);
    const isWaiting = value > APPROVAL_FROM_POISHA && !session.can('ADMIN');
    refuseShortLines(stock, locationId, lines, named);
    const id = uuidv7();
    const number = await nextNumber(tx, businessId, 'adjustment');
    const rows = lines.map(({ variantId, quantity }, position) => {
      const { sku, name } = named.get(variantId)!;
      return { id: uuidv7(), position, variantId, sku, name, quantity };
    });
    await tx.stockAdjustment.create({
      data: {
        businessId, id, number, status: isWaiting ? 'WAITING' : 'POSTED', reason, locationId, supplierId, note, valuePoisha: value,
        itemSummary: itemSummary(rows), itemCount: rows.reduce((sum, { quantity }) => sum + quantity, 0),
        createdByName: session.actorName,
        searchText: searchText(number, note, ...rows.slice(0, 20).flatMap(({ sku, name }) => [sku, name])),
      },
      select: { id: true },
    });
    await insertRows(tx, 'StockAdjustmentLine', rows.map((row) => ({ ...row, businessId, adjustmentId: id })));
    await keepPhotos(context, id, photos);
    await audit({
      entity: ['StockAdjustment', id],
      summary: isWaiting ? msg('Decrease {{number}} waits for approval', { number }) : msg('Entered decrease {{number}}', { number }),
      after: { reason, note, lines: rows.map(({ sku, quantity }) => ({ sku, quantity })) },
    });
    if (!isWaiting) await post(context, await read(context, id));
    return { id };
  },
});

/** An administrator approves or rejects a pending decrease. */
export const decideDecrease = defineCommand({
  name: 'inventory.decideDecrease',
  permission: 'ADMIN',
  input: z.object({ adjustmentId, version: version(), isApproved: z.boolean().describe('False: the stock stays as it is.') }),
  run: async (context, { adjustmentId: id, version: expected, isApproved }) => {
    const { tx, session, audit } = context;
    await lockRow(tx, 'StockAdjustment', session.businessId, id, expected);
    const adjustment = await read(context, id);
    if (adjustment.status !== 'WAITING') throw new PreconditionError('ADJUSTMENT_STATUS', 'This decrease is decided');
    if (isApproved) await post(context, adjustment);
    await tx.stockAdjustment.update({
      where: { businessId_id: { businessId: session.businessId, id } },
      data: { ...(!isApproved && { status: 'REJECTED' }), decidedByName: session.actorName, version: { increment: 1 } },
      select: { id: true },
    });
    await audit({ entity: ['StockAdjustment', id], summary: isApproved ? msg('Approved') : msg('Rejected') });
    return { id };
  },
});

/** Reverses a decrease: the pieces return to stock at the cost at which they left, and what their supplier paid for them is taken back. */
export const reverseDecrease = defineCommand({
  name: 'inventory.reverseDecrease',
  permission: 'adjustStock',
  input: z.object({ adjustmentId, version: version(), reason: requiredText(200).describe('Why.') }),
  run: async (context, { adjustmentId: id, version: expected, reason }) => {
    const { tx, session, audit } = context;
    const { businessId } = session;
    await lockRow(tx, 'StockAdjustment', businessId, id, expected);
    const adjustment = await read(context, id);
    if (adjustment.status !== 'POSTED') throw new PreconditionError('ADJUSTMENT_STATUS', 'Only a decrease that was booked can be taken back');
    await changeStock(tx, businessId, {
      source: ['StockAdjustment', id], causeId: uuidv7(), kind: 'decrease-reversal', actorId: session.user?.id ?? null,
      reason: msg('Decrease {{number}} taken back: {{reason}}', { number: adjustment.number, reason }),
      lines: adjustment.lines.map(({ id: lineId, variantId, quantity, unitCostPoisha }) => ({
        lineId, variantId, locationId: adjustment.locationId, quantity, value: BigInt(quantity) * unitCostPoisha,
      })),
      against: () => [lossPosting(adjustment.reason, adjustment.supplierId, -adjustment.valuePoisha)],
      writeRecord: () => tx.stockAdjustment.update({
        where: { businessId_id: { businessId, id } }, data: { status: 'REVERSED', version: { increment: 1 } }, select: { id: true },
      }),
    });
    await reverseEntries(tx, businessId, { source: ['StockAdjustment', id], kind: SUPPLIER_REFUND, reason });
    await audit({ entity: ['StockAdjustment', id], summary: msg('Taken back: {{reason}}', { reason }) });
    return { id };
  },
});

const read = ({ tx, session }: CommandContext, id: string): Promise<Adjustment> =>
  tx.stockAdjustment.findUniqueOrThrow({ where: { businessId_id: { businessId: session.businessId, id } }, ...WITH_LINES });

/** Locks the files before they are used, so that the sweep of unused files cannot remove them meanwhile. */
async function keepPhotos({ tx, session }: CommandContext, id: string, photos: readonly string[]): Promise<void> {
  const ids = [...new Set(photos)];
  if (ids.length === 0) return;
  const { businessId } = session;
  await lockFiles(tx, businessId, { ids, purpose: 'decrease-photo' });
  await tx.stockAdjustmentPhoto.createMany({
    data: ids.map((fileId, position) => ({ businessId, adjustmentId: id, fileId, position })),
  });
}

async function assertSupplier({ tx, session }: CommandContext, id: string): Promise<void> {
  const supplier = await tx.supplier.findUnique({
    where: { businessId_id: { businessId: session.businessId, id } }, select: { id: true },
  });
  if (!supplier) throw new NotFoundError('Supplier');
}

/** Takes the pieces out of stock at their average cost and stores that cost on the lines, for a reversal. */
async function post({ tx, session }: CommandContext, adjustment: Adjustment): Promise<void> {
  const { businessId } = session;
  const { id, number, reason, supplierId, lines, locationId } = adjustment;
  await changeStock(tx, businessId, {
    source: ['StockAdjustment', id], causeId: uuidv7(), kind: 'decrease', actorId: session.user?.id ?? null,
    reason: msg('Decrease {{number}}: {{reason}}', { number, reason: reasonText(reason) }),
    lines: lines.map(({ id: lineId, variantId, quantity }) => ({ lineId, variantId, locationId, quantity: -quantity })),
    against: (values) => [lossPosting(reason, supplierId, -values.reduce((sum, value) => sum + value, 0n))],
    writeRecord: (atAverage) => writePosted(tx, adjustment, atAverage),
  });
}

function writePosted(tx: Tx, { businessId, id, lines }: Adjustment, atAverage: readonly bigint[]): Promise<number> {
  const costs = lines.map(({ id: lineId, quantity }, index) => ({ id: lineId, cost: -atAverage[index]! / BigInt(quantity) }));
  return tx.$executeRaw`
    WITH costs AS (
      UPDATE "StockAdjustmentLine" l SET "unitCostPoisha" = c."cost"
      FROM json_to_recordset(${toJson(costs)}::json) AS c ("id" uuid, "cost" bigint)
      WHERE l."businessId" = ${businessId}::uuid AND l."id" = c."id"
    )
    UPDATE "StockAdjustment" SET "status" = 'POSTED', "updatedAt" = now(),
      "valuePoisha" = ${-atAverage.reduce((sum, value) => sum + value, 0n)}::bigint
    WHERE "businessId" = ${businessId}::uuid AND "id" = ${id}::uuid`;
}
