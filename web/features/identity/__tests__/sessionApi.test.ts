import { afterEach, expect, it, vi } from 'vitest';
import { fetchSessionConfig } from '../sessionApi.ts';

const answer = (status: number, body: string) => vi.stubGlobal('fetch', async () => new Response(body, { status }));

afterEach(() => vi.unstubAllGlobals());

it.each([
  [200, '<html>', 'Unknown error'],
  [502, '<html>', 'The server answered with an error (502).'],
  [503, '{"error":{"message":"Back in a minute"}}', 'Back in a minute'],
])('refuses the answer %s %s in words', async (status, body, message) => {
  answer(status, body);
  await expect(fetchSessionConfig()).rejects.toMatchObject({ message });
});

it('says so when nothing answers, and asks again the next time', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(fetchSessionConfig()).rejects.toMatchObject({ code: 'NETWORK' });
  answer(200, '{"projectId":"demo"}');
  expect(await fetchSessionConfig()).toEqual({ projectId: 'demo' });
});
