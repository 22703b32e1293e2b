import { db } from '../../../db/client.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { requires } from '../../../graphql/requires.ts';
import { tenantRecord } from '../../../graphql/tenant-record.ts';
import { createMessageTemplate, messageTemplates, templatesOf, updateMessageTemplate } from '../message-templates.ts';

const MessageTemplate = builder.prismaNode('MessageTemplate', {
  ...tenantRecord(messageTemplates.permission),
  description: 'A text to begin an SMS with.',
  fields: (t) => ({
    name: t.exposeString('name'),
    text: t.exposeString('text'),
    isArchived: t.boolean({ description: 'Not offered any more.', resolve: ({ archivedAt }) => archivedAt !== null }),
    version: t.exposeInt('version'),
  }),
});

builder.queryField('messageTemplates', (t) =>
  t.prismaField({
    type: [MessageTemplate],
    description: 'Texts to start a message from, by name.',
    args: { archived: t.arg.boolean({ description: 'With those that are not offered any more; they are left out otherwise.' }) },
    ...requires(messageTemplates.permission),
    resolve: (query, _root, { archived }, context) =>
      db.messageTemplate.findMany({ ...query, ...templatesOf(sessionOf(context), { archived: archived === true }) }),
  }),
);

interface Answering {
  session: { businessId: string };
  query: object;
}

const template = ({ id }: { id: string }, { session: { businessId }, query }: Answering) =>
  db.messageTemplate.findUniqueOrThrow({ ...query, where: { businessId_id: { businessId, id } } });

commandField('createMessageTemplate', createMessageTemplate, {
  description: 'Adds a text to begin messages with.', record: 'template', type: MessageTemplate, resolve: template,
});

commandField('updateMessageTemplate', updateMessageTemplate, {
  description: 'Changes or archives a template; messages that were sent keep their text.',
  record: 'template', type: MessageTemplate, resolve: template,
});
