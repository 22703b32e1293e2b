import { connect } from 'node:net';
import { once } from 'node:events';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { takeTurns } from '../tenant-shares.ts';

it('a client that goes while its request waits has left when its turn comes', async () => {
  const waiting = Promise.withResolvers<void>();
  const turn = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  let inside = 0;
  const app = fastify();
  takeTurns(app, {
    enter: async () => {
      waiting.resolve();
      await turn.promise;
      inside += 1;
      begun.resolve();
    },
    leave: () => { inside -= 1; },
  });
  app.get('/', async () => 'here');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  const gone = new Promise<void>((resolve) => { app.server.once('connection', (socket) => { socket.once('close', () => resolve()); }); });
  const client = connect(port, '127.0.0.1');
  await once(client, 'connect');
  client.write('GET / HTTP/1.1\r\nHost: karbar\r\n\r\n');
  await waiting.promise;
  client.destroy();
  await gone;
  turn.resolve();
  await begun.promise;
  await expect.poll(() => inside).toBe(0);
  // Whoever stays has left too, once the answer is sent.
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('here');
  await expect.poll(() => inside).toBe(0);
  await app.close();
});
