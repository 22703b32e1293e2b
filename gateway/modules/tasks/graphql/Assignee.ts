import { builder } from '../../../graphql/builder.ts';
import { encodeId } from '../../../graphql/global-id.ts';

interface Assignee {
  userId: string;
  name: string;
}

export const AssigneeType = builder.objectRef<Assignee>('Assignee').implement({
  description: 'Somebody who can look after something.',
  fields: (t) => ({
    memberId: t.id({ description: 'Of the member.', resolve: ({ userId }) => encodeId('Member', userId) }),
    name: t.exposeString('name', { description: 'What they are called.' }),
  }),
});
