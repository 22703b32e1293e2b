import { createTRPCClient, httpBatchLink, TRPCClientError } from '@trpc/client';
import superjson from 'superjson';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppRouter } from '../../../gateway/trpc/router.ts';
import { testServer, type TestServer } from '../../support/test-server.ts';
import { makeShop, type WireShop } from '../support.ts';

const SMS = { mobileNumber: '01711204466', message: 'On its way' };

let server: TestServer;
let shop: WireShop;
beforeAll(async () => {
  server = await testServer();
  shop = await makeShop();
});
afterAll(() => server.close());

interface Sent {
  method: string;
  path: string;
  query: URLSearchParams;
  body: string | null;
  status: number;
}

interface ClientOptions {
  token?: string | null;
  maxURLLength?: number;
  /** Changes what came back before the client reads it. */
  garble?: (text: string) => string;
}

/** The client of the original: batching, superjson; `sent` is what it put on the wire. */
function original({ token = shop.token, maxURLLength, garble = (text) => text }: ClientOptions = {}) {
  const sent: Sent[] = [];
  const client = createTRPCClient<AppRouter>({
    links: [
      httpBatchLink({
        url: `${server.url}/api/trpc`,
        transformer: superjson,
        maxURLLength,
        headers: token ? { authorization: `Bearer ${token}` } : {},
        fetch: async (address, init) => {
          const url = new URL(String(address));
          const response = await fetch(url, init as RequestInit);
          const { method = 'GET', body } = init as RequestInit;
          const { pathname: path, searchParams: query } = url;
          sent.push({ method, path, query, body: (body as string | null) ?? null, status: response.status });
          return new Response(await garble(await response.text()), { status: response.status });
        },
      }),
    ],
  });
  return { client, sent };
}

async function failure(work: Promise<unknown>): Promise<TRPCClientError<AppRouter>> {
  const error: unknown = await work.then((answer) => answer, (reason: unknown) => reason);
  if (error instanceof TRPCClientError) return error as TRPCClientError<AppRouter>;
  throw new Error(`It did not fail as a call: ${JSON.stringify(error)}`);
}

describe('batching', () => {
  it('asks several queries in one GET, paths joined with commas, inputs by position', async () => {
    const { client, sent } = original();
    const [check, info, orders] = await Promise.all([
      client.businessUser.checkBusinessExists.query(undefined),
      client.businessUser.getBusinessInfo.query({ noCache: true }),
      client.woocommerce.getWoocommerceOrderList.query(
        { pageIndex: 0, pageSize: 100, search: '', status: ['PROCESSING'] },
      ),
    ]);
    expect([check.id, info.id, orders.total]).toEqual([shop.id, shop.id, 2]);
    expect(sent).toHaveLength(1);
    const [{ method, path, query, body, status }] = sent as [Sent];
    expect([method, body, status]).toEqual(['GET', null, 200]);
    const paths = [
      'businessUser.checkBusinessExists', 'businessUser.getBusinessInfo',
      'woocommerce.getWoocommerceOrderList',
    ];
    expect(path).toBe(`/api/trpc/${paths.join()}`);
    expect(query.get('batch')).toBe('1');
    expect(JSON.parse(query.get('input')!)).toMatchObject({
      1: { json: { noCache: true } },
      2: { json: { pageIndex: 0, pageSize: 100, search: '', status: ['PROCESSING'] } },
    });
  });

  it('answers in the order of the paths, result.data in the form of superjson', async () => {
    const response = await server.request(
      shop.token, '/api/trpc/user.getUserById,businessUser.checkBusinessExists?batch=1&input=%7B%7D',
    );
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await response.json()).toMatchObject([
      { result: { data: { json: { id: shop.founder.id } } } },
      { result: { data: { json: { id: shop.id }, meta: { values: { packageExpiresAt: ['Date'] } } } } },
    ]);
  });

  it('lets one procedure of four fail beside three answers', async () => {
    const { client, sent } = original({ token: shop.staffToken });
    const [user, templates, refused, businesses] = await Promise.all([
      client.user.getUserById.query(undefined),
      client.businessUser.getSendMessageTemplates.query(undefined),
      failure(client.notification.getDelayedShippedCount.query(undefined)),
      client.businessUser.getAvailableBusinesses.query(undefined),
    ]);
    expect(sent.map(({ status }) => status)).toEqual([207]);
    expect(user.role).toBe('MEMBER');
    expect(templates.length).toBeGreaterThan(0);
    expect(businesses).toEqual({ otherBusinesses: [], isFounder: false });
    expect(refused.shape).toMatchObject({
      message: 'You do not have permission to do this',
      code: -32003,
      data: { code: 'FORBIDDEN', httpStatus: 403, path: 'notification.getDelayedShippedCount' },
    });
  });

  it('gives the status of the one failure when all of a batch fail alike', async () => {
    const { client, sent } = original({ token: null });
    const failures = await Promise.all([
      failure(client.user.getUserById.query(undefined)),
      failure(client.businessUser.checkBusinessExists.query(undefined)),
    ]);
    expect(failures.map(({ data }) => data?.code)).toEqual(['UNAUTHORIZED', 'UNAUTHORIZED']);
    expect(sent.map(({ status }) => status)).toEqual([401]);
  });

  it('sends a mutation as POST with a JSON body', async () => {
    const { client, sent } = original();
    expect(await client.sms.sendSingleSms.mutate(SMS)).toBe('Message sent successfully');
    expect(sent).toMatchObject([{ method: 'POST', path: '/api/trpc/sms.sendSingleSms', status: 200 }]);
    expect(sent[0]!.query.get('batch')).toBe('1');
    expect(JSON.parse(sent[0]!.body!)).toEqual({ 0: { json: SMS } });
  });
});

describe('the transformer', () => {
  it('brings packageExpiresAt as a Date', async () => {
    const { client } = original();
    const [check, info, { otherBusinesses }] = await Promise.all([
      client.businessUser.checkBusinessExists.query(undefined),
      client.businessUser.getBusinessInfo.query({ noCache: true }),
      client.businessUser.getAvailableBusinesses.query(undefined),
    ]);
    for (const { packageExpiresAt } of [check, info, ...otherBusinesses]) {
      expect(packageExpiresAt).toBeInstanceOf(Date);
      expect(packageExpiresAt.getTime()).toBeGreaterThan(0);
    }
  });

  it('carries the error too', async () => {
    const response = await server.request(null, '/api/trpc/user.getUserById');
    const { error } = (await response.json()) as { error: { json: Record<string, unknown> } };
    expect(Object.keys(error.json).sort()).toEqual(['code', 'data', 'message']);
    expect(error.json).toMatchObject({ message: 'Please sign in', code: -32001 });
  });
});

describe('messages of the client itself', () => {
  it("says 'Missing result' when the server answers for fewer procedures than were asked", async () => {
    const garble = (text: string) => JSON.stringify((JSON.parse(text) as unknown[]).slice(0, 1));
    const { client } = original({ garble });
    const [user, missing] = await Promise.all([
      client.user.getUserById.query(undefined),
      failure(client.businessUser.checkBusinessExists.query(undefined)),
    ]);
    expect(user.id).toBe(shop.founder.id);
    expect(missing.message).toBe('Missing result');
  });

  it("says 'Input is too big for a single dispatch' and asks nothing", async () => {
    const { client, sent } = original({ maxURLLength: 200 });
    const search = 'a'.repeat(300);
    const { message } = await failure(client.woocommerce.getWoocommerceOrderList.query({ search }));
    expect(message).toBe('Input is too big for a single dispatch');
    expect(sent).toEqual([]);
  });

  it("says 'Unknown error' of a failure that says nothing", async () => {
    const { client } = original({ garble: () => Promise.reject({}) as never });
    expect((await failure(client.user.getUserById.query(undefined))).message).toBe('Unknown error');
  });

  it('is called off for who hangs up', async () => {
    const { client } = original();
    const controller = new AbortController();
    const asked = failure(client.user.getUserById.query(undefined, { signal: controller.signal }));
    controller.abort();
    expect((await asked).cause).toMatchObject({ name: 'AbortError' });
  });
});
