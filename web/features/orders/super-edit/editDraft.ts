import type { TFunction } from 'i18next';
import type { EditOrderInput } from '../../../__generated__/useEditOrderMutation.graphql.ts';
import type { LineDraft, OrderDraft } from '../new-order/orderDraft.ts';

/** Draft of an edited order: the fields of a new order, and those that exist only afterwards. */
export interface EditDraft extends OrderDraft {
  status: string;
  /** The courier's number of the parcel; '' without one. */
  trackingCode: string;
  /** Id of a member; '' for nobody. */
  assigneeId: string;
  /** Collected amount; null before the delivery. */
  collected: number | null;
  /** Days in Dhaka, 'YYYY-MM-DD'; '' for steps that have not happened. */
  orderedOn: string;
  confirmedOn: string;
  shippedOn: string;
  deliveredOn: string;
  /** Why goods come back; '' while nobody has said. */
  returnReason: string;
  /** Day in Dhaka, 'YYYY-MM-DD', for the status HOLD. */
  holdUntil: string;
  /** What became of the pieces of each line, for a status that asks. */
  outcomes: LineOutcome[];
}

interface LineOutcome {
  lineId: string;
  accepted: number | null;
  back: number | null;
  good: number | null;
  damaged: number | null;
  missing: number | null;
}

type OutcomeField = Exclude<keyof LineOutcome, 'lineId'>;

/** The fields by line that a step asks for; empty for most steps. A parcel on its way comes back as a whole. */
export function outcomeFields(from: string, to: string): readonly OutcomeField[] {
  if (from === to) return [];
  if (to === 'PARTIAL') return ['accepted'];
  if (to === 'RETURNED') return ['good', 'damaged', 'missing'];
  return to === 'RETURN_PENDING' && (from === 'DELIVERED' || from === 'PARTIAL') ? ['back'] : [];
}

export const outcomeLabels = (t: TFunction): Record<OutcomeField, string> => ({
  accepted: t('Taken'), back: t('Comes back'), good: t('Good'), damaged: t('Damaged'), missing: t('Missing'),
});

/** Fields of the days of the steps, in sequence. */
export const DAYS = ['orderedOn', 'confirmedOn', 'shippedOn', 'deliveredOn'] as const;

/** Text fields, which are compared as they are. */
export const WORDS = ['customerName', 'phone', 'altPhone', 'address', 'district', 'thana', 'source', 'plannedCourier', 'trackingCode', 'shippingNote', 'note', 'scheduledFor', 'returnReason'] as const;
export type Word = (typeof WORDS)[number];

interface SavedLine {
  readonly id: string;
  readonly variantId: string;
}

export const tagsOf = (text: string) => [...new Set(text.split(',').map((tag) => tag.trim()).filter((tag) => tag !== ''))];
const linesKey = (lines: readonly LineDraft[]) =>
  JSON.stringify(lines.map(({ variantId, quantity, unitPrice, discount }) => [variantId, quantity ?? 0, unitPrice ?? 0, discount ?? 0]));

/** The input of the mutation with only the changed fields. */
export function editInput(saved: EditDraft, draft: EditDraft, savedLines: readonly SavedLine[]): Partial<EditOrderInput> {
  const words = WORDS.filter((name) => draft[name].trim() !== saved[name].trim());
  // A line with the same variant counts as the saved one.
  const left = [...savedLines];
  const lineId = (variantId: string) => {
    const at = left.findIndex((line) => line.variantId === variantId);
    return at < 0 ? undefined : left.splice(at, 1)[0]!.id;
  };
  const asked = outcomeFields(saved.status, draft.status);
  return {
    ...(asked.length > 0 && {
      outcomes: draft.outcomes.map((outcome) => ({ lineId: outcome.lineId, ...Object.fromEntries(asked.map((name) => [name, outcome[name] ?? 0])) })),
    }),
    ...(draft.status !== saved.status && draft.status === 'HOLD' && { holdUntil: draft.holdUntil }),
    ...Object.fromEntries(words.map((name) => [name, draft[name].trim()])),
    ...(tagsOf(draft.tags).join() !== tagsOf(saved.tags).join() && { tags: tagsOf(draft.tags) }),
    ...Object.fromEntries(DAYS.filter((name) => draft[name] !== saved[name] && draft[name] !== '').map((name) => [name, draft[name]])),
    ...(draft.status !== saved.status && { status: draft.status as EditOrderInput['status'] }),
    ...(draft.assigneeId !== saved.assigneeId && (draft.assigneeId ? { assigneeId: draft.assigneeId } : { isUnassigned: true })),
    ...(draft.collected !== null && (draft.collected !== saved.collected || asked.includes('accepted')) && { collected: draft.collected }),
    ...((draft.discount ?? 0) !== (saved.discount ?? 0) && { discount: draft.discount ?? 0 }),
    ...((draft.deliveryFee ?? 0) !== (saved.deliveryFee ?? 0) && { deliveryFee: draft.deliveryFee ?? 0 }),
    ...(linesKey(draft.lines) !== linesKey(saved.lines) && {
      lines: draft.lines.map(({ variantId, quantity, unitPrice, discount }) => ({
        lineId: lineId(variantId), variantId, quantity: quantity ?? 0, unitPrice: unitPrice ?? 0, discount: discount ?? 0,
      })),
    }),
  };
}

export const dayLabels = (t: TFunction): Record<(typeof DAYS)[number], string> => ({
  orderedOn: t('Ordered on'), confirmedOn: t('Confirmed on'), shippedOn: t('Shipped on'), deliveredOn: t('Delivered on'),
});

/** Options of the status field: the current one, and each that this viewer may choose. An exchange takes an order of its own. */
export const statusesOf = (status: string, nextStatuses: readonly string[]): string[] =>
  [status, ...nextStatuses.filter((next) => next !== status && next !== 'EXCHANGED')];
