import type { EmployeeReportPageQuery$variables } from '../../../__generated__/EmployeeReportPageQuery.graphql.ts';
import { choiceField, daysField, textField } from '../../../list/searchFields.ts';
import { reportDays } from '../reportDays.ts';

/** The search parameters of the report. */
export interface EmployeeReportSearch {
  /** The last fourteen days when left out; see reportDays. */
  days?: string;
  /** Whose an order is: as the advance setting says when left out. */
  credit?: 'TAKEN' | 'CONFIRMED';
  /** Global id of the only member that is shown. */
  person?: string;
  /** Only orders from there, of this courier. */
  source?: string;
  courier?: string;
}

export const readEmployeeReportSearch = (raw: Record<string, unknown>): EmployeeReportSearch => ({
  days: daysField(raw.days), credit: choiceField(['TAKEN', 'CONFIRMED'])(raw.credit),
  person: textField(raw.person), source: textField(raw.source), courier: textField(raw.courier),
});

/** The person is chosen from all people on the page: only the file asks for one of them. */
export const employeeReportVariables = ({ days, person: _person, ...only }: EmployeeReportSearch): EmployeeReportPageQuery$variables => ({
  ...reportDays({ days }), filter: { ...reportDays({ days }), ...only },
});
