import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { idOf, requiredText, version } from '../../commands/fields.ts';
import type { Tx } from '../../db/client.ts';
import { lockRow } from '../../db/lock-row.ts';
import { PreconditionError, ValidationError } from '../../errors.ts';
import { plainName } from '../../list-query/like-text.ts';

/** Each variant has a balance at each location, so the number must stay small. */
const MAX_LOCATIONS = 50;

const name = requiredText(60).describe('Unique in the business, whatever the case.');

/** Adds a location. Throws ValidationError for a name in use, PreconditionError for too many locations. */
export const createLocation = defineCommand({
  name: 'inventory.createLocation',
  permission: 'ADMIN',
  input: z.object({ name }),
  run: async ({ tx, session: { businessId }, audit }, { name: wanted }) => {
    const locations = await lockLocations(tx, businessId);
    if (locations.length >= MAX_LOCATIONS) {
      throw new PreconditionError('LOCATION_LIMIT', msg('A business may have {{count}} locations', { count: MAX_LOCATIONS }));
    }
    refuseTakenName(locations, wanted);
    const id = uuidv7();
    await tx.location.create({ data: { businessId, id, name: wanted }, select: { id: true } });
    await audit({ entity: ['Location', id], summary: msg('Added {{name}}', { name: wanted }), after: { name: wanted } });
    return { id };
  },
});

/** Renames a location or makes it the default, which new orders reserve from first. */
export const updateLocation = defineCommand({
  name: 'inventory.updateLocation',
  permission: 'ADMIN',
  input: z.object({
    locationId: idOf('Location'),
    version: version(),
    name,
    isDefault: z.boolean().default(false).describe('True: new orders take their pieces from here first, and what is not here from the others. False leaves it as it is.'),
  }),
  run: async ({ tx, session: { businessId }, audit }, { locationId: id, version: expected, name: wanted, isDefault }) => {
    const locations = await lockLocations(tx, businessId);
    await lockRow(tx, 'Location', businessId, id, expected);
    refuseTakenName(locations, wanted, id);
    const before = locations.find((location) => location.id === id)!;
    if (isDefault && !before.isDefault) {
      await tx.location.updateMany({ where: { businessId, isDefault: true }, data: { isDefault: false, version: { increment: 1 } } });
    }
    const after = { name: wanted, isDefault: isDefault || before.isDefault };
    await tx.location.update({
      where: { businessId_id: { businessId, id } }, data: { ...after, version: { increment: 1 } }, select: { id: true },
    });
    await audit({ entity: ['Location', id], summary: msg('Changed {{name}}', { name: wanted }), before: { name: before.name, isDefault: before.isDefault }, after });
    return { id };
  },
});

interface LocationRow {
  id: string;
  name: string;
  isDefault: boolean;
}

/** Locks all locations in key order, so that only one command at a time changes names and the default. */
async function lockLocations(tx: Tx, businessId: string): Promise<LocationRow[]> {
  await tx.$queryRaw`SELECT 1 FROM "Location" WHERE "businessId" = ${businessId}::uuid ORDER BY "id" FOR NO KEY UPDATE`;
  // Read after the lock, so that locations added meanwhile are included.
  return tx.location.findMany({ where: { businessId }, select: { id: true, name: true, isDefault: true } });
}

function refuseTakenName(locations: LocationRow[], wanted: string, exceptId?: string): void {
  const isTaken = locations.some(({ id, name: known }) => id !== exceptId && plainName(known) === plainName(wanted));
  if (isTaken) {
    throw new ValidationError(msg('There is a location {{name}} already', { name: wanted }), [{ field: 'name', message: 'Already in use' }]);
  }
}
