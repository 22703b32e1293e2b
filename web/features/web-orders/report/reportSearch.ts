import type { WebOrderReportPageQuery$variables } from '../../../__generated__/WebOrderReportPageQuery.graphql.ts';
import { choiceField, daysField, textField } from '../../../list/searchFields.ts';
import { reportDays } from '../../reports/reportDays.ts';

export const PARTS = ['day', 'site', 'hour', 'caller', 'product', 'reason'] as const;
export type Part = (typeof PARTS)[number];

/** The search parameters of the report. */
export interface ReportSearch {
  /** The last fourteen days when left out; see reportDays. */
  days?: string;
  /** Id of a web shop; all shops when left out. */
  site?: string;
  /** The grouping of the figures: by day when left out. */
  by?: Part;
}

export const readReportSearch = (raw: Record<string, unknown>): ReportSearch => ({
  days: daysField(raw.days), site: textField(raw.site), by: choiceField(PARTS, 'day')(raw.by),
});

/** Callers and products are separate statements, so they are queried only when they are shown. */
export function reportVariables(search: ReportSearch): WebOrderReportPageQuery$variables {
  return {
    filter: { ...reportDays(search), ...(search.site && { site: search.site }) },
    showsCallers: search.by === 'caller', showsProducts: search.by === 'product',
  };
}
