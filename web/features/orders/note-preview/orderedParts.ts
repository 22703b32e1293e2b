import { lineName } from '../../../../schema/rules/item-summary.ts';

interface DraftLine {
  readonly variantId: string;
  readonly title: string;
  readonly details?: string;
  readonly quantity: number | null;
}

interface KnownVariant {
  readonly id?: string;
  readonly bundleParts?: readonly { readonly quantity: number; readonly part: { readonly title: string } }[];
}

/** The lines as the order will have them: each bundle replaced by its parts. */
export function orderedParts(lines: readonly DraftLine[], variants: readonly (KnownVariant | null | undefined)[]): { name: string; quantity: number }[] {
  const parts = new Map(variants.map((variant) => [variant?.id, variant?.bundleParts ?? []]));
  return lines.flatMap(({ variantId, title, details, quantity }) => {
    const pieces = quantity ?? 0;
    const bundle = parts.get(variantId) ?? [];
    if (bundle.length === 0) return [{ name: lineName(title, undefined, details), quantity: pieces }];
    return bundle.map((one) => ({ name: lineName(one.part.title, title, details), quantity: pieces * one.quantity }));
  });
}
