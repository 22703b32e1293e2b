import { db } from '../../../db/client.ts';
import type { CheckoutProof } from '../../../db/generated/client/enums.ts';
import { builder } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { nameEnum } from '../../../graphql/input-from-zod.ts';
import { checkoutProof, pluginRules, savePluginSetting, type PluginRules } from '../plugin/plugin-setting.ts';
import { WebSite } from './WebSite.ts';

const CheckoutProofEnum = describedEnum<CheckoutProof>('CheckoutProof', 'Whose phone number the plugin of a web shop proves by a code by SMS.', {
  OFF: "Nobody's.",
  COD: 'Of buyers who pay on delivery.',
  ALL: 'Of all buyers.',
});
nameEnum(checkoutProof, CheckoutProofEnum);

const PluginSetting = builder.objectRef<PluginRules>('PluginSetting').implement({
  description: 'What the WordPress plugin does in a web shop.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'For savePluginSetting; 0 while nothing was ever saved.' }),
    capturesCheckout: t.exposeBoolean('capturesCheckout', { description: 'Checkouts that are not finished are kept, of whoever agrees.' }),
    consentText: t.exposeString('consentText', { description: 'What the buyer agrees to; empty for the usual sentence.' }),
    duplicateHours: t.exposeInt('duplicateHours', { description: 'The same goods for the same phone within so many hours are refused; 0: never.' }),
    velocityLimit: t.exposeInt('velocityLimit', { description: 'From so many orders of one phone or browser a day on cash on delivery is not offered; 0: never.' }),
    prepayFrom: t.expose('prepayFromPoisha', { type: 'Money', nullable: true, description: 'From this total on cash on delivery is not offered; null: never.' }),
    phoneProof: t.expose('phoneProof', { type: CheckoutProofEnum, description: 'Whose phone number is proved by a code by SMS before the order is taken.' }),
    messageBn: t.exposeString('messageBn', { description: 'What a refused buyer reads in Bangla; empty for the usual words.' }),
    messageEn: t.exposeString('messageEn', { description: 'The same in English.' }),
    lastSeenAt: t.expose('lastSeenAt', { type: 'DateTime', nullable: true, description: 'When the plugin last called with the key that it has now; null when it never did.' }),
  }),
});

builder.prismaObjectField(WebSite, 'plugin', (t) =>
  t.field({
    type: PluginSetting,
    description: 'What the WordPress plugin does in it.',
    select: { businessId: true, id: true },
    complexity: 10,
    resolve: ({ businessId, id }) => pluginRules(db, businessId, id),
  }),
);

builder.prismaObjectField(WebSite, 'pluginUrl', (t) =>
  t.string({
    description: 'Where an administrator who is signed in downloads the WordPress plugin for it.',
    select: { id: true },
    resolve: ({ id }) => `/api/plugin/woocommerce/${id}.zip`,
  }),
);

commandField('savePluginSetting', savePluginSetting, {
  description: 'Says what the WordPress plugin does in a web shop; the plugin follows within minutes.',
  record: 'webSite',
  type: WebSite,
  resolve: ({ id }, { session, query }) =>
    db.webSite.findUniqueOrThrow({ ...query, where: { businessId_id: { businessId: session.businessId, id } } }),
});
