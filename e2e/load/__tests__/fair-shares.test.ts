import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedBusiness } from '../../../prisma/seed/factories/business.ts';
import { withOrder } from '../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../prisma/seed/factories/session.ts';
import { testDatabase } from '../../support/database.ts';
import { startGateway, type ChildGateway } from '../../support/gateway.ts';

/** With one business at full blast, another one waits at most twice as long as in a quiet gateway. */

let gateway: ChildGateway;
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
  gateway = await startGateway({ databaseUrl: await testDatabase(), env: settings });
  [loud, quiet] = [await shop(), await shop()];
});
afterAll(() => gateway.stop());

const LIST = '{ orders(first: 20) { edges { cursor node { id number status shippingAddress { name phone } total due createdAt } } } }';
const HEAVY = '{ orders(first: 20) { edges { node { id number lines { name sku variant { stock { onHand } } } timeline(first: 10) { edges { node { at } } } } } } }';

/** Milliseconds that half of the answers take at most. */
async function median(count: number): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const start = performance.now();
    const { errors } = await gateway.graphql(quiet, LIST);
    times.push(performance.now() - start);
    expect(errors).toBeUndefined();
  }
  return times.sort((a, b) => a - b)[Math.floor(count / 2)]!;
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
  await median(20);
  const alone = await median(60);
  const stop = blast(60);
  // The share is divided from the first request of the other on.
  await median(10);
  const crowded = await median(60);
  const answers = await stop();
  expect(answers).toBeGreaterThan(60);
  expect(crowded / alone, `${alone} ms alone, ${crowded} ms in company`).toBeLessThan(2);
}, 120_000);
