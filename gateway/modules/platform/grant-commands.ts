import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { DAY_MS } from '../../../schema/rules/durations.ts';
import { formatExpiryDate } from '../../../schema/rules/format.ts';
import { inEnglish, msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { idOf, money, requiredText, version } from '../../commands/fields.ts';
import { changeSmsBalance } from '../messaging/sms-balance.ts';
import { smsRate, subscriptionTier, usageLimit } from '../business/tier-limits.ts';
import { lockBusiness } from './lock-business.ts';

/** What the platform grants a business beside what it pays for. Every grant has a reason, which its founders read too. */

const MAX_DAYS = 3_660;
const MAX_MESSAGES = 1_000_000;

const businessId = idOf('PlatformBusiness');
const reason = requiredText(300).describe('Why; its founders read it in their statement.');

/** Adds days to the package of a business, from the later of now and its end. Negative takes days off. */
export const extendPackage = defineCommand({
  name: 'platform.extendPackage',
  permission: 'SUPERADMIN',
  scope: 'platform',
  allowExpired: true,
  input: z.object({
    businessId,
    days: z.int('Enter a whole number').min(-MAX_DAYS).max(MAX_DAYS).refine((days) => days !== 0, 'Enter a number of days')
      .describe('Days to add; negative to take off.'),
    reason,
  }),
  run: async ({ tx, session, audit }, { businessId: id, days, reason: why }) => {
    const { packageExpiresAt: before } = await lockBusiness(tx, id);
    const now = new Date();
    const from = days > 0 && before < now ? now : before;
    const packageExpiresAt = new Date(from.getTime() + days * DAY_MS);
    const summary = days > 0
      ? msg('{{days}} days of the package granted: {{reason}}', { days, reason: why })
      : msg('{{days}} days of the package taken off: {{reason}}', { days: -days, reason: why });
    await tx.business.update({ where: { id }, data: { packageExpiresAt }, select: { id: true } });
    await tx.usageEntry.createMany({
      data: [{ businessId: id, kind: 'PACKAGE_DAYS', delta: days, key: `grant:${uuidv7()}`, reason: inEnglish(summary), actorId: session.userId }],
    });
    const facts = (date: Date) => ({ packageExpiresAt: date, shown: formatExpiryDate(date) });
    await audit({ entity: ['Business', id], summary, before: facts(before), after: facts(packageExpiresAt), businessId: id });
    return { id };
  },
});

/** Gives a business messages, or takes some away. The balance never falls below zero. */
export const adjustSmsBalance = defineCommand({
  name: 'platform.adjustSmsBalance',
  permission: 'SUPERADMIN',
  scope: 'platform',
  allowExpired: true,
  input: z.object({
    businessId,
    messages: z.int('Enter a whole number').min(-MAX_MESSAGES).max(MAX_MESSAGES).refine((count) => count !== 0, 'Enter a number of messages')
      .describe('Messages to give; negative to take away.'),
    reason,
  }),
  run: async ({ tx, session, audit }, { businessId: id, messages: delta, reason: why }) => {
    const { smsBalance } = await lockBusiness(tx, id);
    const summary = delta > 0
      ? msg('{{messages}} SMS granted: {{reason}}', { messages: delta, reason: why })
      : msg('{{messages}} SMS taken away: {{reason}}', { messages: -delta, reason: why });
    await changeSmsBalance(tx, id, { delta, key: `grant:${uuidv7()}`, reason: inEnglish(summary), actorId: session.userId });
    const after = { smsBalance: smsBalance + delta };
    await audit({ entity: ['Business', id], summary, before: { smsBalance }, after, businessId: id });
    return { id };
  },
});

/** Changes the tier, the limits and the prices of one business, whatever its tier grants others. */
export const updateBusinessLimits = defineCommand({
  name: 'platform.updateBusinessLimits',
  permission: 'SUPERADMIN',
  scope: 'platform',
  allowExpired: true,
  input: z.object({
    businessId,
    version: version(),
    tier: subscriptionTier.describe('Its package.'),
    productLimit: usageLimit(),
    ecomOrderLimit: usageLimit(),
    userLimit: usageLimit(),
    fileLimitMb: usageLimit().describe('Megabytes of files.'),
    packagePrice: money().describe('Taka per month.'),
    smsRate: smsRate().describe('Taka per message, at most four decimals.'),
    reason,
  }),
  run: async ({ tx, audit }, { businessId: id, version: read, tier, packagePrice, reason: why, ...limits }) => {
    const before = await lockBusiness(tx, id, read);
    const data = { ...limits, subscription: tier, packagePricePoisha: packagePrice };
    await tx.business.update({ where: { id }, data: { ...data, version: { increment: 1 } }, select: { id: true } });
    const held = Object.fromEntries(Object.keys(data).map((name) => [name, before[name as keyof typeof before]]));
    await audit({ entity: ['Business', id], summary: msg('Limits changed: {{reason}}', { reason: why }), before: held, after: data, businessId: id });
    return { id };
  },
});
