import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedBusiness } from '../../../prisma/seed/factories/business.ts';
import { withOrder } from '../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../prisma/seed/factories/session.ts';
import { ownTime } from '../../chaos/processor.ts';
import { testDatabase } from '../../support/database.ts';
import { startGateway, type ChildGateway } from '../../support/gateway.ts';

/**
 * With one business at full blast, another one waits at most twice as long as in a quiet gateway: a second one on the
 * same machine and database, asked in turn. The time in which other programs have the processors is left out; what
 * does not look fair is measured anew. What the first one gets a second does not depend on them.
 */

const MAX_ROUNDS = 4;
/** Pages of a list a second that a business gets while another is active (rest/tenant-shares.ts); these cost more. */
const PAGES_PER_SECOND = 50;

let gateway: ChildGateway;
let control: ChildGateway;
let loud: string;
let quiet: string;

async function shop(): Promise<string> {
  const business = await seedBusiness();
  const product = await withProduct(business, { stock: 100 });
  for (let index = 0; index < 20; index += 1) await withOrder(business, { lines: [{ product, quantity: 1 }] });
  return tokenOf(business.founder);
}

beforeAll(async () => {
  const settings = { WORKER: 'off', RATE_LIMIT_PER_MINUTE: '1000000', LOG_LEVEL: 'error' };
  const options = { databaseUrl: await testDatabase(), env: settings };
  gateway = await startGateway(options);
  control = await startGateway(options);
  [loud, quiet] = [await shop(), await shop()];
});
afterAll(() => Promise.all([gateway.stop(), control.stop()]));

const LIST = '{ orders(first: 20) { edges { cursor node { id number status shippingAddress { name phone } total due createdAt } } } }';
const HEAVY = '{ orders(first: 20) { edges { node { id number lines { name sku variant { stock { onHand } } } timeline(first: 10) { edges { node { at } } } } } } }';

const timed = (at: ChildGateway) => ownTime(at.pid, async () => {
  expect((await at.graphql(quiet, LIST)).errors).toBeUndefined();
});

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Milliseconds that half of the answers take at most, of the quiet gateway and of the other one. */
async function medians(count: number): Promise<[alone: number, inCompany: number]> {
  const [alone, inCompany]: [number[], number[]] = [[], []];
  for (let index = 0; index < count; index += 1) {
    alone.push(await timed(control));
    inCompany.push(await timed(gateway));
  }
  return [median(alone), median(inCompany)];
}

/** Sends without a pause, on many connections, from a thread of its own. */
function blast(connections: number): () => Promise<number> {
  const stop = new SharedArrayBuffer(4);
  const worker = new Worker(`
    const { parentPort, workerData } = require('node:worker_threads');
    const { url, token, query, connections } = workerData;
    let answers = 0;
    const stop = new Int32Array(workerData.stop);
    const headers = { 'content-type': 'application/json', authorization: 'Bearer ' + token };
    const client = async () => {
      while (Atomics.load(stop, 0) === 0) {
        await (await fetch(url, { method: 'POST', headers, body: JSON.stringify({ query }) })).text();
        answers += 1;
      }
    };
    Promise.all(Array.from({ length: connections }, client)).then(() => parentPort.postMessage(answers));
  `, { eval: true, workerData: { url: `${gateway.url}/graphql`, token: loud, query: HEAVY, connections, stop } });
  return () => new Promise((resolve, reject) => {
    worker.once('message', resolve).once('error', reject);
    Atomics.store(new Int32Array(stop), 0, 1);
  });
}

it('while another asks for as much as it can', async () => {
  await medians(20);
  const since = performance.now();
  const stop = blast(60);
  // The share is divided from the first request of the other on.
  await medians(10);
  const rounds: { alone: number; inCompany: number }[] = [];
  const isFair = () => rounds.some(({ alone, inCompany }) => inCompany < 2 * alone);
  while (rounds.length < MAX_ROUNDS && !isFair()) {
    const [alone, inCompany] = await medians(60);
    rounds.push({ alone, inCompany });
  }
  const answers = await stop();
  expect(answers).toBeGreaterThan(60);
  expect(answers / ((performance.now() - since) / 1_000)).toBeLessThan(PAGES_PER_SECOND);
  expect({ rounds, isFair: isFair() }).toEqual({ rounds, isFair: true });
});
