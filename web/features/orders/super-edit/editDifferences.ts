import type { TFunction } from 'i18next';
import { formatDay, formatTaka } from '../../../../schema/rules/format.ts';
import { statusText } from '../../../ui/statusMeaning.ts';
import { lineTotal } from '../new-order/orderDraft.ts';
import type { LineDraft } from '../new-order/orderDraft.ts';
import { dayLabels, DAYS, outcomeFields, outcomeLabels, tagsOf, WORDS } from './editDraft.ts';
import type { EditDraft, Word } from './editDraft.ts';

export interface Difference {
  id: string;
  what: string;
  before: string;
  after: string;
}

/** Names for ids. */
export interface Known {
  t: TFunction;
  lineName: (lineId: string) => string;
  nameOf: (assigneeId: string) => string;
}

/** The changed fields before and after; stock and journal lines come from the gateway's preview. */
export function differences(saved: EditDraft, draft: EditDraft, { t, nameOf, lineName }: Known): Difference[] {
  const rows: Difference[] = [];
  const add = (id: string, what: string, before: string, after: string) => {
    if (before !== after) rows.push({ id, what, before: before || '–', after: after || '–' });
  };
  add('status', t('Status'), statusText(saved.status, t), statusText(draft.status, t));
  const asked = outcomeFields(saved.status, draft.status);
  for (const { lineId, ...outcome } of asked.length > 0 ? draft.outcomes : []) {
    const labels = outcomeLabels(t);
    add(`outcome ${lineId}`, lineName(lineId), '', asked.filter((name) => outcome[name]).map((name) => `${labels[name]}: ${outcome[name]}`).join(', '));
  }
  if (draft.status !== saved.status && draft.status === 'HOLD') add('holdUntil', t('Hold until'), '', draft.holdUntil && formatDay(draft.holdUntil));
  const labels: Record<Word, string> = {
    customerName: t('Name'), phone: t('Phone'), trackingCode: t('Tracking code'), altPhone: t('Other phone'), address: t('Address'), district: t('District'), thana: t('Thana'),
    source: t('Source'), plannedCourier: t('Courier'), shippingNote: t('Shipping note'), note: t('Internal note'), scheduledFor: t('Send on'), returnReason: t('Return reason'),
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

/** A row for an amount that the gateway calculated. */
export const amountRow = (id: string, what: string, before: number, after: number): Difference[] =>
  (before === after ? [] : [{ id, what, before: formatTaka(before), after: formatTaka(after) }]);
