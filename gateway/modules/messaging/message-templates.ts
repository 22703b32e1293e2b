import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { MESSAGE_EVENT_NAMES } from '../../../schema/rules/message-events.ts';
import { msg } from '../../../schema/rules/message.ts';
import { ORDER_SMS_WORDS, wordList } from '../../../schema/rules/order-words.ts';
import { defineCommand, defineQuery, type CommandContext } from '../../commands/command.ts';
import { idOf, requiredText, version } from '../../commands/fields.ts';
import { assertKnownWords } from '../../commands/known-words.ts';
import { db } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { lockRow } from '../../db/lock-row.ts';
import { lockName } from '../../db/lock-name.ts';
import { PreconditionError, ValidationError } from '../../errors.ts';
import { sameName } from '../../list-query/like-text.ts';
import type { Session } from '../../session/session.ts';

const MAX_TEMPLATES = 500;

/** The longest text of a template: about five SMS in English, eleven in Bangla. */
const MAX_TEXT = 700;

/** Templates of the business, by name. */
export const templatesOf = ({ businessId }: Session, { archived }: { archived: boolean }) => ({
  where: { businessId, ...(!archived && { archivedAt: null }) }, orderBy: [{ name: 'asc' }, { id: 'asc' }], take: MAX_TEMPLATES,
}) satisfies Prisma.MessageTemplateFindManyArgs;

/** The templates of the single-SMS form, by name. */
export const messageTemplates = defineQuery({
  name: 'messaging.templates',
  permission: 'order',
  input: z.object({}),
  run: ({ session }) =>
    db.messageTemplate.findMany({ ...templatesOf(session, { archived: false }), select: { id: true, name: true, text: true } }),
});

const fields = {
  name: requiredText(50).describe('What staff choose it by.'),
  text: requiredText(MAX_TEXT).describe(`The message; ${wordList(ORDER_SMS_WORDS)} stand for what an order says.`),
};

async function assertFree({ tx, session: { businessId } }: CommandContext, name: string, except?: string): Promise<void> {
  // Serialises saves, so that no name is taken twice.
  await lockName(tx, `message templates ${businessId}`);
  const same = await tx.messageTemplate.findFirst({
    where: { businessId, ...sameName(name), ...(except && { id: { not: except } }) },
    select: { id: true },
  });
  if (same) throw new ValidationError(msg('{{name}} is there already', { name }), [{ field: 'name', message: 'There already' }]);
}

export const createMessageTemplate = defineCommand({
  name: 'messaging.createTemplate',
  permission: 'ADMIN',
  input: z.object(fields),
  run: async (context, input) => {
    const { tx, session: { businessId }, audit } = context;
    assertKnownWords(input.text, ORDER_SMS_WORDS);
    await assertFree(context, input.name);
    const count = await tx.messageTemplate.count({ where: { businessId } });
    if (count >= MAX_TEMPLATES) throw new PreconditionError('TOO_MANY', msg('There are {{max}} templates already', { max: MAX_TEMPLATES }));
    const id = uuidv7();
    await tx.messageTemplate.create({ data: { businessId, id, ...input }, select: { id: true } });
    await audit({ entity: ['MessageTemplate', id], summary: msg('Added the message template {{name}}', { name: input.name }), after: input });
    return { id };
  },
});

/** Refuses to archive what customers are told by itself: they would be told nothing any more. */
async function assertUnused({ tx, session: { businessId } }: CommandContext, templateId: string): Promise<void> {
  const used = await tx.autoMessage.findFirst({ where: { businessId, templateId, isOn: true }, select: { event: true }, orderBy: { event: 'asc' } });
  if (!used) return;
  throw new PreconditionError('IN_USE', msg('Customers are told "{{event}}" with it. Choose another template there first, or switch it off.', {
    event: MESSAGE_EVENT_NAMES[used.event],
  }));
}

/** Changes a template, or archives it. Messages that were sent keep their text. */
export const updateMessageTemplate = defineCommand({
  name: 'messaging.updateTemplate',
  permission: 'ADMIN',
  input: z.object({
    id: idOf('MessageTemplate'), version: version(), ...fields,
    isArchived: z.boolean().describe('Not offered any more.'),
  }),
  run: async (context, { id, version: read, isArchived, ...input }) => {
    const { tx, session: { businessId }, audit } = context;
    await assertFree(context, input.name, id);
    await lockRow(tx, 'MessageTemplate', businessId, id, read);
    if (isArchived) await assertUnused(context, id);
    const where = { businessId_id: { businessId, id } };
    const { version: _, ...before } = await tx.messageTemplate.findUniqueOrThrow({ where });
    // One that has such braces already may be archived and renamed.
    if (input.text !== before.text) assertKnownWords(input.text, ORDER_SMS_WORDS);
    const data = { ...input, archivedAt: isArchived ? (before.archivedAt ?? new Date()) : null };
    await tx.messageTemplate.update({ where, data: { ...data, version: { increment: 1 } }, select: { id: true } });
    await audit({ entity: ['MessageTemplate', id], summary: msg('Changed the message template {{name}}', { name: input.name }), before, after: data });
    return { id };
  },
});
