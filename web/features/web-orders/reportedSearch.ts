import type { TFunction } from 'i18next';
import type { WebOrdersFilter } from '../../__generated__/WebOrderListPageQuery.graphql.ts';
import { dayRange } from '../../list/dayRange.ts';
import { dayRangeWords } from '../../list/dayRangeWords.ts';
import { choiceField, daysField, textField } from '../../list/searchFields.ts';
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
  /** Days of the call, see dayRange. */
  calledOn?: string;
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
  outcome: choiceField(['CONFIRMED', 'CANCELLED']), calledOn: daysField, product: textField, orders: choiceField(['YES', 'NO']), called: choiceField(['YES']), unmatched: choiceField(['YES']), name: textField,
};

export function reportedFilter({ source, hour, reason, unsaid, caller, outcome, calledOn, product, orders, called, unmatched }: ReportedSearch): WebOrdersFilter {
  const callDays = dayRange(calledOn);
  return {
    ...(source && { source }), ...(hour !== undefined && { orderedHour: hour }), ...(reason && { cancelReason: reason }),
    ...(unsaid && { cancelReason: '' }), ...(caller && { calledBy: caller }), ...(outcome && { outcome }),
    ...(callDays?.from && { calledFrom: callDays.from }), ...(callDays?.to && { calledTo: callDays.to }),
    ...(product && { product }), ...(orders && { isOrder: orders === 'YES' }), ...(called && { isCalled: true }), ...(unmatched && { isUnmatched: true }),
  };
}

const NOTHING: ReportedSearch = {
  source: undefined, hour: undefined, reason: undefined, unsaid: undefined, caller: undefined, outcome: undefined, calledOn: undefined,
  product: undefined, orders: undefined, called: undefined, unmatched: undefined, name: undefined,
};

const oClock = (hour: number) => `${twoDigits(hour)}:${twoDigits(0)}`;

/** '14:00–15:00' */
export const hourText = (hour: number): string => `${oClock(hour)}–${oClock((hour + 1) % 24)}`;

/** The report's filter in words, with the days of the calls; null without such a filter. */
export function reportedText(search: ReportedSearch, t: TFunction): string | null {
  const days = dayRangeWords(search.calledOn, t);
  const text = filterText(search, t) ?? (days ? t('Called about') : null);
  return text && days ? t('{{text}}, {{days}}', { text, days }) : text;
}

function filterText({ source, hour, reason, unsaid, caller, outcome, product, orders, called, unmatched, name = '' }: ReportedSearch, t: TFunction): string | null {
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
