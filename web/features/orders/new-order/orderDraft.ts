import { extraKilograms } from '../../../../schema/rules/extra-weight.ts';
import type { TakeOrderInput } from '../../../__generated__/useTakeOrderMutation.graphql.ts';
import { chosenAccount } from '../../accounting/moneyAccounts.ts';
import { soldFor, type PickedProduct } from '../../catalog/productLookup.ts';
import type { DeliveryZone } from '../areas/findArea.ts';

/** A line being typed, with facts of its product. */
export interface LineDraft {
  variantId: string;
  title: string;
  sku: string;
  pictureUrl?: string | null;
  /** Options that the customer chose besides the variant: 'Text: Rahim'. */
  details?: string;
  /** Free units when the product was picked. */
  available: number;
  /** Of one piece. */
  weightGrams?: number | null;
  quantity: number | null;
  unitPrice: number | null;
  discount: number | null;
}

export interface OrderDraft {
  phone: string;
  customerName: string;
  altPhone: string;
  address: string;
  district: string;
  thana: string;
  source: string;
  plannedCourier: string;
  shippingNote: string;
  note: string;
  /** As typed, separated by commas. */
  tags: string;
  scheduledFor: string;
  lines: LineDraft[];
  discount: number | null;
  deliveryFee: number | null;
  advance: number | null;
  advanceAccount: string;
}

export const emptyOrder: OrderDraft = {
  phone: '', customerName: '', altPhone: '', address: '', district: '', thana: '', source: 'Facebook', plannedCourier: '',
  shippingNote: '', note: '', tags: '', scheduledFor: '', lines: [], discount: null, deliveryFee: null, advance: null,
  advanceAccount: 'BKASH',
};

export const lineOf = (product: PickedProduct): LineDraft => ({
  variantId: product.id, title: product.title, sku: product.sku, pictureUrl: product.pictureUrl, available: product.stock.available, weightGrams: product.weightGrams, quantity: 1, unitPrice: soldFor(product), discount: null,
});

/** Adds units of the product: to its line, or as a new one. */
export function withProduct(lines: readonly LineDraft[], product: PickedProduct, quantity = 1): LineDraft[] {
  const known = lines.findIndex(({ variantId }) => variantId === product.id);
  if (known < 0) return [...lines, { ...lineOf(product), quantity }];
  return lines.map((line, index) => (index === known ? { ...line, quantity: (line.quantity ?? 0) + quantity } : line));
}

export const lineTotal = ({ quantity, unitPrice, discount }: LineDraft): number =>
  taka((quantity ?? 0) * (unitPrice ?? 0) - (discount ?? 0));

export interface Sums {
  items: number;
  total: number;
  due: number;
}

export function sumsOf({ lines, discount, deliveryFee, advance }: Pick<OrderDraft, 'lines' | 'discount' | 'deliveryFee' | 'advance'>): Sums {
  const items = taka(lines.reduce((sum, line) => sum + lineTotal(line), 0));
  const total = taka(items - (discount ?? 0) + (deliveryFee ?? 0));
  return { items, total, due: taka(total - (advance ?? 0)) };
}

/** What a business charges for delivery, in taka: by zone, and for each kilogram beyond those included. */
export interface DeliveryFees {
  zones: Record<DeliveryZone, number>;
  includedKg: number;
  extraKg: number;
}

/** The delivery fee of these goods to a zone, by the settings. */
export const deliveryFeeOf = ({ zones, includedKg, extraKg }: DeliveryFees, zone: DeliveryZone, lines: readonly LineDraft[]): number =>
  taka(zones[zone] + extraKg * extraKilograms(lines.reduce((sum, { weightGrams, quantity }) => sum + (weightGrams ?? 0) * (quantity ?? 0), 0), includedKg));

/** Sums of taka with two decimals are not exact in binary. */
const taka = (amount: number) => Math.round(amount * 100) / 100;

/** A problem that belongs to no single field; null for none. */
export type OrderProblem = 'NO_LINES' | 'DISCOUNT' | 'LINE_DISCOUNT' | 'ADVANCE';

export function problemOf(draft: OrderDraft): OrderProblem | null {
  const { items, total } = sumsOf(draft);
  if (draft.lines.length === 0) return 'NO_LINES';
  if (draft.lines.some((line) => lineTotal(line) < 0)) return 'LINE_DISCOUNT';
  if ((draft.discount ?? 0) > items) return 'DISCOUNT';
  return (draft.advance ?? 0) > total ? 'ADVANCE' : null;
}

const given = (text: string) => text.trim() || undefined;

/** The draft as the input of the mutation. */
export function takeInput(draft: OrderDraft, confirm: boolean): TakeOrderInput {
  const tags = draft.tags.split(',').map((tag) => tag.trim()).filter((tag) => tag !== '');
  return {
    customerName: draft.customerName.trim(),
    phone: draft.phone,
    altPhone: given(draft.altPhone),
    address: draft.address.trim(),
    district: given(draft.district),
    thana: given(draft.thana),
    source: draft.source,
    // Empty for nobody, also where the district has a courier of its own.
    plannedCourier: draft.plannedCourier,
    shippingNote: given(draft.shippingNote),
    note: given(draft.note),
    tags: tags.length > 0 ? [...new Set(tags)] : undefined,
    scheduledFor: given(draft.scheduledFor),
    discount: draft.discount ?? 0,
    deliveryFee: draft.deliveryFee ?? 0,
    advance: draft.advance ?? 0,
    ...chosenAccount(draft.advanceAccount, 'advanceAccount'),
    confirm,
    lines: draft.lines.map(({ variantId, quantity, unitPrice, discount, details }) => ({
      variantId, quantity: quantity ?? 0, unitPrice: unitPrice ?? 0, discount: discount ?? 0, details: details || undefined,
    })),
  };
}
