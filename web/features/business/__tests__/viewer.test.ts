import { Environment, Network, Observable, RecordSource, Store } from 'relay-runtime';
import type { CacheConfig, RequestParameters } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const MINUTE = 60_000;

interface Sent {
  name: string;
  retries: unknown;
}

/** An environment that records requests and answers that nobody is signed in. */
function listeningGateway() {
  const sent: Sent[] = [];
  const send = ({ name }: RequestParameters, _variables: object, { metadata }: CacheConfig) => {
    sent.push({ name, retries: metadata?.['retries'] });
    return Observable.from({ data: { viewer: null } });
  };
  const store = new Store(new RecordSource());
  return { sent, environment: new Environment({ network: Network.create(send), store }) };
}

async function freshModule() {
  vi.resetModules();
  return import('../viewer.ts');
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the business check', () => {
  it('is sent once, without retries, beside the available businesses with three', async () => {
    const { loadViewer } = await freshModule();
    const { sent, environment } = listeningGateway();
    loadViewer(environment);
    expect(sent).toEqual([
      { name: 'viewerQuery', retries: undefined },
      { name: 'viewerBusinessesQuery', retries: 3 },
    ]);
  });

  it('counts as fresh for five minutes of moving about, then is asked again by itself', async () => {
    const { loadViewer } = await freshModule();
    const { sent, environment } = listeningGateway();
    const first = loadViewer(environment);
    vi.advanceTimersByTime(5 * MINUTE - 1);
    expect(loadViewer(environment)).toBe(first);
    expect(sent).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(loadViewer(environment)).toBe(first);
    expect(loadViewer(environment)).toBe(first);
    expect(sent.map(({ name }) => name).slice(2)).toEqual(['viewerQuery']);
  });
});
