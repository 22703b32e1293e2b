import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
// Sets the settings of the bKash sandbox before anything reads them.
import {
  businessOf, confirmed, idTokenFor, paymentOf, poll, sandbox, shop as paymentShop, smsOrder, started, traces, withAccount,
} from '../../../gateway/modules/billing/__tests__/support.ts';
import { failures, mutate as mutateAt, successes, times, type Outcome } from '../mutations.ts';

const { paymentChecks } = await import('../../../gateway/modules/billing/settle-payment.ts');
const { MAX_PAYMENTS_PER_HOUR } = await import('../../../gateway/modules/billing/create-payment.ts');
const { MAX_UNPAID } = await import('../../../gateway/modules/business/unpaid-businesses.ts');
const { db } = await import('../../../gateway/db/client.ts');
const { env } = await import('../../../gateway/env.ts');
const { encodeId } = await import('../../../gateway/graphql/global-id.ts');
const { seedBusiness } = await import('../../../prisma/seed/factories/business.ts');
const { withMember } = await import('../../../prisma/seed/factories/member.ts');
const { tokenOf } = await import('../../../prisma/seed/factories/session.ts');
const { seedUser } = await import('../../../prisma/seed/factories/user.ts');
const { testServer } = await import('../../support/test-server.ts');
const { freshPhone } = await import('../../support/trial.ts');

/** Races for seats, mails, trials and payments, and callbacks of bKash that are foreign, forged, reordered and repeated. */

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => { server = await testServer(); });
afterEach(() => sandbox.heal());
afterAll(async () => {
  await server.close();
  await sandbox.close();
});

const mutate = (token: string, name: string, input: object, more?: string) => mutateAt(server, token, name, input, more);

describe('seats of a package', () => {
  it('are never more than it has, whatever two founders and the invited do at once', async () => {
    const place = await seedBusiness({ limits: { userLimit: 5 } });
    const other = await withMember(place, { role: 'FOUNDER' });
    await db.business.update({ where: { id: place.id }, data: { userUsage: 2 } });
    const tokens = [await tokenOf(place.founder), await tokenOf(other)];
    const people = await times(6, () => seedUser());
    const theirs = await times(6, (n) => tokenOf(people[n]!));
    const businessId = encodeId('Business', place.id);
    const outcomes: Outcome[] = [];
    for (let round = 0; round < 3; round += 1) {
      const moves = people.flatMap(({ id, email }, n) => {
        const memberId = encodeId('Member', id);
        return tokens.flatMap((token) => [
          mutate(token, 'inviteMember', { email, role: 'MEMBER', flags: [] }),
          mutate(token, 'setMemberDisabled', { memberId, disabled: (n + round) % 2 === 0 }),
          mutate(token, 'resendInvitation', { memberId }),
        ]).concat(mutate(theirs[n]!, n % 2 ? 'acceptInvitation' : 'declineInvitation', { businessId }));
      });
      outcomes.push(...(await Promise.all(moves)));
      const { userUsage } = await businessOf(place);
      const seated = await db.membership.count({ where: { businessId: place.id, status: { in: ['ACTIVE', 'INVITED'] } } });
      expect([userUsage, seated <= 5]).toEqual([seated, true]);
    }
    expect(failures(outcomes)).toEqual([]);
    expect(successes(outcomes)).toBeGreaterThan(6);
  });

  it('keep one founder, when two disable each other at once, again and again', async () => {
    for (let round = 0; round < 4; round += 1) {
      const place = await seedBusiness();
      const other = await withMember(place, { role: 'FOUNDER' });
      const [one, two] = [await tokenOf(place.founder), await tokenOf(other)];
      const outcomes = await Promise.all([
        mutate(one, 'setMemberDisabled', { memberId: encodeId('Member', other.id), disabled: true }),
        mutate(two, 'setMemberDisabled', { memberId: encodeId('Member', place.founder.id), disabled: true }),
      ]);
      expect(successes(outcomes)).toBe(1);
      expect(await db.membership.count({ where: { businessId: place.id, role: 'FOUNDER', status: 'ACTIVE' } })).toBe(1);
    }
  });
});

describe('what is free', () => {
  it('is mailed once, when four founders send one invitation again at the same moment', async () => {
    const place = await seedBusiness();
    const founders = [place.founder, ...(await times(3, () => withMember(place, { role: 'FOUNDER' })))];
    const tokens = await times(4, (n) => tokenOf(founders[n]!));
    const { email, id } = await seedUser();
    expect(successes([await mutate(tokens[0]!, 'inviteMember', { email, role: 'MEMBER', flags: [] })])).toBe(1);
    await db.$executeRaw`UPDATE "InvitationMail" SET "createdAt" = "createdAt" - interval '61 seconds' WHERE "userId" = ${id}::uuid`;
    const outcomes = await times(16, (n) => mutate(tokens[n % 4]!, 'resendInvitation', { memberId: encodeId('Member', id) }));
    expect([successes(outcomes), failures(outcomes)]).toEqual([1, []]);
    expect(await db.invitationMail.count({ where: { userId: id } })).toBe(2);
  });

  it('is one trial for a phone, and one code a minute, whoever of a business asks at once', async () => {
    const place = await seedBusiness({ expiresInDays: -1 });
    const founders = [place.founder, ...(await times(3, () => withMember(place, { role: 'FOUNDER' })))];
    const tokens = await times(4, (n) => tokenOf(founders[n]!));
    const phone = freshPhone();
    const asked = await times(12, (n) => mutate(tokens[n % 4]!, 'requestTrialCode', { phone }, '... on RequestTrialCodeSuccess { trialCode { code } }'));
    expect([successes(asked), failures(asked)]).toEqual([1, []]);
    const holder = asked.findIndex(({ __typename }) => __typename.endsWith('Success'));
    const { code } = (asked[holder] as Outcome & { trialCode: { code: string } }).trialCode;
    const trials = await times(12, (n) => mutate(tokens[n % 4]!, 'signUpTrial', { businessName: `Trial ${n} ${randomUUID()}`, phone, code }));
    expect([successes(trials), failures(trials)]).toEqual([1, []]);
    expect(await db.trialPhone.count({ where: { phone } })).toBe(1);
  });

  it('is a business without a payment three times, however many are opened at once', async () => {
    const { founder } = await seedBusiness();
    const token = await tokenOf(founder);
    const outcomes = await times(12, (n) => mutate(token, 'createBusiness', { name: `Free ${n} ${randomUUID()}` }));
    expect([successes(outcomes), failures(outcomes)]).toEqual([MAX_UNPAID, []]);
  });
});

describe('what is read or called for good', () => {
  /** One below the limit of each, and then several at once. */
  it('has an upper limit, however many are added at once', async () => {
    const place = await seedBusiness();
    const token = await tokenOf(place.founder);
    const businessId = place.id;
    const rows = (count: number) => Array.from({ length: count }, (_, n) => n);
    await db.webSite.createMany({
      data: rows(18).map((n) => ({ businessId, name: `Shop ${n}`, url: `https://shop-${n}.example`, consumerKey: '', consumerSecret: '', webhookSecret: '', enabled: false })),
    });
    await db.courier.createMany({ data: rows(98 - await db.courier.count({ where: { businessId } })).map((n) => ({ businessId, name: `Method ${n}`, kind: 'MANUAL' as const })) });
    await db.account.createMany({
      data: rows(498 - await db.account.count({ where: { businessId } })).map((n) => ({ businessId, name: `Account ${n}`, code: `own:${randomUUID()}`, kind: 'MONEY' as const, type: 'ASSET' as const })),
    });
    const keys = { consumerKey: 'ck_12345678', consumerSecret: 'cs_12345678', webhookSecret: 'whsec_123456' };
    const outcomes = await Promise.all([
      times(6, (n) => mutate(token, 'saveWebSite', { name: `More ${n}`, url: `https://more-${n}.example`, enabled: false, ...keys })),
      times(6, (n) => mutate(token, 'saveDeliveryMethod', { name: `More ${n}`, kind: 'MANUAL' })),
      times(6, (n) => mutate(token, 'createAccount', { name: `More ${n}` })),
    ]);
    expect(outcomes.map((its) => [successes(its), its.filter(({ code }) => code === 'PRECONDITION_FAILED').length])).toEqual([[2, 4], [2, 4], [2, 4]]);
  });

  it('asks a shop how it stands twenty times a minute at most', async () => {
    const place = await seedBusiness();
    const token = await tokenOf(place.founder);
    const site = { name: 'Shop', url: 'http://127.0.0.1:9', enabled: false, consumerKey: 'ck_12345678', consumerSecret: 'cs_12345678', webhookSecret: 'whsec_123456' };
    const { webSite } = (await mutate(token, 'saveWebSite', site, '... on SaveWebSiteSuccess { webSite { id } }')) as Outcome & { webSite: { id: string } };
    const outcomes = await times(25, () => mutate(token, 'testWebSite', { siteId: webSite.id }));
    expect(failures(outcomes)).toEqual([]);
    expect(outcomes.filter(({ code }) => code === 'TOO_MANY_REQUESTS').length).toBe(5);
  });
});

describe('payments whose callback was lost', () => {
  /** On a busy machine bKash's answer may come too late at first; the poller asks again. */
  const untilPaid = (id: string) => vi.waitFor(async () => {
    await poll(id);
    expect((await paymentOf(id)).status).toBe('PAID');
  }, { timeout: 15_000, interval: 200 });

  const callback = (id: string, query: string) => server.request(null, `/api/bkash/callback/${id}?${query}`);

  it('are taken once, whatever callbacks come: foreign, forged, reordered, repeated', async () => {
    const [place, rival] = [await paymentShop(), await paymentShop()];
    const mine = await confirmed(place);
    const foreign = await started(rival, smsOrder(rival, 600));
    const tries = [
      [mine.id, `paymentID=${foreign.paymentID}&status=success`], [foreign.id, `paymentID=${mine.paymentID}&status=success`],
      [mine.id, 'status=success'], [mine.id, `paymentID=${mine.paymentID}`], [mine.id, `paymentID=${mine.paymentID}&paymentID=x&status=success`],
      [mine.id, `paymentID[]=${mine.paymentID}&status=success`], [mine.id, `paymentID=${mine.paymentID}&status=SUCCESS`],
      [mine.id, `paymentID=${mine.paymentID.toLowerCase()}&status=success`], [mine.id.toUpperCase(), `paymentID=x&status=success`],
      [randomUUID(), `paymentID=${mine.paymentID}&status=success`], [foreign.id, `paymentID=${foreign.paymentID}&status=success`],
    ] as const;
    const answers = await Promise.all(tries.map(([id, query]) => callback(id, query)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
    // Nobody has confirmed the foreign one.
    expect((await paymentOf(foreign.id)).status).toBe('PENDING');
    const own = `paymentID=${mine.paymentID}&status=`;
    await Promise.all(['cancel', 'failure', 'success', 'cancel', 'success', 'failure', 'success'].map((status) => callback(mine.id, own + status)));
    await Promise.all([poll(mine.id), callback(mine.id, `${own}cancel`), callback(mine.id, `${own}success`), poll(mine.id)]);
    await untilPaid(mine.id);
    expect(sandbox.executes(mine.paymentID)).toBe(1);
    expect((await traces(place, mine.id)).deltas).toEqual([500]);
    expect([(await businessOf(place)).smsBalance, (await businessOf(rival)).smsBalance]).toEqual([500, 0]);
  });

  it('let nobody call bKash without end by repeating one, or by asking how it stands', async () => {
    const place = await paymentShop();
    const { id, paymentID } = await started(place);
    await withAccount(place.founder);
    const token = await idTokenFor(place.founder.email);
    const before = sandbox.seen.length;
    const answers = await times(60, (n) => callback(id, `paymentID=${paymentID}&status=${n % 2 ? 'success' : 'nothing'}`));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
    const checks = await times(20, () => mutate(token, 'checkPayment', { paymentId: encodeId('Payment', id) }));
    expect(new Set(checks.map(({ code }) => code))).toEqual(new Set(['TOO_MANY_REQUESTS']));
    // An execute that is refused is followed by one query at most.
    expect(sandbox.seen.length - before).toBeLessThanOrEqual(2 * paymentChecks.perMinute);
    // The poller goes on with it.
    sandbox.pay(paymentID);
    await untilPaid(id);
  });

  it('let no business start them without end', async () => {
    const place = await paymentShop();
    await withAccount(place.founder);
    const token = await idTokenFor(place.founder.email);
    const order = () => ({ ...smsOrder(place), businessId: encodeId('Business', place.id) });
    const outcomes = await times(MAX_PAYMENTS_PER_HOUR + 10, () => mutate(token, 'startPayment', order()));
    expect(failures(outcomes)).toEqual([]);
    expect(outcomes.map(({ code }) => code)).toContain('TOO_MANY_REQUESTS');
    expect(outcomes.filter(({ code }) => ![undefined, 'TOO_MANY_REQUESTS', 'TIMEOUT'].includes(code))).toEqual([]);
    expect(await db.payment.count({ where: { businessId: place.id } })).toBeLessThanOrEqual(MAX_PAYMENTS_PER_HOUR + env.COMMANDS_PER_BUSINESS);
  });
});
