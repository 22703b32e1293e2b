import { afterAll, beforeAll, expect, it } from 'vitest';
import { movableAddress, type MovableAddress } from '../../../e2e/chaos/movable-address.ts';
import { startGateway, type ChildGateway } from '../../../e2e/support/gateway.ts';
import { seedBusiness } from '../../../prisma/seed/factories/business.ts';
import { idTokenFor, withAccount } from '../../../prisma/seed/factories/session.ts';
import { env } from '../../env.ts';

let address: MovableAddress;
let gateway: ChildGateway;
let token: string;
const database = new URL(env.DATABASE_URL);

beforeAll(async () => {
  const { founder } = await seedBusiness();
  await withAccount(founder);
  token = await idTokenFor(founder.email);
  address = await movableAddress();
  address.leadTo(Number(database.port));
  gateway = await startGateway({
    databaseUrl: Object.assign(new URL(database), { port: String(address.port) }).href, env: { LOG_LEVEL: 'warn', WORKER: 'off' },
  });
});
afterAll(async () => {
  await gateway.kill();
  await address.close();
});

interface Line { level: number; reqId?: string; procedure?: string; msg: string }
const failures = () => gateway.output().split('\n').filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as Line)
  .filter(({ procedure, msg }) => procedure !== undefined || msg === 'Procedure failed');

it('older clients get SERVICE_UNAVAILABLE while the database is away, each refusal stands in the log once, and answers come again', async () => {
  const read = () => gateway.trpcGet(token, 'businessUser.checkBusinessExists');
  const write = () => gateway.trpcPost(token, 'sms.sendSingleSms', { mobileNumber: '01712345678', message: 'Hello' });
  expect((await read()).status).toBe(200);

  address.leadTo(null);
  for (const [at, call] of [read, write].entries()) {
    const { status, error, headers } = await call();
    expect({ status, code: error?.data.code, httpStatus: error?.data.httpStatus }).toEqual({ status: 503, code: 'SERVICE_UNAVAILABLE', httpStatus: 503 });
    expect(headers.get('retry-after')).toMatch(/^\d+$/);
    expect(error!.message).not.toMatch(/ECONN|prisma|postgres|127[.]0/i);
    await expect.poll(() => failures().length).toBe(at + 1);
  }

  address.leadTo(Number(database.port));
  await expect.poll(async () => (await read()).status, { timeout: 10_000 }).toBe(200);
});
