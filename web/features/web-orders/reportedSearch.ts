import type { TFunction } from 'i18next';
import type { WebOrdersFilter } from '../../__generated__/WebOrderListPageQuery.graphql.ts';
import { choiceField, textField } from '../../list/searchFields.ts';
import type { SearchField } from '../../list/searchFields.ts';
import { twoDigits } from '../../ui/oneDecimal.ts';

/** The filters behind the report's figures: the list with such a filter shows the orders that a figure counts. */
export interface ReportedSearch {
  /** The source of leads. */
  source?: string;
  /** The hour of the day in Dhaka, 0 to 23. */
  hour?: number;
  reason?: string;
  /** Cancelled by the shop, which gives no reason. */
  unsaid?: 'YES';
  /** Id of a caller, and the outcome of the call. */
  caller?: string;
  outcome?: 'CONFIRMED' | 'CANCELLED';
  /** Id of a product. */
  product?: string;
  /** Without checkouts that were never finished, or only those. */
  orders?: 'YES' | 'NO';
  /** Somebody has called about it. */
  called?: 'YES';
  /** With at least one unmapped line. */
  unmatched?: 'YES';
  /** The report's name for the caller or product, to be shown. */
  name?: string;
}

const hourField: SearchField<number> = (raw) => {
  const hour = Number(raw);
  return raw !== '' && raw !== undefined && Number.isInteger(hour) && hour >= 0 && hour <= 23 ? hour : undefined;
};

export const reportedFields = {
  source: textField, hour: hourField, reason: textField, unsaid: choiceField(['YES']), caller: textField,
  outcome: choiceField(['CONFIRMED', 'CANCELLED']), product: textField, orders: choiceField(['YES', 'NO']), called: choiceField(['YES']), unmatched: choiceField(['YES']), name: textField,
};

export function reportedFilter({ source, hour, reason, unsaid, caller, outcome, product, orders, called, unmatched }: ReportedSearch): WebOrdersFilter {
  return {
    ...(source && { source }), ...(hour !== undefined && { orderedHour: hour }), ...(reason && { cancelReason: reason }),
    ...(unsaid && { cancelReason: '' }), ...(caller && { calledBy: caller }), ...(outcome && { outcome }),
    ...(product && { product }), ...(orders && { isOrder: orders === 'YES' }), ...(called && { isCalled: true }), ...(unmatched && { isUnmatched: true }),
  };
}

const NOTHING: ReportedSearch = {
  source: undefined, hour: undefined, reason: undefined, unsaid: undefined, caller: undefined, outcome: undefined, product: undefined,
  orders: undefined, called: undefined, unmatched: undefined, name: undefined,
};

const oClock = (hour: number) => `${twoDigits(hour)}:${twoDigits(0)}`;

/** '14:00–15:00' */
export const hourText = (hour: number): string => `${oClock(hour)}–${oClock((hour + 1) % 24)}`;

/** The report's filter in words, with the change that removes it; null without such a filter. */
export function reportedText({ source, hour, reason, unsaid, caller, outcome, product, orders, called, unmatched, name = '' }: ReportedSearch, t: TFunction): string | null {
  if (source) return t('Leads from {{source}}', { source });
  if (hour !== undefined) return t('Ordered {{hours}}', { hours: hourText(hour) });
  if (reason) return t('Cancelled: {{reason}}', { reason });
  if (unsaid) return t('Cancelled in the shop');
  if (caller && outcome === 'CONFIRMED') return t('Confirmed by {{name}}', { name });
  if (caller && outcome === 'CANCELLED') return t('Cancelled by {{name}}', { name });
  if (caller) return t('Called by {{name}}', { name });
  if (product) return t('With {{name}}', { name });
  if (called) return t('Called about');
  if (unmatched) return t('With items not matched');
  if (orders === 'NO') return t('Unfinished checkouts');
  return orders ? t('Without unfinished checkouts') : null;
}

/** The search without the report's filter. */
export const withoutReported = (): ReportedSearch => NOTHING;
