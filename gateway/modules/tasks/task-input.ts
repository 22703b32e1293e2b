import { z } from 'zod';
import { idOf, requiredText, text, time } from '../../commands/fields.ts';
import { TaskOutcome, TaskPriority, TaskStatus, TaskType } from '../../db/generated/client/enums.ts';

// One shared schema each, because GraphQL names the enum once.
export const taskType = z.enum(TaskType);
export const taskStatus = z.enum(TaskStatus);
export const taskPriority = z.enum(TaskPriority);
export const taskOutcome = z.enum(TaskOutcome);

/** What a person says of a task. */
export const taskFields = {
  title: requiredText(200).describe('What is to be done, in one line.'),
  type: taskType.describe('What kind of work it is.'),
  priority: taskPriority.default('NORMAL').describe('NORMAL when left out.'),
  dueAt: time().meta({ graphql: 'DateTime' }).describe('When it is to be done.'),
  note: text(2000).optional().describe('What whoever does it should know.'),
  assigneeId: idOf('Member').optional().describe('Who is to do it; nobody in particular when left out.'),
};

/** The record that a task is about: one of these, or none. */
export const taskRecord = {
  orderId: idOf('Order').optional().describe('The order that it is about.'),
  webOrderId: idOf('WebOrder').optional().describe('The web order that it is about.'),
  productId: idOf('Product').optional().describe('The product that it is about.'),
  customerId: idOf('Customer').optional().describe('The customer that it is about.'),
  statementId: idOf('CourierStatement').optional().describe("The courier's statement that it is about."),
  purchaseId: idOf('Purchase').optional().describe('The purchase that it is about.'),
};

/** No task is put off for longer. */
const MAX_SNOOZE_DAYS = 365;

export const snoozeTime = time().meta({ graphql: 'DateTime', sample: new Date(Date.now() + 86_400_000) })
  .refine((until) => until.getTime() > Date.now(), 'Choose a time that is still to come')
  .refine((until) => until.getTime() < Date.now() + MAX_SNOOZE_DAYS * 86_400_000, 'At most a year from now');
