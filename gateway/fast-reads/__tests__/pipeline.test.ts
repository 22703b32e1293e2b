import type { AddressInfo } from 'node:net';
import { createConnection, createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../e2e/support/database.ts';
import { Pipeline } from '../pipeline.ts';

const open: Pipeline[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((pipeline) => pipeline.end()));
});

const noFallback = () => Promise.reject(new Error('repeated'));

type Fallback = ConstructorParameters<typeof Pipeline>[1];

function pipelineTo(connectionString: string, fallback: Fallback = noFallback): Pipeline {
  const pipeline = new Pipeline({ connectionString }, fallback);
  open.push(pipeline);
  return pipeline;
}

const echo = (value: number) => ({ name: 'echo', text: 'SELECT $1::int AS value', values: [value] });
const sleep = (seconds: number) => ({ name: 'sleep', text: 'SELECT pg_sleep($1)', values: [seconds] });
const divide = (by: number) => ({ name: 'divide', text: 'SELECT 1 / $1::int AS value', values: [by] });

/** Passes bytes on to PostgreSQL, and counts in how many pieces they came. */
async function countingProxy(to: URL) {
  let pieces = 0;
  const server = createServer((client) => {
    const database = createConnection(Number(to.port), to.hostname);
    client.on('data', () => { pieces += 1; }).pipe(database).pipe(client);
    for (const end of [client, database]) end.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(to);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return { url: url.href, pieces: () => pieces, stop: () => server.close() };
}

describe('a pipeline', () => {
  it('answers what waits for it to open, also when it is ended meanwhile', async () => {
    const pipeline = pipelineTo(await testDatabase());
    const answers = [pipeline.run(echo(1)), pipeline.run(echo(2))];
    await pipeline.end();
    expect(await Promise.all(answers)).toEqual([[{ value: 1 }], [{ value: 2 }]]);
  });

  it('gives each statement its own rows or its own error, in any mixture', async () => {
    const pipeline = pipelineTo(await testDatabase());
    const numbers = Array.from({ length: 200 }, (_, index) => index);
    const answers = await Promise.allSettled(
      numbers.map((n) => pipeline.run(n % 7 === 0 ? divide(0) : echo(n))),
    );
    const values = answers.map((one): unknown => (one.status === 'fulfilled' ? one.value[0]!.value : one.reason.code));
    expect(values).toEqual(numbers.map((n) => (n % 7 === 0 ? '22012' : n)));
    expect(pipeline.inFlight).toBe(0);
  });

  it('sends the statements of one turn together', async () => {
    const proxy = await countingProxy(new URL(await testDatabase()));
    const pipeline = pipelineTo(proxy.url);
    await pipeline.run(echo(0));
    const before = proxy.pieces();
    await Promise.all([1, 2, 3, 4, 5].map((n) => pipeline.run(echo(n))));
    expect(proxy.pieces() - before).toBe(1);
    proxy.stop();
  });

  it('gives what stands behind a slow statement to the fallback, and takes the earlier answer', async () => {
    const repeated: string[] = [];
    const pipeline = pipelineTo(await testDatabase(), async ({ name }) => {
      repeated.push(name);
      return [{ value: 'fallback' }];
    });
    await pipeline.run(echo(1));
    const slow = pipeline.run(sleep(0.5));
    expect(await pipeline.run(echo(2))).toEqual([{ value: 'fallback' }]);
    expect([pipeline.isStalled, pipeline.inFlight, repeated]).toEqual([true, 2, ['echo']]);
    await slow;
    await expect.poll(() => pipeline.inFlight).toBe(0);
    expect(await pipeline.run(echo(3))).toEqual([{ value: 3 }]);
    expect(pipeline.isStalled).toBe(false);
  });

  it('repeats nothing more than once, however many slow ones stand before it', async () => {
    const repeated: string[] = [];
    const pipeline = pipelineTo(await testDatabase(), async ({ name }) => {
      repeated.push(name);
      return [];
    });
    await pipeline.run(echo(1));
    await Promise.all([pipeline.run(sleep(0.3)), pipeline.run(sleep(0.31)), pipeline.run(echo(2))]);
    await expect.poll(() => pipeline.inFlight).toBe(0);
    expect(repeated).toEqual(['sleep', 'echo']);
  });

  it('does not take its own busy process for a slow database', async () => {
    const repeated: string[] = [];
    const pipeline = pipelineTo(await testDatabase(), async ({ name }) => {
      repeated.push(name);
      return [];
    });
    await pipeline.run(echo(1));
    const answers = Promise.all([1, 2, 3].map((n) => pipeline.run(echo(n))));
    const busyUntil = performance.now() + 300;
    while (performance.now() < busyUntil);
    expect(await answers).toEqual([[{ value: 1 }], [{ value: 2 }], [{ value: 3 }]]);
    expect([repeated, pipeline.isStalled]).toEqual([[], false]);
  });

  it('gives to the fallback what the first of its name should have prepared and could not', async () => {
    const url = await testDatabase();
    const blocker = pipelineTo(url);
    await blocker.run({ name: 'make', text: 'CREATE TABLE "Locked" ()', values: [] });
    await blocker.run({ name: 'begin', text: 'BEGIN', values: [] });
    await blocker.run({ name: 'lock', text: 'LOCK TABLE "Locked" IN ACCESS EXCLUSIVE MODE', values: [] });
    const pipeline = new Pipeline({ connectionString: url, lock_timeout: 200 }, async () => [{ value: 'fallback' }]);
    open.push(pipeline);
    await pipeline.run(echo(1));
    const count = { name: 'count', text: 'SELECT count(*) FROM "Locked"', values: [] };
    const answers = await Promise.allSettled([1, 2, 3].map(() => pipeline.run(count)));
    await blocker.run({ name: 'rollback', text: 'ROLLBACK', values: [] });
    expect(answers.map((one): unknown => (one.status === 'fulfilled' ? one.value : one.reason.code)))
      .toEqual(['55P03', [{ value: 'fallback' }], [{ value: 'fallback' }]]);
  });

  it('fails what is in flight when its connection breaks, and says that it is broken', async () => {
    const url = await testDatabase();
    const [pipeline, other] = [pipelineTo(url), pipelineTo(url)];
    const [me] = await pipeline.run({ name: 'pid', text: 'SELECT pg_backend_pid() AS pid', values: [] });
    const inFlight = Promise.allSettled([pipeline.run(sleep(60))]);
    await expect.poll(() => pipeline.isStalled).toBe(true);
    await other.run({ name: 'end', text: 'SELECT pg_terminate_backend($1)', values: [me!.pid] });
    expect((await inFlight).map(({ status }) => status)).toEqual(['rejected']);
    await expect.poll(() => pipeline.isBroken).toBe(true);
  });

  it('closes its connection when nobody reads for a while, not before', async () => {
    const url = await testDatabase();
    const pipeline = new Pipeline({ connectionString: url, application_name: 'idle pipeline' }, noFallback, 300);
    const observer = pipelineTo(url);
    const connections = async () => (await observer.run({
      name: 'count', text: `SELECT count(*)::int AS count FROM pg_stat_activity WHERE application_name = 'idle pipeline'`, values: [],
    }))[0]!.count as number;
    await pipeline.run(echo(1));
    await pipeline.run(sleep(0.5));
    expect([pipeline.isBroken, await connections()]).toEqual([false, 1]);
    await expect.poll(() => pipeline.isBroken).toBe(true);
    await expect.poll(connections).toBe(0);
  });

  it('fails at once where no server listens', async () => {
    const pipeline = pipelineTo('postgres://nobody@127.0.0.1:1/none');
    await expect(pipeline.run(echo(1))).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    expect(pipeline.isBroken).toBe(true);
  });
});
