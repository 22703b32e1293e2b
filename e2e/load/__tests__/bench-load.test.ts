import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { forEach } from '../bench-load.ts';
import { sendOnce } from '../send-once.ts';

const server = Fastify().post('/', async ({ body }) => body);
const url = await server.listen({ port: 0, host: '127.0.0.1' });

afterAll(() => server.close());

it('leaves the headers that cases share as they are, so that a later body of another length is taken', async () => {
  const headers = { 'content-type': 'application/json' };
  await forEach(['a', 'b'], url, (one) => ({ path: '/', headers, body: JSON.stringify({ one }) }), { connections: 1 });
  const answer = await sendOnce(url, { method: 'POST', headers, body: JSON.stringify({ one: 'longer than before' }) });
  expect(await answer.json()).toEqual({ one: 'longer than before' });
});
