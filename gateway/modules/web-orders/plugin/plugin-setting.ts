import { z } from 'zod';
import { msg } from '../../../../schema/rules/message.ts';
import { defineCommand } from '../../../commands/command.ts';
import { idOf, money, text } from '../../../commands/fields.ts';
import type { db, Tx } from '../../../db/client.ts';
import type { PluginSetting } from '../../../db/generated/client/client.ts';
import { CheckoutProof } from '../../../db/generated/client/enums.ts';
import { lockRow } from '../../../db/lock-row.ts';
import { ConflictError } from '../../../errors.ts';

export type PluginRules = Omit<PluginSetting, 'businessId' | 'siteId'>;

export const checkoutProof = z.enum(CheckoutProof);

/** The defaults for a site without a saved setting. */
export const PLUGIN_DEFAULTS: PluginRules = {
  capturesCheckout: true, consentText: '', duplicateHours: 0, velocityLimit: 0, prepayFromPoisha: null, phoneProof: 'OFF', messageBn: '', messageEn: '',
  lastSeenAt: null, version: 0,
};

export async function pluginRules(tx: Tx | typeof db, businessId: string, siteId: string): Promise<PluginRules> {
  return (await tx.pluginSetting.findUnique({ where: { businessId_siteId: { businessId, siteId } }, omit: { businessId: true, siteId: true } })) ?? PLUGIN_DEFAULTS;
}

/** Saves the setting of the plugin for a site. Throws NotFoundError, ConflictError. */
export const savePluginSetting = defineCommand({
  name: 'web-orders.savePluginSetting',
  permission: 'ADMIN',
  input: z.object({
    siteId: idOf('WebSite'),
    version: z.int().min(0).describe('As it was read; 0 while nothing was ever saved.'),
    capturesCheckout: z.boolean().describe('Keep checkouts that are not finished, of whoever agrees.'),
    consentText: text(300).describe('What the buyer agrees to; empty for the usual sentence.'),
    duplicateHours: z.int().min(0).max(720).describe('The same goods for the same phone within so many hours are refused; 0: never.'),
    velocityLimit: z.int().min(0).max(100).describe('From so many orders of one phone or browser a day on cash on delivery is not offered; 0: never.'),
    prepayFrom: money().nullable().default(null).meta({ sample: 5000, description: 'From this total on cash on delivery is not offered, in taka; null: never.' }),
    phoneProof: checkoutProof.optional().describe('Whose phone number is proved by a code by SMS before the order is taken; left out, it stays.'),
    messageBn: text(300).describe('What a refused buyer reads in Bangla; empty for the usual words.'),
    messageEn: text(300).describe('The same in English.'),
  }),
  run: async ({ tx, session: { businessId }, audit }, { siteId, version: seen, prepayFrom, ...rules }) => {
    await lockRow(tx, 'WebSite', businessId, siteId);
    const { version: current, lastSeenAt: _seen, ...before } = await pluginRules(tx, businessId, siteId);
    if (seen !== current) throw new ConflictError('The settings were changed by someone else, please reload');
    const after = { ...rules, prepayFromPoisha: prepayFrom };
    await tx.pluginSetting.upsert({
      where: { businessId_siteId: { businessId, siteId } },
      create: { businessId, siteId, ...after, version: 1 }, update: { ...after, version: { increment: 1 } }, select: { version: true },
    });
    const { name } = await tx.webSite.findUniqueOrThrow({ where: { businessId_id: { businessId, id: siteId } }, select: { name: true } });
    await audit({ entity: ['WebSite', siteId], summary: msg('Changed the plugin of {{name}}', { name }), before, after });
    return { id: siteId };
  },
});
