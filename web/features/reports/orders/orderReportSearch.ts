import type { OrderReportPageQuery$variables } from '../../../__generated__/OrderReportPageQuery.graphql.ts';
import { choiceField, daysField, textField } from '../../../list/searchFields.ts';
import { reportDays } from '../reportDays.ts';

export const PARTS = ['day', 'source', 'courier', 'district', 'reason'] as const;
export type Part = (typeof PARTS)[number];

/** The search parameters of the report. */
export interface OrderReportSearch {
  /** The last fourteen days when left out; see reportDays. */
  days?: string;
  /** The day of an order that counts; when it was taken when left out. */
  of?: 'SHIPPED';
  /** The grouping of the figures: by day when left out. */
  by?: Part;
  /** Only orders from there, of this courier, to this district. */
  source?: string;
  courier?: string;
  district?: string;
}

export const readOrderReportSearch = (raw: Record<string, unknown>): OrderReportSearch => ({
  days: daysField(raw.days), of: choiceField(['SHIPPED'])(raw.of), by: choiceField(PARTS, 'day')(raw.by),
  source: textField(raw.source), courier: textField(raw.courier), district: textField(raw.district),
});

export const orderReportVariables = ({ days, of, by: _part, ...only }: OrderReportSearch): OrderReportPageQuery$variables => ({
  filter: { ...reportDays({ days }), by: of, ...only },
});
