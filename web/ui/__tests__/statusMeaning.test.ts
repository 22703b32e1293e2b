import type { TFunction } from 'i18next';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { statusText } from '../statusMeaning.ts';

const SCHEMA = readFileSync(join(import.meta.dirname, '../../../schema/schema.graphql'), 'utf8');
const t = ((key: string) => `<${key}>`) as TFunction;

/** The values of every enum of the contract that is a status. */
const statuses = [...SCHEMA.matchAll(/^enum \w*Status \{\n([^}]*)\}/gm)].flatMap(([, body = '']) =>
  [...body.matchAll(/^ {2}([A-Z_]+)$/gm)].map(([, status]) => status!));

it('has a word for every status of the contract', () => {
  expect(statuses).toContain('RETURN_PENDING');
  expect(statuses.filter((status) => !statusText(status, t).startsWith('<'))).toEqual([]);
});

it('says a status that a shop has added as the shop does', () => {
  expect(statusText('wc-awaiting-pickup', t)).toBe('wc-awaiting-pickup');
});
