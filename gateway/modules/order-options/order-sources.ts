import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf, requiredText, version } from '../../commands/fields.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { lockRow } from '../../db/lock-row.ts';
import { lockName } from '../../db/lock-name.ts';
import { PreconditionError, ValidationError } from '../../errors.ts';
import { sameName } from '../../list-query/like-text.ts';
import type { Session } from '../../session/session.ts';
import { followSource } from './follow-source.ts';

const MAX_SOURCES = 100;

/** All sources of the business, archived ones too, by name. */
export const sourcesOf = ({ businessId }: Session) =>
  ({ where: { businessId }, orderBy: [{ name: 'asc' }, { id: 'asc' }], take: MAX_SOURCES }) satisfies Prisma.OrderSourceFindManyArgs;

const fields = {
  name: requiredText(50).describe('What staff choose it by; orders keep it.'),
  colour: z.string().regex(/^#[0-9a-f]{6}$/, 'A colour such as #1877f2').meta({ description: "Of its mark: '#1877f2'.", sample: '#1877f2' }),
  isDefault: z.boolean().describe('New orders begin with it, in place of the one that they began with.'),
};

/** Serialises changes of sources, so that there is one default and no name twice. */
async function lockSources({ tx, session: { businessId } }: CommandContext): Promise<void> {
  await lockName(tx, `order sources ${businessId}`);
}

async function assertFree({ tx, session: { businessId } }: CommandContext, name: string, except?: string): Promise<void> {
  const same = await tx.orderSource.findFirst({
    where: { businessId, ...sameName(name), ...(except && { id: { not: except } }) },
    select: { id: true },
  });
  if (same) throw new ValidationError(msg('{{name}} is there already', { name }), [{ field: 'name', message: 'There already' }]);
}

const dropDefault = ({ tx, session: { businessId } }: CommandContext) =>
  tx.orderSource.updateMany({ where: { businessId, isDefault: true }, data: { isDefault: false, version: { increment: 1 } } });

export const createOrderSource = defineCommand({
  name: 'orderOptions.createSource',
  permission: 'ADMIN',
  input: z.object(fields),
  run: async (context, input) => {
    const { tx, session: { businessId }, audit } = context;
    await lockSources(context);
    await assertFree(context, input.name);
    const count = await tx.orderSource.count({ where: { businessId } });
    if (count >= MAX_SOURCES) throw new PreconditionError('TOO_MANY', msg('There are {{max}} sources already', { max: MAX_SOURCES }));
    if (input.isDefault) await dropDefault(context);
    const id = uuidv7();
    await tx.orderSource.create({ data: { businessId, id, ...input }, select: { id: true } });
    await audit({ entity: ['OrderSource', id], summary: msg('Added the order source {{name}}', { name: input.name }), after: input });
    return { id };
  },
});

/** Changes a source, or archives it: orders that have it keep it, new ones are not offered it. */
export const updateOrderSource = defineCommand({
  name: 'orderOptions.updateSource',
  permission: 'ADMIN',
  input: z.object({
    id: idOf('OrderSource'), version: version(), ...fields,
    isArchived: z.boolean().describe('Not offered to new orders.'),
  }),
  run: async (context, { id, version: read, isArchived, ...input }) => {
    const { tx, session: { businessId }, audit } = context;
    await lockSources(context);
    await lockRow(tx, 'OrderSource', businessId, id, read);
    if (isArchived && input.isDefault) {
      throw new ValidationError('New orders begin with it: choose another one first', [{ field: 'isDefault', message: 'Choose another one first' }]);
    }
    await assertFree(context, input.name, id);
    const where = { businessId_id: { businessId, id } };
    const { version: _, ...before } = await tx.orderSource.findUniqueOrThrow({ where });
    if (input.isDefault && !before.isDefault) await dropDefault(context);
    await followSource(tx, businessId, { from: before.name, to: input.name });
    const data = { ...input, archivedAt: isArchived ? (before.archivedAt ?? new Date()) : null };
    await tx.orderSource.update({ where, data: { ...data, version: { increment: 1 } }, select: { id: true } });
    await audit({ entity: ['OrderSource', id], summary: msg('Changed the order source {{name}}', { name: input.name }), before, after: data });
    return { id };
  },
});
