import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { money, version } from '../../commands/fields.ts';
import { EmployeeCredit, Exporters, Weekend } from '../../db/generated/client/enums.ts';
import { ConflictError, ForbiddenError } from '../../errors.ts';

const MAX_DAYS = 90;

export const exporters = z.enum(Exporters);
export const employeeCredit = z.enum(EmployeeCredit);
export const weekend = z.enum(Weekend);

const days = () => z.int('Enter a whole number').min(1, 'At least 1').max(MAX_DAYS, 'At most 90').optional();

const SETTINGS = {
  duplicateDays: true, returnGraceDays: true, holdReleaseDays: true, reopenDays: true, confirmsTyped: true, confirmsWeb: true,
  confirmsUpToPoisha: true, confirmsKnownOnly: true, takesDistrictCourier: true, exporters: true, employeeCredit: true, weekend: true,
} as const;

/** Changes the rules that orders, returns and exports follow by themselves. A field that is left out is not changed. */
export const saveAdvanceSetting = defineCommand({
  name: 'business.saveAdvanceSetting',
  permission: 'ADMIN',
  input: z.object({
    version: version(),
    duplicateDays: days().describe('Open orders of one phone within so many days of each other may be one order taken twice.'),
    returnGraceDays: days().describe('A parcel that is on its way back for longer than so many days is late.'),
    holdReleaseDays: days().describe('An order on hold gives its reserved stock back so many days after the day of the hold.'),
    reopenDays: days().describe('A cancelled order can be taken up again for so many days.'),
    confirmsTyped: z.boolean().optional().describe('Orders that people type are confirmed as soon as they are taken.'),
    confirmsWeb: z.boolean().optional().describe('Orders of web shops are confirmed as soon as they are approved.'),
    confirmsUpTo: money().optional().describe('Only up to this total, in taka; 0 for any.'),
    confirmsKnownOnly: z.boolean().optional().describe('Only for customers who have taken a parcel before.'),
    takesDistrictCourier: z.boolean().optional().describe('A new order without a courier gets the one of its district.'),
    employeeCredit: employeeCredit.optional().describe('Whose an order is in the report of employees.'),
    weekend: weekend.optional().describe('Days of the week that are no working days of anybody.'),
    exporters: exporters.optional().describe('Who may take lists and reports away as files. Only a founder changes this to or from FOUNDERS.'),
  }),
  run: async ({ tx, session, audit }, { version: read, confirmsUpTo, ...rest }) => {
    const { businessId: id } = session;
    await tx.$executeRaw`SELECT 1 FROM "Business" WHERE "id" = ${id}::uuid FOR NO KEY UPDATE`;
    const { version: current, ...before } = await tx.business.findUniqueOrThrow({ where: { id }, select: { version: true, ...SETTINGS } });
    if (current !== read) throw new ConflictError('Business was changed by someone else, please reload');
    const changes = { ...rest, confirmsUpToPoisha: confirmsUpTo };
    const after = { ...before, ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) };
    // An administrator would otherwise give back the right that the founder has taken away.
    if (before.exporters !== after.exporters && [before.exporters, after.exporters].includes('FOUNDERS') && !session.can('FOUNDER')) {
      throw new ForbiddenError('Only a founder decides that only founders may export');
    }
    await tx.business.update({ where: { id }, data: { ...changes, version: { increment: 1 } }, select: { id: true } });
    await audit({ entity: ['Business', id], summary: msg('Changed the advance setting'), before, after });
    return { id };
  },
});
