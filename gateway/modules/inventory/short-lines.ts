import { ValidationError, type FieldMistake } from '../../errors.ts';
import type { NamedVariant } from './named-variants.ts';
import { notEnough } from './not-enough.ts';
import type { LockedStock } from './stock-ledger.ts';

/**
 * Refuses lines of an input that take more than is free at the location, each at its own quantity, so that somebody who
 * has entered many lines sees which ones. Of a variant in several lines, those above have their pieces first.
 */
export function refuseShortLines(
  stock: LockedStock, locationId: string, lines: readonly { variantId: string; quantity: number }[], named: ReadonlyMap<string, NamedVariant>,
): void {
  const left = new Map([...named.keys()].map((id) => {
    const here = stock.free(id).find((place) => place.locationId === locationId);
    return [id, Math.max(here?.units ?? 0, 0)];
  }));
  const mistakes: FieldMistake[] = [];
  for (const [index, { variantId, quantity }] of lines.entries()) {
    const available = left.get(variantId) ?? 0;
    left.set(variantId, Math.max(available - quantity, 0));
    if (quantity <= available) continue;
    mistakes.push({ field: `lines.${index}.quantity`, message: notEnough({ sku: named.get(variantId)!.sku, needed: quantity, available }) });
  }
  const [first] = mistakes;
  if (first) throw new ValidationError(first.message, mistakes);
}
