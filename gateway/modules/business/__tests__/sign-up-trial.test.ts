import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedBusiness } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { seedUser } from '../../../../prisma/seed/factories/user.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import type { DomainError } from '../../../errors.ts';
import type { Session } from '../../../session/session.ts';
import { suspendBusiness } from '../../platform/suspend-business.ts';
import { createBusiness } from '../create-business.ts';
import { requestTrialCode } from '../request-trial-code.ts';
import { startTrial } from '../sign-up-trial.ts';
import { age, businessesOf, MINUTE_MS, newcomer, newName, newPhone, other } from './trial-support.ts';

/** The server of the tests sends no SMS, so the answer carries the code. */
async function codeFor(session: Session, phone: string): Promise<string> {
  return (await requestTrialCode(session, { phone })).code!;
}

interface Attempt {
  phone: string;
  code: string;
  businessName?: string;
}

const start = (session: Session, { businessName = newName(), ...proof }: Attempt) =>
  startTrial(session, { businessName, ...proof });

const outcome = (attempt: Promise<unknown>) =>
  attempt.then(() => 'started', (error: DomainError & { reason?: string }) => error.reason ?? error.code);

async function asked() {
  const session = await newcomer();
  const phone = newPhone();
  return { session, phone, code: await codeFor(session, phone) };
}

describe('signing up for a trial', () => {
  it('makes the first business and its founder', async () => {
    const { session, phone, code } = await asked();
    const businessName = newName();
    await start(session, { phone, code, businessName });
    const { business, role } = await sessionFor(session.user!);
    expect([business?.name, role]).toEqual([businessName, 'FOUNDER']);
    const made = await db.business.findUniqueOrThrow({ where: { id: business!.id } });
    expect(made).toMatchObject({ hotline: phone, subscription: 'TRIAL' });
  });

  it('takes number and code however they are written', async () => {
    const { session, phone, code } = await asked();
    const bangla = (text: string) => text.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)]!);
    const written = ` ${bangla(code).slice(0, 3)} ${bangla(code).slice(3)}`;
    await start(session, { phone: `+88 ${bangla(phone)}`, code: written });
    expect(await businessesOf(session)).toBe(1);
  });

  it('gives one trial for each number, however many who hold it ask at once', async () => {
    const phone = newPhone();
    const people: Attempt[] = [];
    const sessions: Session[] = [];
    for (let person = 0; person < 5; person += 1) {
      const session = await newcomer();
      people.push({ phone, code: await codeFor(session, phone) });
      sessions.push(session);
      await age(phone, MINUTE_MS);
    }
    const outcomes = await Promise.allSettled(people.map((proof, index) => start(sessions[index]!, proof)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const messages = outcomes.flatMap((one) => (one.status === 'rejected' ? [(one.reason as Error).message] : []));
    expect(new Set(messages)).toEqual(new Set(['A trial was already started with this phone number']));
    expect(await db.business.count({ where: { hotline: phone } })).toBe(1);
  });

  it('tells nobody but the holder of a number whether it had a trial', async () => {
    const first = await asked();
    await start(first.session, first);
    await age(first.phone, MINUTE_MS);
    const curious = await newcomer();
    const fresh = newPhone();
    const answers = [await codeFor(curious, first.phone), await codeFor(curious, fresh)];
    const tries = [first.phone, fresh].map((phone, index) => start(curious, { phone, code: other(answers[index]!) }));
    const refusals = (await Promise.allSettled(tries)).map((one) => (one as PromiseRejectedResult).reason as DomainError);
    expect(refusals[0]).toMatchObject({ code: 'BAD_REQUEST', message: refusals[1]!.message });
    expect(await outcome(start(curious, { phone: first.phone, code: answers[0]! }))).toBe('CONFLICT');
  });

  it('gives a founder another trial for another number, and none for one that had it', async () => {
    const session = await sessionFor((await seedBusiness({ expiresInDays: -5 })).founder);
    const phone = newPhone();
    await start(session, { phone, code: await codeFor(session, phone) });
    await age(phone, MINUTE_MS);
    const again = start(session, { phone, code: await codeFor(session, phone) });
    await expect(again).rejects.toThrow('A trial was already started with this phone number');
    expect(await businessesOf(session)).toBe(2);
  });

  it('gives an expired founder one trial for a number, however many businesses are asked for at once', async () => {
    const session = await sessionFor((await seedBusiness({ expiresInDays: -5 })).founder);
    const phone = newPhone();
    const code = await codeFor(session, phone);
    const attempts = Array.from({ length: 20 }, (_, index) =>
      index % 2 ? start(session, { phone, code }) : execute(createBusiness, session, { name: newName() }));
    await Promise.allSettled(attempts);
    const trials = { createdById: session.userId, packageExpiresAt: { gt: new Date() } };
    expect(await db.business.count({ where: trials })).toBe(1);
  });

  it('is not for whoever is kept out of a suspended business, whatever other business they found', async () => {
    const shop = await seedBusiness();
    const staff = await withMember(shop, { role: 'ADMIN' });
    const proof = { phone: newPhone(), code: '' };
    proof.code = await codeFor(await sessionFor(shop.founder), proof.phone);
    const operator = await sessionFor(await seedUser({ isSuperAdmin: true }));
    await execute(suspendBusiness, operator, { businessId: shop.id, reason: 'Sells what is forbidden' });
    const refusal = { code: 'PRECONDITION_FAILED', reason: 'SUSPENDED' };
    await expect(start(await sessionFor(shop.founder), proof)).rejects.toMatchObject(refusal);
    await expect(requestTrialCode(await sessionFor(staff), { phone: newPhone() })).rejects.toMatchObject(refusal);
    await seedBusiness({ founder: shop.founder });
    await expect(requestTrialCode(await sessionFor(shop.founder), { phone: newPhone() })).rejects.toMatchObject(refusal);
    await seedBusiness({ founder: staff });
    const [session, phone] = [await sessionFor(staff), newPhone()];
    await start(session, { phone, code: await codeFor(session, phone) });
  });

  it('is not for the staff of a business', async () => {
    const session = await sessionFor(await withMember(await seedBusiness(), { role: 'ADMIN' }));
    const refusal = { code: 'CONFLICT', message: 'You already belong to a business' };
    await expect(requestTrialCode(session, { phone: newPhone() })).rejects.toMatchObject(refusal);
    await expect(start(session, { phone: newPhone(), code: '123456' })).rejects.toMatchObject(refusal);
  });

  it.each([
    [{ phone: '12345' }, 'phone'], [{ code: '12345' }, 'code'], [{ code: '' }, 'code'], [{ code: 'abcdef' }, 'code'],
    [{ code: undefined }, 'code'], [{ code: null }, 'code'], [{ code: 123_456 }, 'code'], [{ businessName: ' ' }, 'businessName'],
  ])('needs a name, a mobile number and six digits: %j', async (flaw, field) => {
    const { session, phone, code } = await asked();
    const attempt = startTrial(session, { businessName: newName(), phone, code, ...flaw });
    await expect(attempt).rejects.toMatchObject({ code: 'BAD_REQUEST', fieldErrors: [{ field }] });
    // A malformed code is not counted as a wrong one.
    expect(await db.trialCode.findFirst({ where: { phone } })).toMatchObject({ wrongTries: 0, usedAt: null });
  });
});

describe('a code', () => {
  it('starts one trial, however often it is sent at once', async () => {
    const { session, phone, code } = await asked();
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => outcome(start(session, { phone, code }))));
    expect(outcomes.toSorted()).toEqual([...Array<string>(7).fill('TRIAL_CODE_USED'), 'started'].toSorted());
    expect(await businessesOf(session)).toBe(1);
    expect(await db.trialPhone.count({ where: { phone } })).toBe(1);
  });

  it('is used up even when its business is gone', async () => {
    const { session, phone, code } = await asked();
    await start(session, { phone, code });
    await db.membership.deleteMany({ where: { userId: session.userId } });
    await db.trialPhone.deleteMany({ where: { phone } });
    expect(await outcome(start(session, { phone, code }))).toBe('TRIAL_CODE_USED');
  });

  it('stays good when something else was wrong', async () => {
    const { session, phone, code } = await asked();
    const { name } = await seedBusiness({ founder: session.user! });
    await db.membership.deleteMany({ where: { userId: session.userId } });
    expect(await outcome(start(session, { phone, code, businessName: name }))).toBe('CONFLICT');
    expect(await outcome(start(session, { phone, code }))).toBe('started');
  });

  it('proves the number it was sent to, for who asked for it', async () => {
    const { session, phone, code } = await asked();
    expect(await outcome(start(await newcomer(), { phone, code }))).toBe('TRIAL_CODE_MISSING');
    expect(await outcome(start(session, { phone: newPhone(), code }))).toBe('TRIAL_CODE_MISSING');
    expect(await outcome(start(session, { phone, code }))).toBe('started');
  });

  it('is replaced by the next one', async () => {
    const { session, phone, code } = await asked();
    await age(phone, MINUTE_MS);
    const next = await codeFor(session, phone);
    if (next !== code) expect(await outcome(start(session, { phone, code }))).toBe('BAD_REQUEST');
    expect(await outcome(start(session, { phone, code: next }))).toBe('started');
  });

  it('is stored as a hash only, which no other code of the same digits shares', async () => {
    const { session, phone, code } = await asked();
    const [row] = await db.$queryRaw<{ text: string }[]>`
      SELECT concat((SELECT json_agg(t) FROM "TrialCode" t WHERE "phone" = ${phone}),
        (SELECT json_agg(a) FROM "AuditEntry" a WHERE "actorId" = ${session.userId}::uuid),
        (SELECT json_agg(r) FROM "CommandReceipt" r WHERE "scope" = ${session.userId})) AS text`;
    expect(row!.text).toContain(phone);
    expect(row!.text.replaceAll(phone, '')).not.toMatch(new RegExp(`(?<![0-9a-f])${code}(?![0-9a-f])`));
  });

  it('is refused without counting twice when a request is repeated under its key', async () => {
    const { session, phone, code } = await asked();
    const input = { businessName: newName(), phone, code: other(code) };
    for (let round = 0; round < 3; round += 1) {
      const attempt = startTrial(session, input, { idempotencyKey: 'once' });
      await expect(attempt).rejects.toMatchObject({ message: expect.stringContaining('4 tries are left') });
    }
  });

  type Step = 'wrong' | 'right';
  it.each([
    [['right'], 0, ['started']],
    [['wrong', 'wrong', 'wrong', 'wrong', 'right'], 0, ['BAD_REQUEST', 'BAD_REQUEST', 'BAD_REQUEST', 'BAD_REQUEST', 'started']],
    [['wrong', 'wrong', 'wrong', 'wrong', 'wrong', 'right'], 0, [...Array<string>(4).fill('BAD_REQUEST'), 'TRIAL_CODE_LOCKED', 'TRIAL_CODE_LOCKED']],
    [['right'], 9.5, ['started']],
    [['right'], 10, ['TRIAL_CODE_EXPIRED']],
    [['wrong', 'right'], 10, ['TRIAL_CODE_EXPIRED', 'TRIAL_CODE_EXPIRED']],
  ] as [Step[], number, string[]][])('entered %j after %d minutes: %j', async (steps, minutes, expected) => {
    const { session, phone, code } = await asked();
    await age(phone, minutes * MINUTE_MS);
    const seen: string[] = [];
    for (const [index, step] of steps.entries()) {
      seen.push(await outcome(start(session, { phone, code: step === 'right' ? code : other(code, index + 1) })));
    }
    expect(seen).toEqual(expected);
    expect(await businessesOf(session)).toBe(expected.includes('started') ? 1 : 0);
  });

  it('says how many tries are left, under its field', async () => {
    const { session, phone, code } = await asked();
    const messages: string[] = [];
    for (let by = 1; by <= 5; by += 1) {
      const error = await start(session, { phone, code: other(code, by) }).catch((reason: unknown) => reason);
      messages.push((error as Error).message);
      if (by < 5) expect(error).toMatchObject({ fieldErrors: [{ field: 'code', message: messages.at(-1) }] });
    }
    expect(messages.map((message) => /\d+ tries|One try|Too many/.exec(message)?.[0])).toEqual(
      ['4 tries', '3 tries', '2 tries', 'One try', 'Too many'],
    );
  });

  it('is guessed five times at most, however many guesses come at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 11 }), async (guesses, place) => {
        const { session, phone, code } = await asked();
        const codes = Array.from({ length: guesses }, (_, index) => (index === place ? code : other(code, index + 1)));
        const outcomes = await Promise.all(codes.map((guess) => outcome(start(session, { phone, code: guess }))));
        const row = await db.trialCode.findFirstOrThrow({ where: { phone } });
        expect(row.wrongTries).toBeLessThanOrEqual(5);
        const started = outcomes.filter((one) => one === 'started').length;
        expect(await businessesOf(session)).toBe(started);
        if (place >= guesses) expect([started, row.wrongTries]).toEqual([0, Math.min(guesses, 5)]);
        if (place < guesses && guesses <= 5) expect(started).toBe(1);
      }),
      { numRuns: 12 },
    );
  });
});
