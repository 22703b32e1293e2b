import { db } from '../../../db/client.ts';
import type { SiteKeyRequest as Row } from '../../../db/generated/client/client.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { requires } from '../../../graphql/requires.ts';
import { declineSiteKeys } from '../key-hand-out/decline-keys.ts';
import { requestSiteKeys, runRequestSiteKeys, type KeyRequestStart } from '../key-hand-out/request-keys.ts';
import { canReceiveKeys, hashOfState, stateOf, type Problem, type RequestState } from '../key-hand-out/request-state.ts';

const SiteKeyRequestState = describedEnum<RequestState>('SiteKeyRequestState', 'How a request for the keys of a web shop stands.', {
  WAITING: 'The shop has not sent its keys.',
  TRYING: 'The keys came and are being tried.',
  CONNECTED: 'The keys work, and are those of the site now.',
  REFUSED: 'The keys came and cannot be used.',
  DENIED: 'The owner of the shop has said no.',
  EXPIRED: 'Nothing came in time.',
});

const problemOf = ({ problem }: Pick<Row, 'problem'>) => problem as unknown as Problem | null;

const SiteKeyRequest = builder.objectRef<Row>('SiteKeyRequest').implement({
  description: "A request that a web shop hand out its keys on WooCommerce's own page.",
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Of the site.' }),
    url: t.exposeString('url', { description: 'Of the shop.' }),
    state: t.field({ type: SiteKeyRequestState, description: 'How it stands.', resolve: (row) => stateOf(row) }),
    message: t.string({ nullable: true, description: 'What is wrong with the keys and what to do about it.', resolve: (row) => problemOf(row)?.message }),
    messageKey: t.string({ nullable: true, description: 'As messageKey of Error.', resolve: (row) => problemOf(row)?.messageKey }),
    messageValues: t.field({
      type: 'MessageValues', nullable: true, description: 'As messageValues of Error.', resolve: (row) => problemOf(row)?.messageValues,
    }),
  }),
});

builder.queryField('canRequestSiteKeys', (t) =>
  t.boolean({
    description: 'Web shops can hand out their keys to this server: it has an https address. Elsewhere they are pasted.',
    ...requires('ADMIN'),
    resolve: () => canReceiveKeys(),
  }),
);

builder.queryField('siteKeyRequest', (t) =>
  t.field({
    type: SiteKeyRequest,
    nullable: true,
    description: 'How a request for the keys of a web shop stands; null for one that somebody else has made.',
    args: { state: t.arg.string({ required: true, description: 'As it came back from the shop in `user_id`.' }) },
    ...requires('ADMIN'),
    resolve: (_root, { state }, context) => {
      const { businessId, userId } = sessionOf(context);
      return db.siteKeyRequest.findFirst({ where: { businessId, userId, stateHash: hashOfState(state) } });
    },
  }),
);

const KeyRequestStart = builder.objectRef<KeyRequestStart>('SiteKeyRequestStart').implement({
  description: 'Where to go with a request for the keys of a web shop.',
  fields: (t) => ({
    authorizeUrl: t.exposeString('authorizeUrl', { description: "The shop's own page, where its owner agrees. It leads back to Karbar." }),
  }),
});

commandField('requestSiteKeys', requestSiteKeys, {
  description: 'Asks a web shop for keys: of a new site by its address, or new ones of a site. Somebody has to agree in the shop within 15 minutes.',
  record: 'request',
  type: KeyRequestStart,
  run: runRequestSiteKeys,
});

commandField('declineSiteKeys', declineSiteKeys, {
  description: 'Ends a request whose browser came back from the shop with a no. One that was answered stays as it is.',
  record: 'request',
  type: SiteKeyRequest,
  resolve: ({ id }, { session: { businessId } }) => db.siteKeyRequest.findUniqueOrThrow({ where: { businessId_id: { businessId, id } } }),
});
