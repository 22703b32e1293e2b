import type { EmployeeReportPageQuery$variables } from '../../../__generated__/EmployeeReportPageQuery.graphql.ts';
import { choiceField, daysField } from '../../../list/searchFields.ts';
import { reportDays } from '../reportDays.ts';

/** The search parameters of the report. */
export interface EmployeeReportSearch {
  /** The last fourteen days when left out; see reportDays. */
  days?: string;
  /** Whose an order is: as the advance setting says when left out. */
  credit?: 'TAKEN' | 'CONFIRMED';
}

export const readEmployeeReportSearch = (raw: Record<string, unknown>): EmployeeReportSearch => ({
  days: daysField(raw.days), credit: choiceField(['TAKEN', 'CONFIRMED'])(raw.credit),
});

export const employeeReportVariables = (search: EmployeeReportSearch): EmployeeReportPageQuery$variables => ({
  ...reportDays(search), filter: { ...reportDays(search), ...(search.credit && { credit: search.credit }) },
});
