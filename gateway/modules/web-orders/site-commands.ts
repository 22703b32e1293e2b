import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { inEnglish, msg } from '../../../schema/rules/message.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { CallLimit } from '../../commands/call-limit.ts';
import { execute, type ExecuteOptions } from '../../commands/execute.ts';
import { idOf, requiredText, text, version } from '../../commands/fields.ts';
import type { Tx } from '../../db/client.ts';
import { lockRow } from '../../db/lock-row.ts';
import { lockName } from '../../db/lock-name.ts';
import { env } from '../../env.ts';
import { PreconditionError, TooManyRequestsError, ValidationError } from '../../errors.ts';
import { assertPublicLiteral, PrivateAddressError } from '../../http/public-address.ts';
import type { Session } from '../../session/session.ts';
import { recordAnswer, tellAllAgain, TRY_AGAIN } from './site-breaker.ts';
import { pollJob } from './site-jobs.ts';
import { openSiteSecret, sealSiteSecret, type SiteSecret } from './site-secrets.ts';
import { connectSite } from './web-site.ts';
import { shopAddress, siteUrl } from './woocommerce/site-url.ts';
import { readOnlyMessage, WooError } from './woocommerce/woo-error.ts';

const secret = (max: number) => text(max).refine((value) => value.length >= 8, 'At least 8 characters');

export const saveWebSite = defineCommand({
  name: 'web-orders.saveSite',
  permission: 'ADMIN',
  input: z.object({
    siteId: idOf('WebSite').optional().describe('Left out for a new site.'),
    version: version().optional(),
    name: requiredText(100),
    url: requiredText(500),
    consumerKey: secret(200).optional().describe('Of the REST key; stays as it is when left out.'),
    consumerSecret: secret(200).optional().describe('Of the REST key; stays as it is when left out.'),
    webhookSecret: secret(200).optional().describe('Signs the deliveries; stays as it is when left out.'),
    paidMethods: z.array(requiredText(100)).max(30).optional().describe(
      "Ids of the shop's ways to pay by which the money has come once the shop says so; as it is when left out."),
    enabled: z.boolean().default(true),
  }),
  run: async (context, { siteId, version: seen, ...input }) => {
    const { tx, session: { businessId }, audit, enqueue } = context;
    const url = checkedUrl(input.url);
    const before = siteId ? await lockSite(context, siteId, seen) : null;
    assertSecrets(input, before === null ? 'new' : before.url === url ? 'same' : 'moved');
    const { name, enabled, paidMethods, consumerKey, consumerSecret, webhookSecret } = input;
    if (before?.archivedAt) throw new PreconditionError('ALREADY_ARCHIVED', 'This shop is removed: connect it again first');
    await assertNotConnected(context, url, siteId);
    const id = siteId ?? uuidv7();
    const secrets = sealed({ businessId, id }, { consumerKey, consumerSecret, webhookSecret });
    if (before) {
      await tx.webSite.update({
        where: { businessId_id: { businessId, id } },
        data: {
          name, url, enabled, paidMethods,
          ...secrets,
          version: { increment: 1 }, ...TRY_AGAIN,
        },
        select: { id: true },
      });
      await tellAllAgain(context, id);
      if (webhookSecret && webhookSecret !== openSiteSecret(before, 'webhookSecret', before.webhookSecret)) {
        // The plugin's key is derived from it: what is installed is refused from now on, and must not look alive.
        await tx.pluginSetting.updateMany({ where: { businessId, siteId: id }, data: { lastSeenAt: null } });
      }
    } else {
      await assertFewSites(tx, businessId);
      await tx.webSite.create({
        data: { businessId, id, name, url, enabled, paidMethods: paidMethods ?? [], ...(secrets as Secrets) }, select: { id: true },
      });
    }
    await audit({
      entity: ['WebSite', id],
      summary: before ? msg('Changed the site {{name}}', { name }) : msg('Added the site {{name}}', { name }),
      before: before && { name: before.name, url: before.url, enabled: before.enabled, paidMethods: before.paidMethods },
      after: { name, url, enabled, paidMethods, changedSecrets: Object.keys(secrets) },
    });
    if (enabled) await enqueue(...pollJob(businessId, id));
    return { id };
  },
});

/** More than anybody runs: each is polled for good, at an address that anybody may enter. */
const MAX_SITES = 20;

/** Throws PreconditionError SITE_LIMIT. Under the lock of `assertNotConnected`. */
export async function assertFewSites(tx: Tx, businessId: string): Promise<void> {
  if ((await tx.webSite.count({ where: { businessId, archivedAt: null } })) < MAX_SITES) return;
  throw new PreconditionError('SITE_LIMIT', msg('A business may connect {{count}} web shops', { count: MAX_SITES }));
}

interface Secrets {
  consumerKey: string;
  consumerSecret: string;
  webhookSecret: string;
}

function sealed(site: { businessId: string; id: string }, secrets: Partial<Secrets>): Partial<Secrets> {
  const given = Object.entries(secrets).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, sealSiteSecret(site, name as SiteSecret, value!)]));
}

/** Names are resolved when the shop is called: a DNS query here would hold the transaction open. */
export function checkedUrl(typed: string): string {
  try {
    const url = siteUrl(typed);
    if (env.SHOP_NETWORK === 'public') assertPublicLiteral(new URL(url));
    return url;
  } catch (error) {
    const refusal = error instanceof PrivateAddressError ? new WooError('PRIVATE_ADDRESS') : error;
    if (!(refusal instanceof WooError)) throw error;
    throw new ValidationError(refusal.message, [{ field: 'url', message: refusal.message }]);
  }
}

export async function lockSite({ tx, session: { businessId } }: CommandContext, id: string, seen?: number) {
  await lockRow(tx, 'WebSite', businessId, id, seen);
  return tx.webSite.findUniqueOrThrow({ where: { businessId_id: { businessId, id } } });
}

/**
 * A shop connected twice would bring every order twice, also by http and https or with and without www. The lock makes
 * simultaneous attempts wait for each other.
 */
export async function assertNotConnected({ tx, session: { businessId } }: CommandContext, url: string, siteId?: string) {
  await lockName(tx, `web-sites:${businessId}`);
  const others = await tx.webSite.findMany({ where: { businessId, NOT: { id: siteId } }, select: { name: true, url: true, archivedAt: true } });
  const same = others.find((other) => shopAddress(other.url) === shopAddress(url));
  if (!same) return;
  const { name, archivedAt } = same;
  const message = archivedAt
    ? msg('This shop was removed as {{name}}: connect it again below', { name })
    : msg('This shop is connected already, as {{name}}', { name });
  throw new ValidationError(message, [{ field: 'url', message: inEnglish(message) }]);
}

/** Keys are not kept for a new address: a person who may change the address need not know the keys. */
function assertSecrets(given: Partial<Secrets>, site: 'new' | 'same' | 'moved'): void {
  if (site === 'same') return;
  const needed = [
    'consumerKey', 'consumerSecret',
    ...(site === 'new' ? ['webhookSecret'] : []),
  ] as (keyof Secrets)[];
  const missing = needed.filter((name) => !given[name]);
  if (missing.length === 0) return;
  const message = site === 'new' ? msg('Required') : msg('Enter it again for the new address');
  throw new ValidationError(message, missing.map((field) => ({ field, message })));
}

/** Marks the site as being tested; `runSiteTest` does the test. */
export const testWebSite = defineCommand({
  name: 'web-orders.testSite',
  permission: 'ADMIN',
  input: z.object({ siteId: idOf('WebSite') }),
  run: async (context, { siteId }): Promise<SiteTest> => {
    const { name } = await lockSite(context, siteId);
    await context.audit({ entity: ['WebSite', siteId], summary: msg('Tested the connection to {{name}}', { name }) });
    return { siteId, ok: false, message: '', canWrite: false, hasNotices: false, wooVersion: null };
  },
});

export interface SiteTest {
  siteId: string;
  ok: boolean;
  /** The instruction for the owner of the shop, or that all is well. */
  message: string;
  canWrite: boolean;
  /** The shop printed PHP notices before its data, which was read all the same. */
  hasNotices: boolean;
  wooVersion: string | null;
}

/** Of all sites of a business. */
const tests = new CallLimit(20);

/** Calls the shop outside of any transaction because it may be slow. Throws TooManyRequestsError. */
export async function runSiteTest(
  session: Session,
  input: unknown,
  options: ExecuteOptions = {},
): Promise<SiteTest> {
  const noted = await execute(testWebSite, session, input, options);
  if (!tests.take(session.businessId)) throw new TooManyRequestsError('The connection was tested often just now. Please wait a minute.', 60);
  try {
    const { client, sawNotices } = await connectSite(session.businessId, noted.siteId);
    const answer = await client.testConnection();
    if (!answer.ok) return { ...noted, message: answer.message };
    await recordAnswer(session.businessId, noted.siteId);
    const { writeProblem, status } = answer;
    const message = writeProblem ? inEnglish(readOnlyMessage(writeProblem)) : 'Connected';
    return {
      ...noted, ok: true, message, canWrite: !writeProblem, hasNotices: sawNotices(), wooVersion: status?.wooVersion ?? null,
    };
  } catch (error) {
    if (!(error instanceof WooError)) throw error;
    return { ...noted, message: error.message };
  }
}
