import type { TFunction } from 'i18next';
import type { WebOrdersFilter } from '../../__generated__/WebOrderListPageQuery.graphql.ts';
import { choiceField, textField } from '../../list/searchFields.ts';
import type { SearchField } from '../../list/searchFields.ts';

/** What the figures of the report lead to: the orders that one of them has counted. */
export interface ReportedSearch {
  /** Where leads came from. */
  source?: string;
  /** Of the day, 0 to 23. */
  hour?: number;
  reason?: string;
  /** Cancelled without a reason: by the shop. */
  unsaid?: 'YES';
  /** Id of somebody who called, and what came of it. */
  caller?: string;
  outcome?: 'CONFIRMED' | 'CANCELLED';
  /** Id of a product. */
  product?: string;
  /** With a line that stands for no product. */
  unmatched?: 'YES';
  /** What the report calls the caller or the product, to be shown. */
  name?: string;
}

const hourField: SearchField<number> = (raw) => {
  const hour = Number(raw);
  return raw !== '' && raw !== undefined && Number.isInteger(hour) && hour >= 0 && hour <= 23 ? hour : undefined;
};

export const reportedFields = {
  source: textField, hour: hourField, reason: textField, unsaid: choiceField(['YES']), caller: textField,
  outcome: choiceField(['CONFIRMED', 'CANCELLED']), product: textField, unmatched: choiceField(['YES']), name: textField,
};

export function reportedFilter({ source, hour, reason, unsaid, caller, outcome, product, unmatched }: ReportedSearch): WebOrdersFilter {
  return {
    ...(source && { source }), ...(hour !== undefined && { orderedHour: hour }), ...(reason && { cancelReason: reason }),
    ...(unsaid && { cancelReason: '' }), ...(caller && { calledBy: caller }), ...(outcome && { outcome }),
    ...(product && { product }), ...(unmatched && { isUnmatched: true }),
  };
}

const NOTHING: ReportedSearch = {
  source: undefined, hour: undefined, reason: undefined, unsaid: undefined, caller: undefined, outcome: undefined, product: undefined,
  unmatched: undefined, name: undefined,
};

/** '14:00 to 15:00' */
export const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00–${String((hour + 1) % 24).padStart(2, '0')}:00`;

/** What the report has filtered the list by, in words and with what takes it away; null when it has not. */
export function reportedText({ source, hour, reason, unsaid, caller, outcome, product, unmatched, name = '' }: ReportedSearch, t: TFunction): string | null {
  if (source) return t('Leads from {{source}}', { source });
  if (hour !== undefined) return t('Ordered {{hours}}', { hours: hourText(hour) });
  if (reason) return t('Cancelled: {{reason}}', { reason });
  if (unsaid) return t('Cancelled in the shop');
  if (caller && outcome === 'CONFIRMED') return t('Confirmed by {{name}}', { name });
  if (caller && outcome === 'CANCELLED') return t('Cancelled by {{name}}', { name });
  if (caller) return t('Called by {{name}}', { name });
  if (product) return t('With {{name}}', { name });
  return unmatched ? t('With items not matched') : null;
}

/** The list without what the report has filtered it by. */
export const withoutReported = (): ReportedSearch => NOTHING;
