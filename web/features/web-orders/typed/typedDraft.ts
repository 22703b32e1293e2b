import type { TypeOverPage_order$data } from '../../../__generated__/TypeOverPage_order.graphql.ts';
import { emptyOrder } from '../../orders/new-order/orderDraft.ts';
import type { LineDraft, OrderDraft } from '../../orders/new-order/orderDraft.ts';

type Line = TypeOverPage_order$data['lines'][number];

const lineOf = ({ variant, details, draft }: Line): LineDraft[] =>
  variant && draft
    ? [{
        variantId: variant.id, title: variant.title, sku: variant.sku, pictureUrl: variant.pictureUrl, details, available: variant.stock.available,
        quantity: draft.quantity, unitPrice: draft.unitPrice, discount: draft.discount || null,
      }]
    : [];

/** The draft of the order that the web order would become. */
export const typedDraft = ({ draft, lines }: TypeOverPage_order$data): OrderDraft => ({
  ...emptyOrder,
  ...draft,
  discount: draft.discount || null,
  advance: draft.advance ?? null,
  advanceAccount: 'WEB_PAYMENTS',
  lines: lines.flatMap(lineOf),
});

/** The lines that are not mapped. */
export const unknownGoods = ({ lines }: TypeOverPage_order$data) =>
  lines.flatMap(({ name, variant, draft }) => (variant || !draft ? [] : [{ text: name, quantity: draft.quantity }]));
