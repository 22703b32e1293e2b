import type { Poisha } from '../../../schema/rules/money.ts';
import { partFor } from '../../../schema/rules/spread.ts';
import { refuseNamedTwice } from '../../commands/refuse-named-twice.ts';
import type { Tx } from '../../db/client.ts';
import type { Purchase, PurchaseLine, Supplier } from '../../db/generated/client/client.ts';
import { lockRow } from '../../db/lock-row.ts';
import { NotFoundError } from '../../errors.ts';
import { assertStep, type PurchaseStep } from './purchase-state.ts';

export interface HeldPurchase extends Purchase {
  supplier: Supplier;
  /** In the order of the bill. */
  lines: HeldLine[];
}

export type HeldLine = PurchaseLine;

/**
 * What the bill asks for the pieces of its lines counted so, e.g. those that were returned. Every posting is such a sum
 * less what was posted before, because the price of a piece changes by roundings when a bill is closed early.
 */
export const goodsFor = (lines: readonly HeldLine[], count: (line: HeldLine) => number): Poisha =>
  lines.reduce((sum, line) => sum + partFor(line.goodsPoisha, line.quantity, 0, count(line)), 0n);

interface Wanted {
  id: string;
  version?: number;
  step: PurchaseStep;
}

/** Locks a purchase and returns it with its lines. Throws NotFoundError, ConflictError, PreconditionError PURCHASE_STATUS. */
export async function holdPurchase(tx: Tx, businessId: string, { id, version, step }: Wanted): Promise<HeldPurchase> {
  await lockRow(tx, 'Purchase', businessId, id, version);
  const purchase = await tx.purchase.findUniqueOrThrow({
    where: { businessId_id: { businessId, id } }, include: { supplier: true },
  });
  assertStep(purchase.status, step);
  // Not by Prisma's `include`: for a long bill it takes as long as all other statements of the receipt together.
  const lines = await tx.$queryRaw<HeldLine[]>`
    SELECT * FROM "PurchaseLine" WHERE "businessId" = ${businessId}::uuid AND "purchaseId" = ${id}::uuid ORDER BY "position"`;
  return { ...purchase, lines };
}

export interface LineQuantity {
  line: HeldLine;
  quantity: number;
}

/** The requested lines, each with the pieces allowed by `most` when no quantity is given. Throws NotFoundError, and ValidationError for one that is named twice. */
export function chosenLines(
  { lines }: Pick<HeldPurchase, 'lines'>, chosen: { lineId: string; quantity: number }[] | undefined, most: (line: HeldLine) => number,
): LineQuantity[] {
  if (!chosen) return lines.map((line) => ({ line, quantity: most(line) })).filter(({ quantity }) => quantity > 0);
  const byId = new Map(lines.map((line) => [line.id, line]));
  refuseNamedTwice(chosen);
  return chosen.filter(({ quantity }) => quantity > 0).map(({ lineId, quantity }) => {
    const line = byId.get(lineId);
    if (!line) throw new NotFoundError('Purchase line');
    return { line, quantity };
  });
}
