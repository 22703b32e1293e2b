import { addDays } from '../../../../schema/rules/format.ts';
import type { InventoryReportPageQuery$variables } from '../../../__generated__/InventoryReportPageQuery.graphql.ts';
import { dayRange } from '../../../list/dayRange.ts';
import { defineSearch } from '../../../list/defineSearch.ts';
import { choiceField, textField } from '../../../list/searchFields.ts';
import { currentDay } from '../../../relay/serverTime.ts';
import { productDaysFields } from './productReportSearch.ts';
import type { ProductDays } from './productReportSearch.ts';

/** How many days back the stock can be seen. */
export const MAX_DAYS_AGO = 366;

/** For how many days nothing of dead stock was sold. */
export const IDLE_DAYS = [30, 60, 90, 180] as const;
const USUAL_IDLE_DAYS = 90;

const SORTS = ['VALUE', 'OLDEST', 'DEAD', 'COVER'] as const;

/** The search parameters of the inventory report. Days are kept for the other parts of the report. */
export interface InventoryReportSearch extends ProductDays {
  /** The day whose end is shown, as YYYY-MM-DD: now when left out. */
  on?: string;
  /** An earlier day to compare the sums with, at its end. */
  vs?: string;
  /** What a line stands for: a variant when left out. */
  row?: 'PRODUCT';
  /** All stock when left out. */
  show?: 'DEAD';
  /** One of IDLE_DAYS: 90 when left out. */
  idle?: number;
  /** Global id: all locations when left out. */
  location?: string;
  /** By pieces when left out. */
  sort?: (typeof SORTS)[number];
}

/** A day of the past that can be seen; today and everything else is now. */
function pastDay(raw: unknown): string | undefined {
  const day = typeof raw === 'string' && dayRange(`${raw}..${raw}`)?.from;
  const today = currentDay();
  return day && day < today && day >= addDays(today, -MAX_DAYS_AGO) ? day : undefined;
}

/** So many days of the choices, for the address: the usual ones are left out. */
export const writtenIdleDays = (raw: unknown): number | undefined => IDLE_DAYS.find((days) => days === Number(raw) && days !== USUAL_IDLE_DAYS);

export const idleDays = ({ idle = USUAL_IDLE_DAYS }: Pick<InventoryReportSearch, 'idle'>): number => idle;

export const inventoryReportSearch = defineSearch<InventoryReportSearch, InventoryReportPageQuery$variables>({
  fields: {
    ...productDaysFields, on: pastDay, vs: pastDay, row: choiceField(['PRODUCT']), show: choiceField(['DEAD']), idle: writtenIdleDays, location: textField,
    sort: choiceField(SORTS),
  },
  tab: 'row',
  variables: ({ on, vs, row, show, idle, location, sort, search, category, brand }) => {
    const sums = {
      idleDays: idleDays({ idle }), ...(on && { asOf: on }), ...(location && { locationId: location }),
      ...(search && { search }), ...(category && { category }), ...(brand && { brand }),
    };
    const isEarlier = vs !== undefined && (on === undefined || vs < on);
    return { sums, earlier: { ...sums, ...(isEarlier && { asOf: vs }) }, isCompared: isEarlier, filter: { ...sums, ...(show && { isDead: true }) }, row: row ?? 'VARIANT', sort: sort ?? 'UNITS' };
  },
});
