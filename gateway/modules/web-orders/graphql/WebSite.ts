import type { z } from 'zod';
import { db } from '../../../db/client.ts';
import type { WebhookInbox } from '../../../db/generated/client/client.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { nameEnum } from '../../../graphql/input-from-zod.ts';
import { requires } from '../../../graphql/requires.ts';
import { tenantRecord } from '../../../graphql/tenant-record.ts';
import type { Session } from '../../../session/session.ts';
import { archiveWebSite, openOrdersChoice, restoreWebSite } from '../archive-site.ts';
import { installWebhooks, runInstallWebhooks, type WebhookInstallation } from '../install-webhooks.ts';
import { saveSite } from '../move-site.ts';
import { replayDelivery } from '../replay-delivery.ts';
import { runSiteTest, saveWebSite, testWebSite, type SiteTest } from '../site-commands.ts';
import { openSiteSecret } from '../site-secrets.ts';
import { waitingDeliveries, type Waiting } from '../waiting-deliveries.ts';
import { webhookUrl } from '../webhook-url.ts';
import type { WooErrorReason } from '../woocommerce/woo-error.ts';

type FailedRow = Pick<WebhookInbox, 'id' | 'topic' | 'error' | 'receivedAt'>;

const FailedDelivery = builder.objectRef<FailedRow>('FailedDelivery').implement({
  description: 'A signed delivery that could not be read. It is kept for half a year and may be replayed.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeId('FailedDelivery', id) }),
    topic: t.exposeString('topic', { description: "The shop's name for the event: 'order.updated'." }),
    error: t.exposeString('error', { nullable: true, description: 'Why it could not be read.' }),
    receivedAt: t.expose('receivedAt', { type: 'DateTime', description: 'When it came.' }),
  }),
});

const WaitingDeliveries = builder.objectRef<Waiting>('WaitingDeliveries').implement({
  description: 'Signed deliveries of a shop that came and were not read yet: how far its orders lag behind.',
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'How many; 100 at most.' }),
    since: t.expose('since', { type: 'DateTime', description: 'When the oldest of them came.' }),
  }),
});

/** Enough to recognise a key, too little to use it. */
const masked = (secret: string) => `••••${secret.slice(-4)}`;

const OpenOrdersChoice = describedEnum<z.output<typeof openOrdersChoice>>('OpenOrdersChoice', 'What becomes of the open orders of a web shop that is removed.', {
  KEEP: 'They stay in the list and are called.',
  CANCEL: 'They are cancelled.',
});
nameEnum(openOrdersChoice, OpenOrdersChoice);

type Trouble = 'KEY_REFUSED' | 'NOT_REACHABLE' | 'NOT_UNDERSTOOD';

const SiteTrouble = describedEnum<Trouble>('SiteTrouble', 'Why the orders of a web shop cannot be read.', {
  KEY_REFUSED: 'The shop answers, and refuses the consumer key or secret.',
  NOT_REACHABLE: 'The shop does not answer, or asks to be left alone for now.',
  NOT_UNDERSTOOD: 'Something answers at the address, and not with the data of a WooCommerce shop.',
});

const REFUSALS: ReadonlySet<string | null> = new Set<WooErrorReason>(['BAD_CREDENTIALS', 'READ_ONLY_KEY', 'REFUSED', 'CLOCK_SKEW']);
const SILENCES: ReadonlySet<string | null> = new Set<WooErrorReason>([
  'NO_ANSWER', 'TOO_SLOW', 'UNAVAILABLE', 'BROKEN', 'NO_SUCH_HOST', 'BAD_CERTIFICATE', 'PRIVATE_ADDRESS', 'BAD_URL',
]);

function troubleOf(reason: string | null): Trouble {
  if (REFUSALS.has(reason)) return 'KEY_REFUSED';
  return SILENCES.has(reason) ? 'NOT_REACHABLE' : 'NOT_UNDERSTOOD';
}

export const WebSite = builder.prismaNode('WebSite', {
  ...tenantRecord('ADMIN'),
  description: 'A web shop that is connected.',
  fields: (t) => ({
    name: t.exposeString('name'),
    url: t.exposeString('url'),
    enabled: t.exposeBoolean('enabled'),
    version: t.exposeInt('version'),
    archivedAt: t.expose('archivedAt', { type: 'DateTime', nullable: true }),
    paidMethods: t.exposeStringList('paidMethods', {
      description: "Ids of the shop's ways to pay by which the money has come once the shop says so: 'bkash'.",
    }),
    maskedConsumerKey: t.string({
      description: 'Its last four characters.',
      select: { businessId: true, id: true, consumerKey: true },
      resolve: (site) => masked(openSiteSecret(site, 'consumerKey', site.consumerKey)),
    }),
    webhookUrl: t.string({
      description: 'Where the shop has to send its deliveries.',
      select: { id: true },
      resolve: ({ id }) => webhookUrl(id),
    }),
    webhookSecret: t.string({
      description: 'What the shop signs its deliveries with: whoever sets up its webhooks has to enter the same there.',
      select: { businessId: true, id: true, webhookSecret: true },
      resolve: (site) => openSiteSecret(site, 'webhookSecret', site.webhookSecret),
    }),
    lastEventAt: t.expose('lastEventAt', { type: 'DateTime', nullable: true }),
    lastPolledAt: t.expose('lastPolledAt', { type: 'DateTime', nullable: true }),
    consecutiveErrors: t.exposeInt('consecutiveErrors', {
      description: 'Polls that failed one after the other.',
    }),
    lastError: t.exposeString('lastError', { nullable: true }),
    trouble: t.field({
      type: SiteTrouble,
      nullable: true,
      description: 'Why its orders cannot be read now; null while they can.',
      select: { consecutiveErrors: true, lastErrorReason: true },
      resolve: ({ consecutiveErrors, lastErrorReason }) => (consecutiveErrors > 0 ? troubleOf(lastErrorReason) : null),
    }),
    refusedDeliveries: t.exposeInt('refusedDeliveries', {
      description: 'Deliveries since the last good one that were not signed with the webhook secret; of many within ten seconds one is counted.',
    }),
    lastRefusedAt: t.expose('lastRefusedAt', { type: 'DateTime', nullable: true }),
    webhooksOff: t.stringList({
      description: "Topics that the shop does not send: its webhook is missing or was switched off, as WooCommerce does after failures. Looked up every six hours; empty where the key may not ask, and where none was ever set up.",
      select: { webhooksOff: true, webhooksSetUp: true, lastEventAt: true },
      resolve: ({ webhooksOff, webhooksSetUp, lastEventAt }) => (webhooksSetUp || lastEventAt ? webhooksOff : []),
    }),
    stockPushError: t.exposeString('stockPushError', {
      nullable: true, description: 'Why the shop takes no stock at all, as with a refused key; null while it does.',
    }),
    untoldOrders: t.int({
      description: 'Orders whose shop could not be told what became of them, and will be told again; at most 100.',
      complexity: 5,
      resolve: async ({ id: siteId }, _args, context) => {
        const where = { businessId: sessionOf(context).businessId, siteId, writeBackRetryAt: { not: null } };
        return (await db.webOrder.findMany({ where, select: { id: true }, take: 100 })).length;
      },
    }),
    waitingDeliveries: t.field({
      type: WaitingDeliveries,
      nullable: true,
      description: 'Its deliveries that were not read yet; null while none waits.',
      complexity: 5,
      resolve: ({ id }, _args, context) => waitingDeliveries(sessionOf(context).businessId, id),
    }),
    failedDeliveries: t.field({
      type: [FailedDelivery],
      description: 'The last twenty that could not be read, newest first.',
      complexity: 10,
      resolve: ({ id: siteId }, _args, context) =>
        db.webhookInbox.findMany({
          where: { businessId: sessionOf(context).businessId, status: 'UNREADABLE', siteId, body: { not: null } },
          orderBy: { receivedAt: 'desc' },
          take: 20,
          select: { id: true, topic: true, error: true, receivedAt: true },
        }),
    }),
  }),
});

builder.queryField('webSites', (t) =>
  t.prismaField({
    type: [WebSite],
    description: 'The web shops of the business.',
    args: { isArchived: t.arg.boolean({ defaultValue: false, description: 'Those that were removed, in place of those that are connected.' }) },
    ...requires('ADMIN'),
    resolve: (query, _root, { isArchived }, context) =>
      db.webSite.findMany({
        ...query,
        where: { businessId: sessionOf(context).businessId, archivedAt: isArchived ? { not: null } : null },
        orderBy: { createdAt: 'asc' },
        take: 100,
      }),
  }),
);

const WebSiteTest = builder.objectRef<SiteTest>('WebSiteTest').implement({
  description: 'What a call with the keys of the shop found.',
  fields: (t) => ({
    ok: t.exposeBoolean('ok', { description: 'The shop answered and lets its orders be read.' }),
    message: t.exposeString('message', { description: 'What is wrong and what to do about it.' }),
    canWrite: t.exposeBoolean('canWrite', { description: 'The key may also change orders: approvals are told to the shop.' }),
    hasNotices: t.exposeBoolean('hasNotices', { description: 'The shop printed PHP notices before its data, which was read all the same.' }),
    wooVersion: t.exposeString('wooVersion', { nullable: true, description: 'Of WooCommerce; null where it does not say.' }),
  }),
});

const siteAfter = ({ id }: { id: string }, { session, query }: { session: Session; query: object }) =>
  db.webSite.findUniqueOrThrow({
    ...query,
    where: { businessId_id: { businessId: session.businessId, id } },
  });

commandField('saveWebSite', saveWebSite, {
  description: 'Adds or changes a web shop. Its keys are kept encrypted; those of the shop are never shown again.',
  record: 'webSite',
  type: WebSite,
  run: saveSite,
  resolve: siteAfter,
});

commandField('archiveWebSite', archiveWebSite, {
  description: 'Takes a web shop out of the lists: nothing is received from it or told to it any more. Its orders stay.',
  record: 'webSite',
  type: WebSite,
  resolve: siteAfter,
});

commandField('restoreWebSite', restoreWebSite, {
  description: 'Connects a web shop again that was taken out of the lists, with the keys that it had.',
  record: 'webSite',
  type: WebSite,
  resolve: siteAfter,
});

commandField('replayDelivery', replayDelivery, {
  description: 'Reads a failed delivery once more. The site shows it again when it fails again.',
  record: 'webSite',
  type: WebSite,
  resolve: siteAfter,
});

commandField('testWebSite', testWebSite, {
  description: 'Tries to read from and write to a web shop, changing nothing there.',
  record: 'test',
  type: WebSiteTest,
  run: runSiteTest,
});

const WebhookSetup = builder.objectRef<WebhookInstallation>('WebhookSetup').implement({
  description: 'What came of setting up the webhooks of a shop.',
  fields: (t) => ({
    ok: t.exposeBoolean('ok', { description: 'The shop has all four webhooks now.' }),
    message: t.exposeString('message', { description: 'What was done, or what is wrong and what to do about it.' }),
  }),
});

commandField('installWebhooks', installWebhooks, {
  description: 'Sets up the webhooks in a web shop, or puts right those that lead here. Takes a key that may write.',
  record: 'setup',
  type: WebhookSetup,
  run: runInstallWebhooks,
});
