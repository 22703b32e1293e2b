import type { CreateWebOrderInput } from '../../../__generated__/useCreateWebOrderMutation.graphql.ts';
import { soldFor, type PickedProduct } from '../../catalog/productLookup.ts';

/** One requested item: a product, or the customer's name for it. */
export interface LeadLine {
  /** Empty where only the name is known. */
  variantId: string;
  name: string;
  sku: string;
  quantity: number | null;
  unitPrice: number | null;
}

export interface LeadDraft {
  phone: string;
  customerName: string;
  otherPhone: string;
  address: string;
  district: string;
  source: string;
  note: string;
  deliveryFee: number | null;
  discount: number | null;
  lines: LeadLine[];
}

export const emptyLead: LeadDraft = {
  phone: '', customerName: '', otherPhone: '', address: '', district: '', source: 'Messenger', note: '', deliveryFee: null, discount: null,
  lines: [],
};

export const namedLine = (name: string, quantity = 1): LeadLine => ({ variantId: '', name, sku: '', quantity, unitPrice: null });

/** Adds a quantity of the product to its line, or a new line where it has none. */
export function withLeadProduct(lines: readonly LeadLine[], product: PickedProduct, quantity = 1): LeadLine[] {
  const { id, title, sku } = product;
  const known = lines.findIndex(({ variantId }) => variantId === id);
  if (known < 0) return [...lines, { variantId: id, name: title, sku, quantity, unitPrice: soldFor(product) }];
  return lines.map((line, index) => (index === known ? { ...line, quantity: (line.quantity ?? 0) + quantity } : line));
}

/** The total in taka that the customer would pay. */
export function leadTotal({ lines, deliveryFee, discount }: Pick<LeadDraft, 'lines' | 'deliveryFee' | 'discount'>): number {
  const items = lines.reduce((sum, { quantity, unitPrice }) => sum + (quantity ?? 0) * (unitPrice ?? 0), 0);
  return Math.round((items + (deliveryFee ?? 0) - (discount ?? 0)) * 100) / 100;
}

/** Converts the draft to the mutation's input. */
export function leadInput({ lines, otherPhone, deliveryFee, discount, ...rest }: LeadDraft): CreateWebOrderInput {
  return {
    ...rest,
    otherPhone: otherPhone.trim() || undefined,
    deliveryFee: deliveryFee ?? 0,
    discount: discount ?? 0,
    lines: lines.map(({ variantId, name, quantity, unitPrice }) => ({
      ...(variantId ? { variantId } : { name }), quantity: quantity ?? 0, unitPrice: unitPrice ?? 0,
    })),
  };
}
