import type { OrderReportPageQuery$variables } from '../../../__generated__/OrderReportPageQuery.graphql.ts';
import { choiceField, daysField } from '../../../list/searchFields.ts';
import { readOnlySearch, type OnlySearch } from '../onlySearch.ts';
import { reportDays } from '../reportDays.ts';

export const PARTS = ['day', 'source', 'courier', 'district', 'reason'] as const;
export type Part = (typeof PARTS)[number];

/** The search parameters of the report. */
export interface OrderReportSearch extends OnlySearch {
  /** The last fourteen days when left out; see reportDays. */
  days?: string;
  /** The day of an order that counts; when it was taken when left out. */
  of?: 'SHIPPED';
  /** The grouping of the figures: by day when left out. */
  by?: Part;
}

export const readOrderReportSearch = (raw: Record<string, unknown>): OrderReportSearch => ({
  days: daysField(raw.days), of: choiceField(['SHIPPED'])(raw.of), by: choiceField(PARTS, 'day')(raw.by),
  ...readOnlySearch(raw),
});

export const orderReportVariables = ({ days, of, by: _part, ...only }: OrderReportSearch): OrderReportPageQuery$variables => ({
  filter: { ...reportDays({ days }), by: of, ...only },
});
