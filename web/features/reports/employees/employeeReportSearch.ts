import type { EmployeeReportPageQuery$variables } from '../../../__generated__/EmployeeReportPageQuery.graphql.ts';
import { choiceField, daysField } from '../../../list/searchFields.ts';
import { reportDays } from '../reportDays.ts';

/** The search parameters of the report. */
export interface EmployeeReportSearch {
  /** The last fourteen days when left out; see reportDays. */
  days?: string;
  /** Whose an order is: who took it when left out. */
  credit?: 'CONFIRMED';
}

export const readEmployeeReportSearch = (raw: Record<string, unknown>): EmployeeReportSearch => ({
  days: daysField(raw.days), credit: choiceField(['CONFIRMED'])(raw.credit),
});

export const employeeReportVariables = (search: EmployeeReportSearch): EmployeeReportPageQuery$variables => ({
  filter: { ...reportDays(search), ...(search.credit && { credit: search.credit }) },
});
