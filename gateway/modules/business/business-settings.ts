import { z } from 'zod';
import { defineCommand } from '../../commands/command.ts';
import { phone, requiredText, text, version } from '../../commands/fields.ts';
import { ConflictError } from '../../errors.ts';

const ONBOARDING_STEPS = 5;

/** An order number is printed behind it: 'NG-' makes 'NG-1024'. */
const orderPrefix = text(10)
  .refine((value) => /^[\p{L}\p{N}\-/]*$/u.test(value), 'Letters, digits, - and / only');

/** What the business is called and how it is reached, as invoices and stickers print it. */
export const updateBusiness = defineCommand({
  name: 'business.update',
  permission: 'ADMIN',
  input: z.object({
    version: version(),
    name: requiredText(100),
    address: text(300),
    /** Empty for none. */
    hotline: z.union([phone(), z.literal('')]).meta({ graphql: 'String' }),
    orderPrefix,
  }),
  run: async ({ tx, session, audit }, { version: read, ...after }) => {
    const { businessId: id } = session;
    await tx.$executeRaw`SELECT 1 FROM "Business" WHERE "id" = ${id}::uuid FOR UPDATE`;
    const { version: current, createdById, ...before } = await tx.business.findUniqueOrThrow({
      where: { id },
      select: {
        version: true, createdById: true, name: true, address: true, hotline: true, orderPrefix: true,
      },
    });
    if (current !== read) throw new ConflictError('Business was changed by someone else, please reload');
    const namesake = await tx.business.findFirst({
      where: { createdById, name: { equals: after.name, mode: 'insensitive' }, id: { not: id } },
      select: { id: true },
    });
    if (namesake) throw new ConflictError('The founder already has a business with this name');
    const data = { ...after, version: { increment: 1 } };
    await tx.business.update({ where: { id }, data, select: { id: true } });
    await audit({ entity: ['Business', id], summary: 'Changed the business settings', before, after });
    return { id };
  },
});

/** How far the first steps after signing up have come; 5 of 5 is done. */
export const setOnboardingStep = defineCommand({
  name: 'business.setOnboardingStep',
  permission: 'ADMIN',
  input: z.object({ step: z.int().min(0).max(ONBOARDING_STEPS) }),
  run: async ({ tx, session, audit }, { step }) => {
    const { businessId: id } = session;
    await tx.business.update({ where: { id }, data: { onboardingStep: step }, select: { id: true } });
    await audit({ entity: ['Business', id], summary: `First steps: ${step} of ${ONBOARDING_STEPS}` });
    return { id };
  },
});
