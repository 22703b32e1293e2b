import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { keepSent, operationProblems, sentOperations } from '../relay-operations.ts';

const folder = mkdtempSync(join(tmpdir(), 'karbar-artifacts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const idOf = (text: string) => createHash('sha256').update(text).digest('hex');
const [orders, order] = ['query orders { id }', 'query order { id }'] as const;

test('reads from the compiled app what it sends, once each', () => {
  for (const name of ['a.graphql.ts', 'a$parameters.ts']) {
    writeFileSync(join(folder, name), `{ "params": { "id": "${idOf(orders)}" } }`);
  }
  writeFileSync(join(folder, 'fragment.graphql.ts'), '{ "kind": "Fragment", "name": "id" }');
  expect(sentOperations(folder)).toEqual([idOf(orders)]);
});

test('missing, left-over and edited operations are problems', () => {
  const file = { [idOf(orders)]: orders, [idOf(order)]: `${order} ` };
  expect(operationProblems({ [idOf(orders)]: orders }, [idOf(orders)])).toEqual([]);
  expect(operationProblems(file, [idOf(order), 'f00'])).toEqual([
    'f00 is sent and missing',
    `${idOf(orders)} is never sent`,
    `${idOf(order)} was edited`,
  ]);
});

test('drops what nobody sends and sorts the rest', () => {
  const sent = [idOf(orders), idOf(order)].sort();
  const file = { gone: 'query gone { id }', [idOf(orders)]: orders, [idOf(order)]: order };
  expect(Object.keys(JSON.parse(keepSent(file, sent)))).toEqual(sent);
});
