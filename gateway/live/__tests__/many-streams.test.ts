import { expect, it } from 'vitest';
import { openChanges } from '../../../e2e/support/change-stream.ts';
import { startGateway } from '../../../e2e/support/gateway.ts';
import { seedBusiness } from '../../../prisma/seed/factories/business.ts';
import { withOrder } from '../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../prisma/seed/factories/session.ts';
import { env } from '../../env.ts';
import { encodeId } from '../../graphql/global-id.ts';

const STREAMS = 500;
const AT_ONCE = 50;
/** Of the process, sockets and all. */
const MAX_BYTES_PER_STREAM = 160_000;

it('500 streams are open at one gateway, take little memory and hear of a change', async () => {
  const shop = await seedBusiness();
  const product = await withProduct(shop, { stock: 1 });
  const token = await tokenOf(shop.founder);
  const gateway = await startGateway({
    databaseUrl: env.DATABASE_URL,
    env: { WORKER: 'off', LOG_LEVEL: 'warn', LIVE_STREAMS_PER_BUSINESS: String(STREAMS), LIVE_STREAMS_PER_PERSON: String(STREAMS) },
  });
  const read = async (name: string) => {
    const text = await (await gateway.request(null, '/metrics')).text();
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)![1]);
  };
  try {
    const first = await openChanges(gateway.url, token);
    const before = await read('process_resident_memory_bytes');
    const streams = [first];
    while (streams.length < STREAMS) {
      const next = Math.min(AT_ONCE, STREAMS - streams.length);
      streams.push(...(await Promise.all(Array.from({ length: next }, () => openChanges(gateway.url, token)))));
    }
    expect(await read('live_streams')).toBe(STREAMS);
    const each = ((await read('process_resident_memory_bytes')) - before) / (STREAMS - 1);
    const begun = performance.now();
    const { id } = await withOrder(shop, { lines: [{ product }] });
    await Promise.all(streams.map((stream) => stream.until(({ ids }) => ids?.includes(encodeId('Order', id)) ?? false)));
    process.stdout.write(`${STREAMS} streams: ${Math.round(each / 1_000)} kB each, all told after ${Math.round(performance.now() - begun)} ms\n`);
    expect(each).toBeLessThan(MAX_BYTES_PER_STREAM);
    for (const stream of streams) stream.close();
    await expect.poll(() => read('live_streams'), { timeout: 15_000 }).toBe(0);
  } finally {
    await gateway.stop();
  }
});
