import type { TypeOverPage_order$data } from '../../../__generated__/TypeOverPage_order.graphql.ts';
import { emptyOrder } from '../../orders/new-order/orderDraft.ts';
import type { LineDraft, OrderDraft } from '../../orders/new-order/orderDraft.ts';

/** What is sent, each with the line of the shop that it comes from. */
const sentLines = ({ draft, lines }: TypeOverPage_order$data) => {
  const byId = new Map(lines.map((line) => [line.id, line]));
  return draft.lines.flatMap(({ lineId, ...sent }) => {
    const line = lineId ? byId.get(lineId) : undefined;
    return line ? [{ ...line, ...sent }] : [];
  });
};

type SentLine = ReturnType<typeof sentLines>[number];

const lineOf = ({ variant, details, quantity, unitPrice, discount }: SentLine): LineDraft[] =>
  variant
    ? [{
        variantId: variant.id, title: variant.title, sku: variant.sku, pictureUrl: variant.pictureUrl, details, available: variant.stock.available,
        quantity, unitPrice, discount: discount || null,
      }]
    : [];

/** The draft of the order that the web order would become. */
export const typedDraft = (order: TypeOverPage_order$data): OrderDraft => ({
  ...emptyOrder,
  ...order.draft,
  discount: order.draft.discount || null,
  advance: order.draft.advance ?? null,
  advanceAccount: 'WEB_PAYMENTS',
  lines: sentLines(order).flatMap(lineOf),
});

/** The lines that are not mapped. */
export const unknownGoods = (order: TypeOverPage_order$data) =>
  sentLines(order).flatMap(({ name, variant, quantity }) => (variant ? [] : [{ text: name, quantity }]));
