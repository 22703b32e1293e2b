import { expect, it } from 'vitest';
import { seedBusiness } from '../../../../prisma/seed/factories/business.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { createLocation } from '../locations.ts';

it('a business has 50 locations and no more', async () => {
  const { id: businessId, founder } = await seedBusiness();
  const session = await sessionFor(founder);
  const others = 49 - await db.location.count({ where: { businessId } });
  await db.location.createMany({ data: Array.from({ length: others }, (_, index) => ({ businessId, name: `Shelf ${index}` })) });
  await execute(createLocation, session, { name: 'The last' });
  await expect(execute(createLocation, session, { name: 'One more' })).rejects.toMatchObject({ reason: 'LOCATION_LIMIT' });
});
