import type pg from 'pg';
import { encodeId } from '../../gateway/graphql/global-id.ts';
import { sendOnce } from './send-once.ts';
import { forEach, judgeTail, persisted, print, statementsOf, type Servers } from './bench-load.ts';
import { APPROVE } from './cases.ts';
import { BENCH_BUSINESS } from './generate.ts';
import type { Line } from './raw-stock.ts';
import type { WriteCase } from './stock-writes.ts';

const APPROVALS = 200;
const WARM_UP = 50;

async function openWebOrders(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT "id" FROM "WebOrder" WHERE "businessId" = $1 AND "status" = 'PROCESSING' ORDER BY "dateCreated" LIMIT $2`,
    [BENCH_BUSINESS, 2 * (APPROVALS + WARM_UP) + 1]);
  return rows.map(({ id }) => id);
}

/** Approves web orders at both servers. */
export async function measureApprovals(client: pg.Client, { gateway, processor, raw, headers }: Servers): Promise<void> {
  const ids = await openWebOrders(client);
  const decided = () => client.query<{ count: number }>(
    `SELECT count(*)::int FROM "WebOrder" WHERE "id" = ANY($1) AND "status" = 'APPROVED'`, [ids]);
  const bodyOf = (id: string) => persisted(APPROVE, { id: encodeId('WebOrder', id) });
  const toGateway = (id: string) => ({ path: '/graphql', headers, body: bodyOf(id) });
  const toRaw = (id: string) => ({ path: `/approve?id=${id}` });
  const take = (count: number) => ids.splice(0, count);
  const all = [...ids];
  const probe = await sendOnce(`${gateway}/graphql`, { method: 'POST', headers, body: bodyOf(take(1)[0]!) });
  await forEach(take(WARM_UP), gateway, toGateway);
  const ours = await forEach(take(APPROVALS), gateway, toGateway, { processor });
  await forEach(take(WARM_UP), raw, toRaw);
  const bare = await forEach(take(APPROVALS), raw, toRaw);
  ids.push(...all);
  const { rows } = await decided();
  if (rows[0]!.count !== all.length) throw new Error(`${all.length - rows[0]!.count} web orders were not approved`);
  print('approve', ours, statementsOf(probe), bare);
  judgeTail('approve', ours, 4);
}

/** Changes of the stock at both servers: what the gateway answers is what the bare server answers, request by request. */
export async function measureWrites(client: pg.Client, one: WriteCase, { gateway, processor, raw, headers }: Servers): Promise<void> {
  const bodyOf = (lines: readonly Line[]) => persisted(one.document, { input: one.inputOf(lines) });
  const toGateway = (lines: readonly Line[]) => ({ path: '/graphql', headers, body: bodyOf(lines) });
  const toRaw = (lines: readonly Line[]) => ({ path: one.raw, body: JSON.stringify(lines) });
  const warmUp = one.requests.slice(0, one.warmUp);
  const rest = one.requests.slice(one.warmUp);
  let statements = '?';
  for (const lines of warmUp.slice(warmUp.length / 2)) {
    const probe = await sendOnce(`${gateway}/graphql`, { method: 'POST', headers, body: bodyOf(lines) });
    const answer = await probe.text();
    if (!answer.includes('Success')) throw new Error(`${one.name}: ${answer.slice(0, 900)}`);
    statements = statementsOf(probe);
  }
  if (warmUp.length > 0) await forEach(warmUp.slice(0, warmUp.length / 2), raw, toRaw, { connections: one.connections });
  const ours = await forEach(rest.slice(0, rest.length / 2), gateway, toGateway, { connections: one.connections, processor });
  const bare = await forEach(rest.slice(rest.length / 2), raw, toRaw, { connections: one.connections });
  await one.check(client);
  print(one.name, ours, statements, bare);
  judgeTail(one.name, ours, one.maxTail);
}
