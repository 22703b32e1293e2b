import type { TFunction } from 'i18next';
import { formatDay, formatTaka } from '../../../../schema/rules/format.ts';
import type { EditOrderInput } from '../../../__generated__/useEditOrderMutation.graphql.ts';
import { lineTotal, sumsOf } from '../new-order/orderDraft.ts';
import type { LineDraft, OrderDraft } from '../new-order/orderDraft.ts';

/** Fields that are words; the others follow rules of their own. */
const WORDS = ['customerName', 'altPhone', 'address', 'district', 'thana', 'source', 'plannedCourier', 'shippingNote', 'note', 'scheduledFor'] as const;
type Word = (typeof WORDS)[number];

interface SavedLine {
  readonly id: string;
  readonly variantId: string;
}

const tagsOf = (text: string) => [...new Set(text.split(',').map((tag) => tag.trim()).filter((tag) => tag !== ''))];
const linesKey = (lines: readonly LineDraft[]) =>
  JSON.stringify(lines.map(({ variantId, quantity, unitPrice, discount }) => [variantId, quantity ?? 0, unitPrice ?? 0, discount ?? 0]));

/** What of the draft differs from what is saved, as the gateway takes it. */
export function editInput(saved: OrderDraft, draft: OrderDraft, savedLines: readonly SavedLine[]): Partial<EditOrderInput> {
  const words = WORDS.filter((name) => draft[name].trim() !== saved[name].trim());
  // A line is the one that it was as long as it is about the same variant.
  const left = [...savedLines];
  const lineId = (variantId: string) => {
    const at = left.findIndex((line) => line.variantId === variantId);
    return at < 0 ? undefined : left.splice(at, 1)[0]!.id;
  };
  return {
    ...Object.fromEntries(words.map((name) => [name, draft[name].trim()])),
    ...(tagsOf(draft.tags).join() !== tagsOf(saved.tags).join() && { tags: tagsOf(draft.tags) }),
    ...((draft.discount ?? 0) !== (saved.discount ?? 0) && { discount: draft.discount ?? 0 }),
    ...((draft.deliveryFee ?? 0) !== (saved.deliveryFee ?? 0) && { deliveryFee: draft.deliveryFee ?? 0 }),
    ...(linesKey(draft.lines) !== linesKey(saved.lines) && {
      lines: draft.lines.map(({ variantId, quantity, unitPrice, discount }) => ({
        lineId: lineId(variantId), variantId, quantity: quantity ?? 0, unitPrice: unitPrice ?? 0, discount: discount ?? 0,
      })),
    }),
  };
}

export interface Difference {
  id: string;
  what: string;
  before: string;
  after: string;
}

/** Before and after, side by side: words, lines, money; and what moves in the stock where goods are held for it. */
export function differences(saved: OrderDraft, draft: OrderDraft, holdsStock: boolean, t: TFunction): Difference[] {
  const labels: Record<Word, string> = {
    customerName: t('Name'), altPhone: t('Other phone'), address: t('Address'), district: t('District'), thana: t('Thana'),
    source: t('Source'), plannedCourier: t('Courier'), shippingNote: t('Shipping note'), note: t('Internal note'), scheduledFor: t('Send on'),
  };
  const shown = (name: Word, text: string) => (name === 'scheduledFor' && text ? formatDay(text) : text || '–');
  const rows: Difference[] = WORDS.filter((name) => draft[name].trim() !== saved[name].trim())
    .map((name) => ({ id: name, what: labels[name], before: shown(name, saved[name]), after: shown(name, draft[name].trim()) }));
  if (tagsOf(draft.tags).join() !== tagsOf(saved.tags).join()) {
    rows.push({ id: 'tags', what: t('Tags'), before: tagsOf(saved.tags).join(', ') || '–', after: tagsOf(draft.tags).join(', ') || '–' });
  }
  const units = (lines: readonly LineDraft[], variantId: string) =>
    lines.reduce((sum, line) => sum + (line.variantId === variantId ? (line.quantity ?? 0) : 0), 0);
  const text = (lines: readonly LineDraft[], variantId: string) =>
    lines.filter((line) => line.variantId === variantId).map((line) => `${line.quantity ?? 0} × ${formatTaka(line.unitPrice ?? 0)} = ${formatTaka(lineTotal(line))}`).join(', ') || '–';
  const variants = new Map([...saved.lines, ...draft.lines].map((line) => [line.variantId, line]));
  for (const [variantId, { title, sku }] of variants) {
    const [before, after] = [text(saved.lines, variantId), text(draft.lines, variantId)];
    if (before !== after) rows.push({ id: variantId, what: title, before, after });
    const more = units(draft.lines, variantId) - units(saved.lines, variantId);
    if (holdsStock && more !== 0) {
      rows.push({
        id: `stock-${variantId}`, what: t('Stock of {{sku}}', { sku }), before: '',
        after: more > 0 ? t('{{units}} more reserved', { units: more }) : t('{{units}} free again', { units: -more }),
      });
    }
  }
  const [was, is] = [sumsOf(saved), sumsOf(draft)];
  const amount = (id: string, what: string, before: number | null, after: number | null) => {
    if ((before ?? 0) !== (after ?? 0)) rows.push({ id, what, before: formatTaka(before ?? 0), after: formatTaka(after ?? 0) });
  };
  amount('discount', t('Discount'), saved.discount, draft.discount);
  amount('deliveryFee', t('Delivery'), saved.deliveryFee, draft.deliveryFee);
  amount('total', t('Total'), was.total, is.total);
  amount('due', t('COD to collect'), was.due, is.due);
  return rows;
}
