import { expect, it, vi } from 'vitest';
import { testServer } from '../../../e2e/support/test-server.ts';

vi.hoisted(() => { process.env.METRICS = 'public'; });

it('metrics can be opened to collectors on other machines', async () => {
  const server = await testServer();
  const response = await server.request(null, '/metrics', { headers: { 'x-forwarded-for': '10.0.0.7' } });
  expect(response.status).toBe(200);
  await server.close();
});
