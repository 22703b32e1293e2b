import { ask } from '../../../commands/execute.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { messageTemplates } from '../message-templates.ts';

const MessageTemplate = builder.prismaNode('MessageTemplate', {
  id: { resolve: ({ id }) => id },
  select: { businessId: true, id: true, name: true, text: true },
  findUnique: (id, context) => ({ businessId_id: { businessId: sessionOf(context).businessId, id } }),
  authScopes: { $any: { permission: messageTemplates.permission } },
  fields: (t) => ({ name: t.exposeString('name'), text: t.exposeString('text') }),
});

builder.queryField('messageTemplates', (t) =>
  t.field({
    type: [MessageTemplate],
    description: 'Texts to start a message from, by name.',
    authScopes: { permission: messageTemplates.permission },
    extensions: { permission: messageTemplates.permission },
    resolve: async (_root, _args, context) => {
      const { businessId } = sessionOf(context);
      const rows = await ask(messageTemplates, sessionOf(context), {});
      return rows.map((row) => ({ ...row, businessId }));
    },
  }),
);
