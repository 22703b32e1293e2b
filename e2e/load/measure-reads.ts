import { isDeepStrictEqual } from 'node:util';
import { sendOnce } from './send-once.ts';
import { load, persisted, print, statementsOf, type Load, type Servers } from './bench-load.ts';
import { say } from './bench-options.ts';
import type { ReadCase } from './read-case.ts';

/** Measures a read at both servers, which must give the same answer. */
export async function measureRead({ name, graphql, raw: path }: ReadCase, { gateway, processor, raw, headers }: Servers): Promise<Load> {
  const body = persisted(graphql.query, graphql.variables);
  const read = () => sendOnce(`${gateway}/graphql`, { method: 'POST', headers, body });
  await read();
  const probe = await read();
  const answer: unknown = await probe.json();
  const expected: unknown = path ? await (await sendOnce(`${raw}${path}`)).json() : answer;
  if (!probe.ok || !isDeepStrictEqual(answer, expected)) {
    throw new Error(`${name}: ${JSON.stringify(answer).slice(0, 900)}\nis not\n${JSON.stringify(expected).slice(0, 900)}`);
  }
  const ours = await load({ url: `${gateway}/graphql`, method: 'POST', headers, body }, processor);
  print(name, ours, statementsOf(probe), path ? await load({ url: `${raw}${path}` }) : undefined);
  return ours;
}

/** The 50th page must not cost more than this, measured by the first. */
const DEEP_PAGE = 1.3;

/** Reports whether a deep page costs too much. */
export function judgeDeepPage(results: Map<string, Load>): void {
  const [first, fiftieth] = [results.get('order list, first page'), results.get('order list, 50th page')];
  if (!first || !fiftieth) return;
  const factor = first.perSecond / fiftieth.perSecond;
  say(`\nThe 50th page takes ${factor.toFixed(2)} times the first; at most ${DEEP_PAGE} is right.`);
  if (factor > DEEP_PAGE) process.exitCode = 1;
}
