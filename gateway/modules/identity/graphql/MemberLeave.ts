import { runQuery } from '../../../commands/execute.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { visibleTo } from '../../../graphql/guard-records.ts';
import { requires } from '../../../graphql/requires.ts';
import { dayText, memberLeaves, recordLeave, removeLeave, type NamedLeave } from '../leave.ts';

/** Not a Relay node: leaves are read for days, together with whose they are. */
const MemberLeave = builder.objectRef<NamedLeave>('MemberLeave').implement({
  description: 'Days on which a member does not work.',
  extensions: visibleTo('report'),
  fields: (t) => ({
    id: t.id({ description: 'Names it in changes.', resolve: ({ id }) => encodeId('MemberLeave', id) }),
    memberId: t.id({ description: 'Global id of the member.', resolve: ({ userId }) => encodeId('Member', userId) }),
    name: t.exposeString('name', { description: 'Their name.' }),
    from: t.field({ type: 'Date', description: 'First day in Dhaka, as YYYY-MM-DD.', resolve: ({ from }) => dayText(from) }),
    to: t.field({ type: 'Date', description: 'Last day in Dhaka, as YYYY-MM-DD.', resolve: ({ to }) => dayText(to) }),
    note: t.exposeString('note', { description: 'Why; may be empty.' }),
  }),
});

builder.queryField('memberLeaves', (t) =>
  t.field({
    type: [MemberLeave],
    description: 'The leaves of all members that touch some days, the latest first.',
    args: {
      from: t.arg({ type: 'Date', description: 'First day in Dhaka, as YYYY-MM-DD; 13 days before the last one when left out.' }),
      to: t.arg({ type: 'Date', description: 'Last day in Dhaka; today when left out. At most 92 days.' }),
    },
    ...requires(memberLeaves.permission, { input: memberLeaves.input }),
    complexity: 100,
    resolve: (_root, { from, to }, context) => runQuery(memberLeaves, sessionOf(context), { from: from ?? undefined, to: to ?? undefined }),
  }),
);

const leave = { record: 'leave', type: MemberLeave };

commandField('recordLeave', recordLeave, { description: 'Writes down days on which a member does not work, for figures per working day.', ...leave });

commandField('removeLeave', removeLeave, { description: 'Takes a leave away; answers it as it was.', ...leave });
