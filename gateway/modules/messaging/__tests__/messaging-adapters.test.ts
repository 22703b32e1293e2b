import { graphql } from 'graphql';
import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../../db/client.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { schema } from '../../../graphql/schema.ts';
import type { Session } from '../../../session/session.ts';
import { execute } from '../../../commands/execute.ts';
import { queueSms } from '../queue-sms.ts';
import { appRouter } from '../../../trpc/router.ts';
import { balanceOf, makeBusiness, sessionIn } from './support.ts';

const INPUT = { mobileNumber: '01711204466', message: 'On its way' };

let businessId: string;
let founder: Session;

beforeEach(async () => {
  businessId = await makeBusiness(10);
  founder = await sessionIn(businessId);
});

function query(session: Session | null, source: string, variableValues: Record<string, unknown> = {}) {
  return graphql({ schema, source, variableValues, contextValue: { session, idempotencyKey: undefined } });
}

const SEND = `mutation Send($input: SendSingleSmsInput!) {
  sendSingleSms(input: $input) {
    ... on SendSingleSmsSuccess { data: message }
    ... on Error { code message }
    ... on PreconditionError { reason }
  }
}`;

const LOG = `query Log($filter: SmsMessagesFilter, $first: Int, $after: String) {
  smsMessages(filter: $filter, first: $first, after: $after) {
    edges { node { mobileNumber message segments cost status gateway providerCode senderName createdAt sentAt
      } }
    pageInfo { hasNextPage endCursor }
  }
}`;

interface Log {
  smsMessages: {
    edges: { node: { message: string; status: string } }[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
}

async function log(session: Session, variables: Record<string, unknown> = {}) {
  const { data, errors } = await query(session, LOG, variables);
  expect(errors).toBeUndefined();
  return (data as unknown as Log).smsMessages;
}

const texts = async (session: Session, filter: Record<string, unknown> = {}) =>
  (await log(session, { filter })).edges.map(({ node }) => node.message);

const caller = (session: Session | null) => appRouter.createCaller({ session, idempotencyKey: undefined });

describe('the older clients', () => {
  it('send by sms.sendSingleSms and get the text to show', async () => {
    expect(await caller(founder).sms.sendSingleSms(INPUT)).toBe('Message sent successfully');
    expect(await balanceOf(businessId)).toMatchObject({ balance: 9 });
  });

  it.each([
    [{ mobileNumber: '', message: '' }, 'BAD_REQUEST', 'Please fill in all fields'],
    [undefined, 'BAD_REQUEST', 'Please fill in all fields'],
    [{ ...INPUT, mobileNumber: '0171' }, 'BAD_REQUEST', 'Please enter a valid mobile number with 11 digits'],
  ])('are told what is wrong with %j', async (input, code, message) => {
    await expect(caller(founder).sms.sendSingleSms(input)).rejects.toMatchObject({ code, message });
  });

  it('get the templates of their business as id, name and text', async () => {
    await db.messageTemplate.createMany({
      data: [
        { businessId, name: 'Shipped', text: 'On its way' },
        { businessId, name: 'Received', text: 'Thank you' },
        { businessId: await makeBusiness(0), name: 'Foreign', text: 'Not yours' },
      ],
    });
    const templates = await caller(founder).businessUser.getSendMessageTemplates(undefined);
    const id = expect.any(String);
    expect(templates).toEqual([
      { id, name: 'Received', text: 'Thank you' }, { id, name: 'Shipped', text: 'On its way' },
    ]);
  });

  it('need the order permission for both', async () => {
    const packer = caller(await sessionIn(businessId, { role: 'MEMBER', flags: ['orderUpdate'] }));
    const unauthorised = { code: 'FORBIDDEN', message: 'You are not authorized to send messages' };
    await expect(packer.sms.sendSingleSms(INPUT)).rejects.toMatchObject(unauthorised);
    await expect(packer.businessUser.getSendMessageTemplates(undefined)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(caller(null).sms.sendSingleSms(INPUT)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });
});

describe('GraphQL', () => {
  it('sends, and answers with the text to show', async () => {
    const { data } = await query(founder, SEND, { input: INPUT });
    expect(data).toEqual({ sendSingleSms: { data: 'Message sent successfully' } });
  });

  it('answers what stands in the way as data, and a missing right as an error', async () => {
    const poor = await sessionIn(await makeBusiness(0));
    const tooLow = {
      code: 'PRECONDITION_FAILED', reason: 'SMS_BALANCE_TOO_LOW', message: expect.any(String),
    };
    expect((await query(poor, SEND, { input: INPUT })).data).toEqual({ sendSingleSms: tooLow });
    const packer = await sessionIn(businessId, { role: 'MEMBER' });
    expect((await query(packer, SEND, { input: INPUT })).errors?.[0]?.message).toBe(
      'You are not authorized to send messages',
    );
  });

  it('lists the templates', async () => {
    await db.messageTemplate.create({ data: { businessId, name: 'Shipped', text: 'On its way' } });
    const { data } = await query(founder, '{ messageTemplates { id name text } }');
    expect(data).toEqual({
      messageTemplates: [{ id: expect.any(String), name: 'Shipped', text: 'On its way' }],
    });
  });

  it('lists the log newest first, in pages', async () => {
    for (const message of ['First', 'Second', 'Third'])
      await caller(founder).sms.sendSingleSms({ ...INPUT, message });
    const page = await log(founder, { first: 2 });
    expect(page.edges.map(({ node }) => node)).toMatchObject([
      {
        message: 'Third', mobileNumber: INPUT.mobileNumber, segments: 1, cost: 1, status: 'SENT',
        senderName: 'Nasrin',
      },
      { message: 'Second' },
    ]);
    expect(page.pageInfo.hasNextPage).toBe(true);
    const rest = await log(founder, { first: 2, after: page.pageInfo.endCursor });
    expect(rest.edges.map(({ node }) => node.message)).toEqual(['First']);
  });

  it('finds by part of a number in any digits, by part of a text, by state', async () => {
    await caller(founder).sms.sendSingleSms({ mobileNumber: '01711204466', message: 'Your Parcel left' });
    await caller(founder).sms.sendSingleSms({ mobileNumber: '01911000000', message: 'ধন্যবাদ' });
    expect(await texts(founder, { search: '204466' })).toEqual(['Your Parcel left']);
    expect(await texts(founder, { search: '+8801911000000' })).toEqual(['ধন্যবাদ']);
    expect(await texts(founder, { search: '০১৯১১' })).toEqual(['ধন্যবাদ']);
    for (const search of ['01911-000000', '+880 1911 000000']) expect(await texts(founder, { search })).toEqual(['ধন্যবাদ']);
    expect(await texts(founder, { search: '(-)' })).toEqual([]);
    expect(await texts(founder, { search: 'parcel' })).toEqual(['Your Parcel left']);
    expect(await texts(founder, { search: '100%' })).toEqual([]);
    expect(await texts(founder, { status: ['SENT'] })).toHaveLength(2);
    expect(await texts(founder, { status: ['UNKNOWN', 'REFUNDED'] })).toEqual([]);
  });

  it('counts the log by state, for this business and for admins', async () => {
    const COUNTS = '{ smsMessageCounts { status count } }';
    expect((await query(founder, COUNTS)).data).toEqual({ smsMessageCounts: [] });
    for (const message of ['First', 'Second']) await caller(founder).sms.sendSingleSms({ ...INPUT, message });
    await execute(queueSms, founder, INPUT);
    const { data } = await query(founder, COUNTS);
    const { smsMessageCounts } = data as unknown as { smsMessageCounts: { status: string }[] };
    expect(smsMessageCounts.toSorted((a, b) => a.status.localeCompare(b.status))).toEqual([
      { status: 'QUEUED', count: 1 }, { status: 'SENT', count: 2 },
    ]);
    const staff = await sessionIn(businessId, { role: 'MEMBER', flags: ['order'] });
    expect((await query(staff, COUNTS)).errors?.[0]?.message).toBe('You do not have permission to do this');
  });

  it('shows the log to admins only', async () => {
    const staff = await sessionIn(businessId, { role: 'MEMBER', flags: ['order'] });
    expect((await query(staff, LOG)).errors?.[0]?.message).toBe('You do not have permission to do this');
  });

  it('shows another business nothing: no row, no node', async () => {
    await caller(founder).sms.sendSingleSms(INPUT);
    const { id } = await db.smsMessage.findFirstOrThrow({ where: { businessId } });
    const node = '{ node(id: "ID") { id ... on SmsMessage { message } } }'.replace(
      'ID', encodeId('SmsMessage', id),
    );
    const rival = await sessionIn(await makeBusiness(10));
    expect(await texts(rival)).toEqual([]);
    expect((await query(rival, node)).data).toEqual({ node: null });
    expect((await query(founder, node)).data).toMatchObject({ node: { message: INPUT.message } });
  });
});
