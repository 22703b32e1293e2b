import { db } from '../../../db/client.ts';
import type { WebhookInbox } from '../../../db/generated/client/client.ts';
import { open } from '../../../db/secret-box.ts';
import { env } from '../../../env.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { tenantRecord } from '../../../graphql/tenant-record.ts';
import { runSiteTest, saveWebSite, testWebSite, type SiteTest } from '../site-commands.ts';

type FailedRow = Pick<WebhookInbox, 'topic' | 'error' | 'receivedAt'>;

const FailedDelivery = builder.objectRef<FailedRow>('FailedDelivery').implement({
  description: 'A signed delivery that could not be read.',
  fields: (t) => ({
    topic: t.exposeString('topic'),
    error: t.exposeString('error', { nullable: true }),
    receivedAt: t.expose('receivedAt', { type: 'DateTime' }),
  }),
});

/** Enough to recognise a key by, too little to use it. */
const masked = (sealed: string) => `••••${open(sealed).slice(-4)}`;

const WebSite = builder.prismaNode('WebSite', {
  ...tenantRecord('ADMIN'),
  fields: (t) => ({
    name: t.exposeString('name'),
    url: t.exposeString('url'),
    enabled: t.exposeBoolean('enabled'),
    version: t.exposeInt('version'),
    maskedConsumerKey: t.string({
      description: 'Its last four characters.',
      select: { consumerKey: true },
      resolve: ({ consumerKey }) => masked(consumerKey),
    }),
    webhookUrl: t.string({
      description: 'Where the shop has to send its deliveries.',
      select: { id: true },
      resolve: ({ id }) => `${env.PUBLIC_URL}/api/webhooks/woocommerce/${id}`,
    }),
    lastEventAt: t.expose('lastEventAt', { type: 'DateTime', nullable: true }),
    lastPolledAt: t.expose('lastPolledAt', { type: 'DateTime', nullable: true }),
    consecutiveErrors: t.exposeInt('consecutiveErrors', {
      description: 'Polls that failed one after the other.',
    }),
    lastError: t.exposeString('lastError', { nullable: true }),
    failedDeliveries: t.field({
      type: [FailedDelivery],
      description: 'The last twenty that could not be read, newest first.',
      complexity: 10,
      resolve: ({ id: siteId }, _args, context) =>
        db.webhookInbox.findMany({
          where: { businessId: sessionOf(context).businessId, status: 'FAILED', siteId },
          orderBy: { receivedAt: 'desc' },
          take: 20,
          select: { topic: true, error: true, receivedAt: true },
        }),
    }),
  }),
});

builder.queryField('webSites', (t) =>
  t.prismaField({
    type: [WebSite],
    description: 'The web shops of the business.',
    authScopes: { permission: 'ADMIN' },
    extensions: { permission: 'ADMIN' },
    resolve: (query, _root, _args, context) =>
      db.webSite.findMany({
        ...query,
        where: { businessId: sessionOf(context).businessId },
        orderBy: { createdAt: 'asc' },
        take: 100,
      }),
  }),
);

const WebSiteTest = builder.objectRef<SiteTest>('WebSiteTest').implement({
  fields: (t) => ({
    ok: t.exposeBoolean('ok'),
    message: t.exposeString('message', { description: 'What is wrong and what to do about it.' }),
    canWrite: t.exposeBoolean('canWrite'),
    wooVersion: t.exposeString('wooVersion', { nullable: true }),
  }),
});

commandField('saveWebSite', saveWebSite, {
  description: 'Adds or changes a web shop. Its keys are kept encrypted and never shown again.',
  type: WebSite,
  resolve: ({ id }, { session, query }) =>
    db.webSite.findUniqueOrThrow({
      ...query,
      where: { businessId_id: { businessId: session.businessId, id } },
    }),
});

commandField('testWebSite', testWebSite, {
  description: 'Tries to read from and write to a web shop, changing nothing there.',
  type: WebSiteTest,
  run: runSiteTest,
});
