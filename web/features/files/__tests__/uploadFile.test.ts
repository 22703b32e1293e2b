import { afterEach, expect, it, vi } from 'vitest';
import { uploadFile } from '../uploadFile.ts';

const file = new File(['%PDF'], 'bill.pdf', { type: 'application/pdf' });
const answer = (status: number, body: string) => vi.stubGlobal('fetch', async () => new Response(body, { status }));

afterEach(() => vi.unstubAllGlobals());

it.each([
  [200, '{"id":"f1"}', { id: 'f1' }],
  [422, '{"error":{"message":"Choose a PDF"}}', { problem: 'Choose a PDF' }],
  [502, '<html>', { problem: 'The server answered with an error (502).' }],
  // The page of a proxy, and an answer without an id: neither names a cause.
  [200, '<html>', { problem: 'Unknown error' }],
  [200, '{}', { problem: 'Unknown error' }],
])('reads the answer %s %s', async (status, body, outcome) => {
  answer(status, body);
  expect(await uploadFile('purchase-bill', file)).toEqual(outcome);
});

it('says so when nothing answers', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  expect(await uploadFile('purchase-bill', file)).toEqual({
    problem: 'The server could not be reached. Check your internet connection.',
  });
});
