import type { Prisma } from '../../../db/generated/client/client.ts';
import { builder } from '../../../graphql/builder.ts';
import { COST_FIELD } from '../../../graphql/cost-field.ts';
import { recordList } from '../../../graphql/record-list.ts';
import { wordingOf } from '../../../graphql/wording.ts';

type EntryRow = Prisma.JournalEntryGetPayload<{ include: { lines: { include: { account: true } } } }>;

const JournalLine = builder.objectRef<EntryRow['lines'][number]>('JournalLine').implement({
  description: 'What one entry adds to one account; one of the two amounts is zero.',
  fields: (t) => ({
    account: t.string({ description: 'Name of the account.', resolve: ({ account }) => account.name }),
    debit: t.expose('debitPoisha', { type: 'Money', description: 'Added on the debit side.' }),
    credit: t.expose('creditPoisha', { type: 'Money', description: 'Added on the credit side.' }),
  }),
});

/** What an entry says, for clients that say it in another language. */
export const entryWording = ({ description, wording }: { description: string; wording: unknown }) => wordingOf({ summary: description, wording });

const JournalEntry = builder.objectRef<EntryRow>('JournalEntry').implement({
  description: 'One entry of the double-entry journal: its debits equal its credits.',
  fields: (t) => ({
    description: t.exposeString('description', { description: 'What was booked, in one line of English.' }),
    messageKey: t.string({ description: 'As messageKey of Error.', resolve: (entry) => entryWording(entry).messageKey }),
    messageValues: t.field({ type: 'MessageValues', description: 'As messageValues of Error.', resolve: (entry) => entryWording(entry).messageValues }),
    at: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
    lines: t.expose('lines', { type: [JournalLine], description: 'Two or more.' }),
  }),
});

const journal = recordList('Journal', {
  type: JournalEntry, table: 'JournalEntry', include: { lines: { include: { account: true }, orderBy: { id: 'asc' } } },
});

/** The journal entries of a record, for any type: `journal: t.connection(...journalOf())`. */
export const journalOf = () => journal({
  ...COST_FIELD,
  description: 'The journal entries it led to, oldest first.',
  sort: { column: 'createdAt', direction: 'asc', kind: 'date' },
  where: ({ businessId, id }) => ({ businessId, sourceId: id }),
});
