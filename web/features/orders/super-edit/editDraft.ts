import type { TFunction } from 'i18next';
import { formatDay, formatTaka } from '../../../../schema/rules/format.ts';
import type { EditOrderInput } from '../../../__generated__/useEditOrderMutation.graphql.ts';
import { statusText } from '../../../ui/statusMeaning.ts';
import { lineTotal } from '../new-order/orderDraft.ts';
import type { LineDraft, OrderDraft } from '../new-order/orderDraft.ts';

/** An order as it is edited: beside what was typed when it was taken, what has become of it since. */
export interface EditDraft extends OrderDraft {
  status: string;
  /** Id of a member; '' for nobody in particular. */
  assigneeId: string;
  /** What the courier collected; null as long as nothing was. */
  collected: number | null;
  /** Days in Dhaka, 'YYYY-MM-DD'; '' for what has not happened. */
  orderedOn: string;
  confirmedOn: string;
  shippedOn: string;
  deliveredOn: string;
}

/** The days on which its steps were taken, in their order. */
export const DAYS = ['orderedOn', 'confirmedOn', 'shippedOn', 'deliveredOn'] as const;

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
export function editInput(saved: EditDraft, draft: EditDraft, savedLines: readonly SavedLine[]): Partial<EditOrderInput> {
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
    ...Object.fromEntries(DAYS.filter((name) => draft[name] !== saved[name] && draft[name] !== '').map((name) => [name, draft[name]])),
    ...(draft.status !== saved.status && { status: draft.status as EditOrderInput['status'] }),
    ...(draft.assigneeId !== saved.assigneeId && (draft.assigneeId ? { assigneeId: draft.assigneeId } : { isUnassigned: true })),
    ...(draft.collected !== null && draft.collected !== saved.collected && { collected: draft.collected }),
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

/** Words for ids, as the screen knows them. */
interface Known {
  t: TFunction;
  nameOf: (assigneeId: string) => string;
}

/** Before and after, side by side: words, people, days, lines and sums. What moves for it, the gateway says. */
export function differences(saved: EditDraft, draft: EditDraft, { t, nameOf }: Known): Difference[] {
  const rows: Difference[] = [];
  const add = (id: string, what: string, before: string, after: string) => {
    if (before !== after) rows.push({ id, what, before: before || '–', after: after || '–' });
  };
  add('status', t('Status'), statusText(saved.status, t), statusText(draft.status, t));
  const labels: Record<Word, string> = {
    customerName: t('Name'), altPhone: t('Other phone'), address: t('Address'), district: t('District'), thana: t('Thana'),
    source: t('Source'), plannedCourier: t('Courier'), shippingNote: t('Shipping note'), note: t('Internal note'), scheduledFor: t('Send on'),
  };
  const day = (text: string) => (text ? formatDay(text) : '');
  for (const name of WORDS) {
    const shown = name === 'scheduledFor' ? day : (text: string) => text.trim();
    add(name, labels[name], shown(saved[name]), shown(draft[name]));
  }
  add('tags', t('Tags'), tagsOf(saved.tags).join(', '), tagsOf(draft.tags).join(', '));
  add('assigneeId', t('Employee'), nameOf(saved.assigneeId), nameOf(draft.assigneeId));
  const days = dayLabels(t);
  for (const name of DAYS) add(name, days[name], day(saved[name]), day(draft[name] || saved[name]));
  const text = (lines: readonly LineDraft[], variantId: string) =>
    lines.filter((line) => line.variantId === variantId).map((line) => `${line.quantity ?? 0} × ${formatTaka(line.unitPrice ?? 0)} = ${formatTaka(lineTotal(line))}`).join(', ');
  const variants = new Map([...saved.lines, ...draft.lines].map((line) => [line.variantId, line]));
  for (const [variantId, { title }] of variants) add(variantId, title, text(saved.lines, variantId), text(draft.lines, variantId));
  return rows;
}

/** An amount that the gateway worked out for the order as it would be. */
export const amountRow = (id: string, what: string, before: number, after: number): Difference[] =>
  (before === after ? [] : [{ id, what, before: formatTaka(before), after: formatTaka(after) }]);

export const dayLabels = (t: TFunction): Record<(typeof DAYS)[number], string> => ({
  orderedOn: t('Ordered on'), confirmedOn: t('Confirmed on'), shippedOn: t('Shipped on'), deliveredOn: t('Delivered on'),
});

/** Steps that need no more than the reason; the others are taken on the page of the order. */
const PLAIN = new Set(['PENDING', 'CONFIRMED', 'PACKED', 'SHIPPED', 'DELIVERED', 'RETURN_PENDING', 'LOST', 'CANCELLED']);

/** Where it can be sent from this screen: as it is, and each plain step that this viewer may take. */
export const statusesOf = (status: string, nextStatuses: readonly string[]): string[] =>
  [status, ...nextStatuses.filter((next) => next !== status && PLAIN.has(next))];
