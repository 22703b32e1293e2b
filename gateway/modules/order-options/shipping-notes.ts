import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { NOTE_WORDS, wordList } from '../../../schema/rules/order-words.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf, requiredText, version } from '../../commands/fields.ts';
import { assertKnownWords } from '../../commands/known-words.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { lockRow } from '../../db/lock-row.ts';
import { lockName } from '../../db/lock-name.ts';
import { PreconditionError, ValidationError } from '../../errors.ts';
import { sameName } from '../../list-query/like-text.ts';
import type { Session } from '../../session/session.ts';

const MAX_NOTES = 100;

/** All note templates of the business, archived ones too, by name. */
export const shippingNotesOf = ({ businessId }: Session) =>
  ({ where: { businessId }, orderBy: [{ name: 'asc' }, { id: 'asc' }], take: MAX_NOTES }) satisfies Prisma.ShippingNoteFindManyArgs;

const fields = {
  name: requiredText(50).describe('What staff choose it by.'),
  text: requiredText(300).describe(`What is put into the shipping note of the order; ${wordList(NOTE_WORDS)} stand for what the order says.`),
};

async function assertFree({ tx, session: { businessId } }: CommandContext, name: string, except?: string): Promise<void> {
  // Serialises saves, so that no name is taken twice.
  await lockName(tx, `shipping notes ${businessId}`);
  const same = await tx.shippingNote.findFirst({
    where: { businessId, ...sameName(name), ...(except && { id: { not: except } }) },
    select: { id: true },
  });
  if (same) throw new ValidationError(msg('{{name}} is there already', { name }), [{ field: 'name', message: 'There already' }]);
}

export const createShippingNote = defineCommand({
  name: 'orderOptions.createNote',
  permission: 'ADMIN',
  input: z.object(fields),
  run: async (context, input) => {
    const { tx, session: { businessId }, audit } = context;
    assertKnownWords(input.text, NOTE_WORDS);
    await assertFree(context, input.name);
    const count = await tx.shippingNote.count({ where: { businessId } });
    if (count >= MAX_NOTES) throw new PreconditionError('TOO_MANY', msg('There are {{max}} templates already', { max: MAX_NOTES }));
    const id = uuidv7();
    await tx.shippingNote.create({ data: { businessId, id, ...input }, select: { id: true } });
    await audit({ entity: ['ShippingNote', id], summary: msg('Added the shipping note {{name}}', { name: input.name }), after: input });
    return { id };
  },
});

/** Changes a template, or archives it. Orders keep what was put into them. */
export const updateShippingNote = defineCommand({
  name: 'orderOptions.updateNote',
  permission: 'ADMIN',
  input: z.object({
    id: idOf('ShippingNote'), version: version(), ...fields,
    isArchived: z.boolean().describe('Not offered to new orders.'),
  }),
  run: async (context, { id, version: read, isArchived, ...input }) => {
    const { tx, session: { businessId }, audit } = context;
    await assertFree(context, input.name, id);
    await lockRow(tx, 'ShippingNote', businessId, id, read);
    const where = { businessId_id: { businessId, id } };
    const { version: _, ...before } = await tx.shippingNote.findUniqueOrThrow({ where });
    // One that has such braces already may be archived and renamed.
    if (input.text !== before.text) assertKnownWords(input.text, NOTE_WORDS);
    const data = { ...input, archivedAt: isArchived ? (before.archivedAt ?? new Date()) : null };
    await tx.shippingNote.update({ where, data: { ...data, version: { increment: 1 } }, select: { id: true } });
    await audit({ entity: ['ShippingNote', id], summary: msg('Changed the shipping note {{name}}', { name: input.name }), before, after: data });
    return { id };
  },
});
