import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import type { CommandContext } from '../../commands/command.ts';
import { idOf } from '../../commands/fields.ts';
import { mistakeIn, NotFoundError } from '../../errors.ts';

export const MAX_PARTS = 30;
const MAX_PIECES = 1_000;

export const bundleParts = () =>
  z.array(z.object({
    variantId: idOf('Variant').describe('Not a bundle itself.'),
    quantity: z.int().min(1, 'At least 1').max(MAX_PIECES).describe('Pieces in one bundle.'),
  })).max(MAX_PARTS);

export type BundlePartInput = z.output<ReturnType<typeof bundleParts>>[number];

interface BundleVariant {
  openingStock?: number;
  lowStockLevel?: number;
}

/** The rules for the variants of a bundle product. Throws ValidationError. */
export function assertBundle(variants: readonly BundleVariant[], parts: readonly BundlePartInput[]): void {
  const [first] = variants;
  if (parts.length === 0) throw mistakeIn('parts', msg('A bundle has at least one part'));
  if (variants.length > 1) throw mistakeIn('parts', msg('A bundle has one variant only'));
  if (first?.openingStock) throw mistakeIn('variants.0.openingStock', msg('A bundle has no stock of its own'));
  if (first?.lowStockLevel !== undefined) throw mistakeIn('variants.0.lowStockLevel', msg('A bundle has no stock of its own'));
  if (new Set(parts.map(({ variantId }) => variantId)).size < parts.length) throw mistakeIn('parts', msg('Each part once'));
}

/** Replaces the parts of a bundle. Throws NotFoundError, and ValidationError for a part that is itself a bundle. */
export async function writeBundleParts(
  { tx, session: { businessId } }: CommandContext, bundleId: string, parts: readonly BundlePartInput[],
): Promise<void> {
  const known = await tx.variant.findMany({
    where: { businessId, id: { in: parts.map(({ variantId }) => variantId) } }, select: { sku: true, isBundle: true },
  });
  if (known.length !== parts.length) throw new NotFoundError('Product');
  const nested = known.find(({ isBundle }) => isBundle);
  if (nested) throw mistakeIn('parts', msg('{{sku}} is a bundle: a bundle contains none', { sku: nested.sku }));
  await tx.bundlePart.deleteMany({ where: { businessId, bundleId } });
  await tx.bundlePart.createMany({
    data: parts.map(({ variantId, quantity }, position) => ({ businessId, bundleId, partId: variantId, quantity, position })),
  });
}
