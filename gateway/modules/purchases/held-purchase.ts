import type { Tx } from '../../db/client.ts';
import type { Purchase, PurchaseLine, Supplier } from '../../db/generated/client/client.ts';
import { lockRow } from '../../db/lock-row.ts';
import { NotFoundError } from '../../errors.ts';
import { assertStep, type PurchaseStep } from './purchase-state.ts';

export interface HeldPurchase extends Purchase {
  supplier: Supplier;
  /** In their order on the bill. */
  lines: HeldLine[];
}

export type HeldLine = PurchaseLine;

interface Wanted {
  id: string;
  version?: number;
  step: PurchaseStep;
}

/** The purchase with its lines, locked. Throws NotFoundError, ConflictError, PreconditionError PURCHASE_STATUS. */
export async function holdPurchase(tx: Tx, businessId: string, { id, version, step }: Wanted): Promise<HeldPurchase> {
  await lockRow(tx, 'Purchase', businessId, id, version);
  const purchase = await tx.purchase.findUniqueOrThrow({
    where: { businessId_id: { businessId, id } }, include: { supplier: true },
  });
  assertStep(purchase.status, step);
  // Not by Prisma's `include`, which takes as long for the lines of a long bill as all statements of its receipt.
  const lines = await tx.$queryRaw<HeldLine[]>`
    SELECT * FROM "PurchaseLine" WHERE "businessId" = ${businessId}::uuid AND "purchaseId" = ${id}::uuid ORDER BY "position"`;
  return { ...purchase, lines };
}

export interface LineQuantity {
  line: HeldLine;
  quantity: number;
}

/** The lines that are asked for; each as many pieces as `most` allows where none are named. Throws NotFoundError. */
export function chosenLines(
  { lines }: HeldPurchase, chosen: { lineId: string; quantity: number }[] | undefined, most: (line: HeldLine) => number,
): LineQuantity[] {
  if (!chosen) return lines.map((line) => ({ line, quantity: most(line) })).filter(({ quantity }) => quantity > 0);
  const byId = new Map(lines.map((line) => [line.id, line]));
  return chosen.filter(({ quantity }) => quantity > 0).map(({ lineId, quantity }) => {
    const line = byId.get(lineId);
    if (!line) throw new NotFoundError('Purchase line');
    return { line, quantity };
  });
}
