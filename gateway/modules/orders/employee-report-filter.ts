import { z } from 'zod';
import { day, idOf, text } from '../../commands/fields.ts';
import type { EmployeeCredit as Credit } from '../../db/generated/client/enums.ts';
import { employeeCredit } from '../business/advance-setting.ts';

export type EmployeeCredit = Credit;

export const employeeReportFilter = z.object({
  from: day().optional().meta({ sample: '2026-01-01' }).describe('First day in Dhaka, as YYYY-MM-DD; 13 days before the last one when left out.'),
  to: day().optional().meta({ sample: '2026-01-31' }).describe('Last day in Dhaka; today when left out. At most 92 days.'),
  credit: employeeCredit.optional().describe('Whose an order is: who took it, or who confirmed it. As the business has set it when left out.'),
  person: idOf('Member').optional().describe('Only what this member did, and became of their orders.'),
  source: text(50).optional().describe("Only orders that came from there: 'Facebook'. Calls, which are about no order yet, are left out then."),
  courier: text(100).optional().describe('Only orders that this courier has, or is to carry. Calls are left out then.'),
});
