import type { WireMessage } from '../../../../schema/rules/message.ts';
import { db } from '../../../db/client.ts';
import type { MetaAdAccount as AccountRow, MetaAccess as ConnectionRow } from '../../../db/generated/client/client.ts';
import type { MetaState as StateValue } from '../../../db/generated/client/enums.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { requires } from '../../../graphql/requires.ts';
import { RefusedQuestion } from '../../web-orders/graphql/courierScore.ts';
import { chooseMetaAccounts, connectMeta, disconnectMeta, META_CURRENCY, readMetaNow, runConnectMeta } from '../meta/connect-meta.ts';

const MetaState = describedEnum<StateValue>('MetaState', 'Whether Meta answers.', {
  WORKING: 'It does.', TOKEN_REFUSED: 'The access token is worth nothing any more.', NO_PERMISSION: 'The access token may not read ads.',
});

const Account = builder.objectRef<AccountRow>('MetaAdAccount').implement({
  description: 'An ad account at Meta.',
  fields: (t) => ({
    number: t.exposeString('id', { description: 'Its number at Meta.' }),
    name: t.exposeString('name', { description: 'What it is called there.' }),
    currency: t.exposeString('currency', { description: 'What it pays in.' }),
    timezone: t.exposeString('timezone', { description: 'Where its days are counted.' }),
    canBeRead: t.boolean({ description: 'It pays in dollars, as ad expenses are entered.', resolve: ({ currency }) => currency === META_CURRENCY }),
    isRead: t.exposeBoolean('isRead', { description: 'Its figures are read every six hours.' }),
    readAt: t.expose('readAt', { type: 'DateTime', nullable: true, description: 'When they were read last. Null before the first time.' }),
    problem: t.field({
      type: RefusedQuestion, nullable: true, description: 'Why the last reading failed. Null after one that succeeded.',
      resolve: ({ problem }) => problem as (WireMessage & { message: string }) | null,
    }),
  }),
});

const Connection = builder.objectRef<ConnectionRow>('MetaAccess').implement({
  description: 'The access to the ads of the business at Meta.',
  fields: (t) => ({
    state: t.expose('state', { type: MetaState, description: 'Whether Meta answers.' }),
    personName: t.exposeString('personName', { description: 'Whose access token it is.' }),
    tokenEnd: t.exposeString('tokenEnd', { description: 'Its last four characters.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true, description: 'When it ends. Null for one that does not.' }),
    checkedAt: t.expose('checkedAt', { type: 'DateTime', description: 'When Meta said so.' }),
    version: t.exposeInt('version'),
    accounts: t.field({
      type: [Account],
      description: 'The ad accounts that it may read, by name.',
      complexity: 20,
      resolve: ({ businessId }) => db.metaAdAccount.findMany({ where: { businessId }, orderBy: [{ isRead: 'desc' }, { name: 'asc' }, { id: 'asc' }] }),
    }),
  }),
});

const readConnection = (businessId: string) => db.metaAccess.findUnique({ where: { businessId } });

builder.queryField('metaAccess', (t) =>
  t.field({
    type: Connection,
    nullable: true,
    description: 'The access to the ads of the business at Meta. Null without one.',
    ...requires('ADMIN'),
    resolve: (_root, _args, context) => readConnection(sessionOf(context).businessId),
  }),
);

const answer = {
  record: 'metaAccess', type: Connection,
  resolve: (_result: unknown, { session }: { session: { businessId: string } }) => db.metaAccess.findUniqueOrThrow({ where: { businessId: session.businessId } }),
};

commandField('connectMeta', connectMeta, {
  ...answer, description: 'Asks Meta what an access token is good for, and keeps it encrypted if it may read ads. It is never shown again.', run: runConnectMeta,
});
commandField('chooseMetaAccounts', chooseMetaAccounts, { ...answer, description: 'Says of which ad accounts the figures are read.' });
commandField('disconnectMeta', disconnectMeta, {
  description: 'Forgets the access token; the figures stay.', record: 'isConnected', type: 'Boolean', resolve: () => false,
});
commandField('readMetaNow', readMetaNow, {
  description: 'Has the figures of all ad accounts read at once, in the background.', record: 'isReading', type: 'Boolean', resolve: () => true,
});
