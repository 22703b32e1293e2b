import type { AdReportPageQuery$variables, MetaLevel as Level } from '../../__generated__/AdReportPageQuery.graphql.ts';
import { choiceField, daysField } from '../../list/searchFields.ts';
import { reportDays } from '../reports/reportDays.ts';

export type MetaLevel = Level;

/** The search parameters of the report of ads. */
export interface AdReportSearch {
  /** The last fourteen days when left out; see reportDays. */
  days?: string;
  /** Of what the figures of Meta are shown; campaigns when left out. */
  level?: MetaLevel;
}

const levelField = choiceField<MetaLevel>(['CAMPAIGN', 'AD_SET', 'AD']);

export const readAdReportSearch = (raw: Record<string, unknown>): AdReportSearch => ({ days: daysField(raw.days), level: levelField(raw.level) });

/** The days, for the report and its file. */
export const adReportVariables = (search: AdReportSearch) => ({ filter: reportDays(search) });

export const adReportPageVariables = (search: AdReportSearch): AdReportPageQuery$variables =>
  ({ ...adReportVariables(search), figures: { ...reportDays(search), level: search.level ?? 'CAMPAIGN' } });
