import { describe, expect, it } from 'vitest';
import { seedBusiness } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { updateBusiness } from '../business-settings.ts';

const named = { version: 1, address: '', hotline: '', orderPrefix: '' };
const fees = {
  deliveryFeeInside: 60, deliveryFeeSuburb: 100.5, deliveryFeeOutside: 130, packagingCost: 12.25, codFeePercent: 1.15,
  reservationTiming: 'ORDER', allowsBackorder: true, deliveryIncludedKg: 2, deliveryFeeExtraKg: 15.5,
};

async function shopOf() {
  const shop = await seedBusiness();
  return { shop, session: await sessionFor(shop.founder), input: { ...named, name: shop.name } };
}

const read = (id: string) => db.business.findUniqueOrThrow({ where: { id } });

describe('fees and stock rules of a business', () => {
  it('are nothing at first, and kept in poisha', async () => {
    const { shop, session, input } = await shopOf();
    expect(await read(shop.id)).toMatchObject({
      deliveryFeeInsidePoisha: 0n, packagingCostPoisha: 0n, reservationTiming: 'CONFIRMATION', allowsBackorder: false,
    });
    await execute(updateBusiness, session, { ...input, ...fees });
    const saved = await read(shop.id);
    expect(saved).toMatchObject({
      deliveryFeeInsidePoisha: 6_000n, deliveryFeeSuburbPoisha: 10_050n, deliveryFeeOutsidePoisha: 13_000n,
      deliveryIncludedKg: 2, deliveryFeeExtraKgPoisha: 1_550n, packagingCostPoisha: 1_225n, reservationTiming: 'ORDER', allowsBackorder: true, version: 2,
    });
    expect(saved.codFeePercent.toNumber()).toBe(1.15);
  });

  it('stay as they are when a client does not know of them', async () => {
    const { shop, session, input } = await shopOf();
    await execute(updateBusiness, session, { ...input, ...fees });
    await execute(updateBusiness, session, { ...input, version: 2, address: 'Mirpur 10' });
    expect(await read(shop.id)).toMatchObject({
      address: 'Mirpur 10', deliveryFeeInsidePoisha: 6_000n, reservationTiming: 'ORDER', allowsBackorder: true,
    });
  });

  it('are not an administrator\'s to change where they are hidden: packaging is a cost', async () => {
    const { shop, session, input } = await shopOf();
    await execute(updateBusiness, session, { ...input, ...fees });
    const admin = await sessionFor(await withMember(shop, { role: 'ADMIN', flags: ['hideProductCostReportForAdmin'] }));
    const guess = execute(updateBusiness, admin, { ...input, version: 2, packagingCost: 12.25 });
    await expect(guess).rejects.toMatchObject({ code: 'FORBIDDEN', message: expect.stringContaining('may not see costs') });
    await expect(execute(updateBusiness, admin, { ...input, version: 2, codFeePercent: 1 })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await execute(updateBusiness, admin, { ...input, version: 2, hotline: '01712345678' });
    const saved = await read(shop.id);
    expect(saved).toMatchObject({ packagingCostPoisha: 1_225n, hotline: '01712345678' });
    expect(saved.codFeePercent.toNumber()).toBe(1.15);
  });

  it('stand in the audit trail as they were and as they are', async () => {
    const { shop, session, input } = await shopOf();
    await execute(updateBusiness, session, { ...input, deliveryFeeInside: 70 });
    const entry = await db.auditEntry.findFirstOrThrow({ where: { businessId: shop.id, command: 'business.update' } });
    expect(entry.before).toMatchObject({ deliveryFeeInsidePoisha: '0', allowsBackorder: false });
    expect(entry.after).toMatchObject({ deliveryFeeInsidePoisha: '7000', allowsBackorder: false, name: shop.name });
  });

  it.each([
    [{ deliveryFeeInside: -1 }, 'An amount cannot be negative'],
    [{ deliveryFeeSuburb: 1e15 }, 'The amount is too large'],
    [{ deliveryFeeOutside: 60.005 }, 'At most two decimals'],
    [{ packagingCost: -0.01 }, 'An amount cannot be negative'],
    [{ codFeePercent: 100.01 }, 'Between 0 and 100 percent'],
    [{ codFeePercent: -1 }, 'Between 0 and 100 percent'],
    [{ codFeePercent: 1.005 }, 'At most two decimals'],
  ])('refuse %j', async (wrong, message) => {
    const { shop, session, input } = await shopOf();
    const attempt = execute(updateBusiness, session, { ...input, ...wrong });
    await expect(attempt).rejects.toMatchObject({
      code: 'BAD_REQUEST', fieldErrors: [{ field: Object.keys(wrong)[0], message }],
    });
    expect((await read(shop.id)).version).toBe(1);
  });

  it.each([{ reservationTiming: 'NEVER' }, { allowsBackorder: 'yes' }])('refuse %j', async (wrong) => {
    const { session, input } = await shopOf();
    const attempt = execute(updateBusiness, session, { ...input, ...wrong });
    await expect(attempt).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('are saved by one of those who read the same version', async () => {
    const { shop, session, input } = await shopOf();
    const outcomes = await Promise.allSettled(
      [10, 20, 30, 40].map((deliveryFeeInside) => execute(updateBusiness, session, { ...input, deliveryFeeInside })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'CONFLICT' });
    }
    expect((await read(shop.id)).version).toBe(2);
  });

  it('are not for members to change', async () => {
    const { shop, input } = await shopOf();
    const session = await sessionFor(await withMember(shop, { flags: ['order', 'createUser'] }));
    await expect(execute(updateBusiness, session, input)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
