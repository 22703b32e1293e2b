import { runQuery } from '../../../commands/execute.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { requires } from '../../../graphql/requires.ts';
import { tenantRecord } from '../../../graphql/tenant-record.ts';
import { messageTemplates } from '../message-templates.ts';

const MessageTemplate = builder.prismaNode('MessageTemplate', {
  ...tenantRecord(messageTemplates.permission),
  description: 'A text to begin an SMS with.',
  select: { businessId: true, id: true, name: true, text: true },
  fields: (t) => ({ name: t.exposeString('name'), text: t.exposeString('text') }),
});

builder.queryField('messageTemplates', (t) =>
  t.field({
    type: [MessageTemplate],
    description: 'Texts to start a message from, by name.',
    ...requires(messageTemplates.permission),
    resolve: async (_root, _args, context) => {
      const { businessId } = sessionOf(context);
      const rows = await runQuery(messageTemplates, sessionOf(context), {});
      return rows.map((row) => ({ ...row, businessId }));
    },
  }),
);
