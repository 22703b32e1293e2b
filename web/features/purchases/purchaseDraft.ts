import { poishaToTaka, takaToPoisha } from '../../../schema/rules/money.ts';
import { divideRounded, landedCosts } from '../../../schema/rules/spread.ts';
import type { CostSpread } from '../../../schema/rules/spread.ts';
import type { CreatePurchaseInput } from '../../__generated__/useCreatePurchaseMutation.graphql.ts';
import { chosenAccount } from '../accounting/moneyAccounts.ts';
import type { PickedProduct } from '../catalog/productLookup.ts';

export interface DraftLine {
  variantId: string;
  title: string;
  sku: string;
  pictureUrl?: string | null;
  quantity: number | null;
  unitCost: number | null;
  note: string;
}

/** A purchase in the form; amounts in taka. */
export interface PurchaseDraft {
  supplierId: string;
  supplierName: string;
  locationId: string;
  billNumber: string;
  /** 'YYYY-MM-DD'; today when empty. */
  billDay: string;
  note: string;
  lines: DraftLine[];
  discount: number | null;
  extraCost: number | null;
  extraSpread: CostSpread;
  /** 'BILL' stands for the supplier's bill. */
  extraFrom: string;
  paid: number | null;
  paidFrom: string;
}

export const emptyPurchase: PurchaseDraft = {
  supplierId: '', supplierName: '', locationId: '', billNumber: '', billDay: '', note: '', lines: [],
  discount: null, extraCost: null, extraSpread: 'VALUE', extraFrom: 'BILL', paid: null, paidFrom: 'CASH',
};

/** A picked product as a new line, with its average cost as the proposed cost where it may be seen. */
export const lineOf = (
  { id, title, sku, pictureUrl, averageCost }: Pick<PickedProduct, 'id' | 'title' | 'sku' | 'averageCost'> & Pick<DraftLine, 'pictureUrl'>,
): DraftLine => ({
  variantId: id, title, sku, pictureUrl, quantity: 1, unitCost: averageCost || null, note: '',
});

const poisha = (taka: number | null | undefined) => takaToPoisha(taka ?? 0);

export interface DraftSums {
  items: number;
  total: number;
  due: number;
  /** The landed cost of one piece of each line, with its share of discount and extra costs. */
  landed: number[];
}

/** The totals of the form, calculated by the gateway's rules. */
export function sumsOf({ lines, discount, extraCost, extraSpread, extraFrom, paid }: PurchaseDraft): DraftSums {
  const costed = lines.map(({ quantity, unitCost }) => ({ quantity: quantity ?? 0, unitCost: poisha(unitCost) }));
  const items = costed.reduce((sum, { quantity, unitCost }) => sum + BigInt(quantity) * unitCost, 0n);
  const extra = poisha(extraCost);
  const parts = landedCosts(costed, { extra, spread: extraSpread, discount: poisha(discount) });
  const total = items - poisha(discount) + (extraFrom === 'BILL' ? extra : 0n);
  return {
    items: poishaToTaka(items),
    total: poishaToTaka(total),
    due: poishaToTaka(total - poisha(paid)),
    landed: parts.map((part, index) => {
      const pieces = BigInt(costed[index]!.quantity);
      return pieces === 0n ? 0 : poishaToTaka(divideRounded(part.goods + part.extra, pieces));
    }),
  };
}

/** The gateway's input, without `start` and `payment`, which the caller adds. */
export function purchaseInput({ supplierId, locationId, billNumber, billDay, note, lines, discount, extraCost, extraSpread, extraFrom }: PurchaseDraft) {
  return {
    supplierId, extraSpread,
    ...(locationId && { locationId }),
    billNumber: billNumber.trim(),
    ...(billDay && { billDay: `${billDay}T00:00:00+06:00` }),
    note: note.trim(),
    lines: lines.map(({ variantId, quantity, unitCost, note: words }) => ({
      variantId, quantity: quantity ?? 0, unitCost: unitCost ?? 0, note: words.trim(),
    })),
    discount: discount ?? 0,
    extraCost: extraCost ?? 0,
    ...(extraFrom !== 'BILL' && chosenAccount(extraFrom, 'extraAccount')),
  } satisfies Partial<CreatePurchaseInput>;
}
