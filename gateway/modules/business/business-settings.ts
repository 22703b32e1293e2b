import { z } from 'zod';
import { FIRST_STEPS } from '../../../schema/rules/first-steps.ts';
import { msg } from '../../../schema/rules/message.ts';
import { ORDER_PREFIX } from '../../../schema/rules/order-code.ts';
import { defineCommand } from '../../commands/command.ts';
import { money, phoneOrNone, requiredText, text, version } from '../../commands/fields.ts';
import { ReservationTiming } from '../../db/generated/client/enums.ts';
import { ConflictError, ForbiddenError } from '../../errors.ts';
import { isNameTaken } from './business-name.ts';

const MAX_RESTOCK_DAYS = 365;
const MAX_KG = 1_000;

export const reservationTiming = z.enum(ReservationTiming);

/** An order number is printed behind it: 'NG-' makes 'NG-1024'. */
const orderPrefix = text(10)
  .refine((value) => ORDER_PREFIX.test(value), 'Letters, digits, - and / only');

const percent = () =>
  z.number()
    .min(0, 'Between 0 and 100 percent')
    .max(100, 'Between 0 and 100 percent')
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'At most two decimals');

const SETTINGS = {
  name: true, address: true, hotline: true, orderPrefix: true, reservationTiming: true, allowsBackorder: true, restockDays: true,
  deliveryFeeInsidePoisha: true, deliveryFeeSuburbPoisha: true, deliveryFeeOutsidePoisha: true,
  deliveryIncludedKg: true, deliveryFeeExtraKgPoisha: true,
  packagingCostPoisha: true, codFeePercent: true,
} as const;

/**
 * Changes the name and contact, the charges and the stock settings of the business. A field that is left out is not changed.
 */
export const updateBusiness = defineCommand({
  name: 'business.update',
  permission: 'ADMIN',
  input: z.object({
    version: version(),
    name: requiredText(100),
    address: text(300),
    /** Empty for none. */
    hotline: phoneOrNone(),
    orderPrefix,
    deliveryFeeInside: money().optional(),
    deliveryFeeSuburb: money().optional(),
    deliveryFeeOutside: money().optional(),
    deliveryIncludedKg: z.int().min(0).max(MAX_KG, 'At most 1,000 kg').optional().describe('Kilograms that these fees include.'),
    deliveryFeeExtraKg: money().optional().describe('What each further kilogram that is begun adds, in taka.'),
    packagingCost: money().optional().describe('Only from somebody who may see costs.'),
    codFeePercent: percent().optional().describe('Only from somebody who may see costs.'),
    /** Holds for orders taken from now on; earlier ones keep their reservations. */
    reservationTiming: reservationTiming.optional(),
    /** When it is turned off, orders that were already promised beyond the stock stay so. */
    allowsBackorder: z.boolean().optional(),
    restockDays: z.int().min(0).max(MAX_RESTOCK_DAYS, 'At most 365 days').optional()
      .describe('Days that bought goods take to come; 0 when only levels say what is low on stock.'),
  }),
  run: async ({ tx, session, audit }, { version: read, ...input }) => {
    const { businessId: id } = session;
    // Without the right to see costs, a person would overwrite a value that they cannot see.
    if ((input.packagingCost ?? input.codFeePercent) !== undefined && !session.canSeeCost) {
      throw new ForbiddenError('You may not see costs, so you cannot change what packaging and collecting cost');
    }
    await tx.$executeRaw`SELECT 1 FROM "Business" WHERE "id" = ${id}::uuid FOR UPDATE`;
    const { version: current, createdById, ...before } = await tx.business.findUniqueOrThrow({
      where: { id },
      select: { version: true, createdById: true, ...SETTINGS },
    });
    if (current !== read) throw new ConflictError('Business was changed by someone else, please reload');
    const isTaken = await isNameTaken(tx, { founderId: createdById, name: input.name, exceptId: id });
    if (isTaken) throw new ConflictError('The founder already has a business with this name');
    const { deliveryFeeInside, deliveryFeeSuburb, deliveryFeeOutside, deliveryFeeExtraKg, packagingCost, ...rest } = input;
    const changes = {
      ...rest,
      deliveryFeeInsidePoisha: deliveryFeeInside,
      deliveryFeeSuburbPoisha: deliveryFeeSuburb,
      deliveryFeeOutsidePoisha: deliveryFeeOutside,
      deliveryFeeExtraKgPoisha: deliveryFeeExtraKg,
      packagingCostPoisha: packagingCost,
    };
    await tx.business.update({ where: { id }, data: { ...changes, version: { increment: 1 } }, select: { id: true } });
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const after = { ...before, ...given };
    await audit({ entity: ['Business', id], summary: msg('Changed the business settings'), before, after });
    return { id };
  },
});

/** Stores how many of the five first steps after sign-up are done. */
export const setOnboardingStep = defineCommand({
  name: 'business.setOnboardingStep',
  permission: 'ADMIN',
  input: z.object({ step: z.int().min(0).max(FIRST_STEPS).describe('Steps that are done.') }),
  run: async ({ tx, session, audit }, { step }) => {
    const { businessId: id } = session;
    await tx.business.update({ where: { id }, data: { onboardingStep: step }, select: { id: true } });
    await audit({ entity: ['Business', id], summary: msg('First steps: {{step}} of {{of}}', { step, of: FIRST_STEPS }) });
    return { id };
  },
});
