import type { AdReportPageQuery$variables } from '../../__generated__/AdReportPageQuery.graphql.ts';
import { daysField } from '../../list/searchFields.ts';
import { reportDays } from '../reports/reportDays.ts';

/** The search parameters of the report of ads. */
export interface AdReportSearch {
  /** The last fourteen days when left out; see reportDays. */
  days?: string;
}

export const readAdReportSearch = (raw: Record<string, unknown>): AdReportSearch => ({ days: daysField(raw.days) });

export const adReportVariables = (search: AdReportSearch): AdReportPageQuery$variables => ({ filter: reportDays(search) });
