import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { testServer, type TestServer } from '../../../e2e/support/test-server.ts';
import { seedBusiness } from '../../../prisma/seed/factories/business.ts';
import { tokenOf } from '../../../prisma/seed/factories/session.ts';
import { startWorker, type Worker } from '../../jobs/worker.ts';
import { watchPool } from '../../logging/watch-pool.ts';

vi.hoisted(() => { process.env.DATABASE_POOL = '2'; });

let server: TestServer;
let worker: Worker;
beforeAll(async () => {
  server = await testServer();
  watchPool();
  worker = await startWorker();
});
afterAll(async () => {
  await server.close();
  await worker.stop();
});

it('is enough for the worker and for many who write at once: none waits for another for ever', async () => {
  const { founder } = await seedBusiness({ smsBalance: 40 });
  const token = await tokenOf(founder);
  const input = { mobileNumber: '01711204466', message: 'On its way' };
  const sending = Array.from({ length: 40 }, () => server.graphql(
    token,
    'mutation($input: SendSingleSmsInput!) { sendSingleSms(input: $input) { __typename } }',
    { input },
  ));
  const reading = Array.from({ length: 40 }, () => server.graphql(token, '{ smsMessageCounts { status } }'));
  const answers = await Promise.all([...sending, ...reading]);
  expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  const texts = answers.slice(0, 40).map(({ data }) => JSON.stringify(data));
  expect(new Set(texts)).toEqual(new Set(['{"sendSingleSms":{"__typename":"SendSingleSmsSuccess"}}']));
});
