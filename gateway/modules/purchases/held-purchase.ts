import type { Tx } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { lockRow } from '../../db/lock-row.ts';
import { NotFoundError } from '../../errors.ts';
import { assertStep, type PurchaseStep } from './purchase-state.ts';

const WITH_LINES = { include: { lines: { orderBy: { position: 'asc' } }, supplier: true } } as const;

export type HeldPurchase = Prisma.PurchaseGetPayload<typeof WITH_LINES>;
export type HeldLine = HeldPurchase['lines'][number];

interface Wanted {
  id: string;
  version?: number;
  step: PurchaseStep;
}

/** The purchase with its lines, locked. Throws NotFoundError, ConflictError, PreconditionError PURCHASE_STATUS. */
export async function holdPurchase(tx: Tx, businessId: string, { id, version, step }: Wanted): Promise<HeldPurchase> {
  await lockRow(tx, 'Purchase', businessId, id, version);
  const purchase = await tx.purchase.findUniqueOrThrow({ where: { businessId_id: { businessId, id } }, ...WITH_LINES });
  assertStep(purchase.status, step);
  return purchase;
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
