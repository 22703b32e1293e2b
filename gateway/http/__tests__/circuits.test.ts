import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isBrokenCircuitError } from 'cockatiel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { circuits } from '../circuits.ts';
import { outboundOf, type NoAnswerError } from '../outbound.ts';
import { wasNeverSent } from '../was-never-sent.ts';

/** A service that leaves the callers of `silent` without an answer. */
const silent = new Set<string>();
const seen: string[] = [];
const server = createServer(({ headers: { 'x-key': key } }, response) => {
  seen.push(String(key));
  if (silent.has(String(key))) response.destroy();
  else response.end('ok');
});
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  silent.clear();
  seen.length = 0;
});

const failureOf = (work: Promise<unknown>) => work.then(() => null, (error: NoAnswerError) => error);

describe('the circuit breaker of a service that tenants call with their own keys', () => {
  it('opens for the one that gets no answers, and for no other', async () => {
    const clientOf = outboundOf({ service: 'Test', baseUrl: url, timeoutMs: 5_000 });
    const ask = (key: string) => failureOf(clientOf(key)({ path: '/', headers: { 'x-key': key } }));
    silent.add('broken');
    for (let time = 0; time < 12; time += 1) expect(await ask('broken')).not.toBeNull();
    expect(seen).toHaveLength(8);
    expect(isBrokenCircuitError((await ask('broken'))!.cause)).toBe(true);
    expect(await ask('whole')).toBeNull();
    expect(seen.filter((key) => key === 'whole')).toHaveLength(1);
  });

  it('counts what is tried again with the one who asked', async () => {
    const clientOf = outboundOf({ service: 'Test', baseUrl: url, timeoutMs: 5_000 });
    const ask = (key: string) => failureOf(clientOf(key)({ path: '/', headers: { 'x-key': key }, retry: true }));
    silent.add('broken');
    for (let time = 0; time < 4; time += 1) await ask('broken');
    expect(seen).toHaveLength(8);
    expect(await ask('whole')).toBeNull();
  });

  it('opens for all where the service cannot be reached', async () => {
    const nobody = createServer();
    await new Promise<void>((resolve) => nobody.listen(0, '127.0.0.1', resolve));
    const { port } = nobody.address() as AddressInfo;
    await new Promise((resolve) => nobody.close(resolve));
    const clientOf = outboundOf({ service: 'Test', baseUrl: `http://127.0.0.1:${port}`, timeoutMs: 5_000 });
    const ask = (key: string) => failureOf(clientOf(key)({ path: '/' }));
    for (let time = 0; time < 8; time += 1) expect(wasNeverSent((await ask(`tenant ${time}`))!)).toBe(true);
    expect(isBrokenCircuitError((await ask('one more'))!.cause)).toBe(true);
  });
});

it('forgets the failures of the callers that were not heard of for longest', async () => {
  const circuitOf = circuits({ isSilence: () => true, isUnreachable: () => false, callers: 3 });
  const failing = () => Promise.reject(new Error('silence'));
  for (let time = 0; time < 8; time += 1) await circuitOf('broken').execute(failing).catch(() => {});
  for (let other = 0; other < 2; other += 1) await circuitOf(`tenant ${other}`).execute(() => {});
  await expect(circuitOf('broken').execute(() => 'answer')).rejects.toSatisfy(isBrokenCircuitError);
  for (let other = 0; other < 3; other += 1) await circuitOf(`later ${other}`).execute(() => {});
  expect(await circuitOf('broken').execute(() => 'answer')).toBe('answer');
});
