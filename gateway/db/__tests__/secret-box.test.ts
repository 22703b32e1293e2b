import { execFile } from 'node:child_process';
import { createCipheriv, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedBusiness } from '../../../prisma/seed/factories/business.ts';
import { ROOT } from '../../../scripts/processes.ts';
import { childEnv, env } from '../../env.ts';
import { openSiteSecret } from '../../modules/web-orders/site-secrets.ts';
import { withSite } from '../../modules/web-orders/__tests__/support.ts';
import { db } from '../client.ts';
import { reseal } from '../reseal.ts';
import { open, seal, type SealedPlace } from '../secret-box.ts';

const PLACE: SealedPlace = { table: 'WebSite', businessId: 'b', id: '1', column: 'consumerKey' };
const OTHER_KEY = randomBytes(32);

it('gives back every text that was sealed', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => open(seal(text, PLACE), PLACE) === text));
});

it('never looks the same twice, and never shows the text', () => {
  const [first, second] = [seal('cs_secret_of_a_shop', PLACE), seal('cs_secret_of_a_shop', PLACE)];
  expect(first).not.toBe(second);
  expect(Buffer.from(first!.split('.')[2]!, 'base64url').toString('latin1')).not.toContain('secret');
});

it('refuses what was changed, cut short or never sealed', () => {
  const sealed = seal('whsec_fixture_1', PLACE);
  const [version, key, text] = sealed.split('.');
  const bytes = Buffer.from(text!, 'base64url');
  for (const index of [0, 13, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed[index]! ^= 1;
    expect(() => open(`${version}.${key}.${changed.toString('base64url')}`, PLACE)).toThrow('authenticate');
  }
  expect(() => open(sealed.slice(0, 24), PLACE)).toThrow(/tag/);
  expect(() => open('whsec_fixture_1', PLACE)).toThrow('Not a sealed secret');
});

it.each([
  ['table', { table: 'ProviderToken' }],
  ['business', { businessId: 'c' }],
  ['row', { id: '2' }],
  ['column', { column: 'consumerSecret' }],
])('does not open a value that was moved to another %s', (_what, change) => {
  const sealed = seal('ck_1', PLACE);
  expect(() => open(sealed, { ...PLACE, ...change })).toThrow('authenticate');
});

/** As values were sealed before they were bound to a place. */
function sealUnbound(text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', env.SECRET_KEY, nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `v1.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}`;
}

const SECRETS = [
  { table: 'WebSite', ofBusiness: true, key: 'id', columns: ['consumerKey', 'consumerSecret', 'webhookSecret'] },
];

describe('sealing anew', () => {
  let business: Awaited<ReturnType<typeof seedBusiness>>;
  beforeAll(async () => { business = await seedBusiness(); });

  const rowOf = (id: string) => db.webSite.findFirstOrThrow({ where: { businessId: business.id, id } });

  it('binds values of the earlier form to their rows, once', async () => {
    const site = await withSite(business);
    const other = await withSite(business);
    await db.webSite.updateMany({ where: { businessId: business.id, id: site.id }, data: { webhookSecret: sealUnbound('whsec_old') } });
    expect(openSiteSecret(site, 'webhookSecret', (await rowOf(site.id)).webhookSecret)).toBe('whsec_old');
    expect(await reseal(SECRETS)).toEqual({ done: 1, failed: [] });
    const { webhookSecret } = await rowOf(site.id);
    expect(webhookSecret).toMatch(/^v2\./);
    expect(openSiteSecret(site, 'webhookSecret', webhookSecret)).toBe('whsec_old');
    expect(() => openSiteSecret(other, 'webhookSecret', webhookSecret)).toThrow('authenticate');
    expect(await reseal(SECRETS)).toEqual({ done: 0, failed: [] });
  });

  it('stops at its limit, and goes on the next time', async () => {
    for (let count = 0; count < 3; count += 1) {
      const { id } = await withSite(business);
      await db.webSite.updateMany({ where: { businessId: business.id, id }, data: { webhookSecret: sealUnbound('whsec_old') } });
    }
    expect(await reseal(SECRETS, { limit: 2 })).toEqual({ done: 2, failed: [] });
    expect(await reseal(SECRETS, { limit: 2 })).toEqual({ done: 1, failed: [] });
  });

  /** `npm run reseal` with other settings; what it prints. */
  async function run(settings: Record<string, string>): Promise<string> {
    const environment = childEnv({ DATABASE_URL: env.DATABASE_URL, ...settings });
    const done = await promisify(execFile)(process.execPath, ['gateway/reseal.ts'], { cwd: ROOT, env: environment })
      .catch((error: { stdout: string }) => error);
    return done.stdout;
  }

  it('moves values from an earlier key to the current one and back, and names what no key opens', async () => {
    const site = await withSite(business, { secret: 'whsec_rotated' });
    const [first, second] = [env.SECRET_KEY.toString('base64'), OTHER_KEY.toString('base64')];
    const { webhookSecret: before } = await rowOf(site.id);
    expect(await run({ SECRET_KEY: second })).toMatch(/not opened: WebSite .*another SECRET_KEY/);
    expect(await run({ SECRET_KEY: second, SECRET_KEY_PREVIOUS: first })).toMatch(/^\d+ values sealed .* 0 could not/);
    const { webhookSecret: rotated } = await rowOf(site.id);
    expect(rotated.split('.')[1]).not.toBe(before.split('.')[1]);
    expect(() => openSiteSecret(site, 'webhookSecret', rotated)).toThrow('another SECRET_KEY');
    await run({ SECRET_KEY: first, SECRET_KEY_PREVIOUS: second });
    expect(openSiteSecret(site, 'webhookSecret', (await rowOf(site.id)).webhookSecret)).toBe('whsec_rotated');
  });
});
