import fc from 'fast-check';
import { getNamedType, isNonNullType, type GraphQLField } from 'graphql';
import superjson from 'superjson';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { z } from 'zod';
import { encodeId } from '../../../gateway/graphql/global-id.ts';
import { schema } from '../../../gateway/graphql/schema.ts';
import { appRouter } from '../../../gateway/trpc/router.ts';
import { db } from '../../../gateway/db/client.ts';
import { tokenOf } from '../../../prisma/seed/factories/session.ts';
import { sampleInput } from '../../permissions/sample-input.ts';
import { seedVictim, type Victim } from '../../permissions/world.ts';
import { testServer, type TestServer } from '../../support/test-server.ts';
import { spoiled } from '../hostile.ts';

/** Nearly valid inputs of a person with all permissions: none leads to an internal error. */

vi.hoisted(() => Object.assign(process.env, { RATE_LIMIT_PER_MINUTE: '1000000' }));

const RUNS = { numRuns: inject('isLong') ? 300 : 12, endOnFailure: true };

interface Procedure {
  _def: { type: 'query' | 'mutation'; inputs: z.ZodType[] };
}
const procedures = Object.entries(appRouter._def.procedures as unknown as Record<string, Procedure>);
const mutations = Object.values(schema.getMutationType()!.getFields());

let server: TestServer;
let world: Victim;
let founder: string;
beforeAll(async () => {
  server = await testServer();
  world = await seedVictim();
  founder = await tokenOf(world.shop.founder);
});
afterAll(() => server.close());

/** Restores what commands may have ended: the sessions, membership and package of this test. */
async function restore(): Promise<void> {
  const { id: businessId, founder: { id: userId } } = world.shop;
  await db.membership.updateMany({ where: { businessId, userId }, data: { status: 'ACTIVE', sessionsValidAfter: null } });
  await db.user.updateMany({ where: { id: userId }, data: { selectedBusinessId: businessId } });
}

async function expectNoFailure(answer: Promise<{ text: string; sent: unknown }>): Promise<void> {
  const { text, sent } = await answer;
  const isFailure = /INTERNAL_SERVER_ERROR|went wrong on our side/.test(text);
  if (isFailure) expect({ sent: JSON.stringify(sent)?.slice(0, 600), text: text.slice(0, 600) }).toBeNull();
  await restore();
}

describe('a procedure of the older clients', () => {
  async function textOf(type: 'query' | 'mutation', path: string, input: string): Promise<string> {
    const answer = type === 'query'
      ? await server.request(founder, `/api/trpc/${path}?input=${encodeURIComponent(input)}`)
      : await server.request(founder, `/api/trpc/${path}`, {
        method: 'POST', headers: { 'content-type': 'application/json' }, body: input,
      });
    return answer.text();
  }

  it.each(procedures)('%s', async (path, { _def: { type, inputs } }) => {
    const declared = inputs[0]!.meta()!.schema as z.ZodType;
    const sample = sampleInput(declared, (node) => world.ids[node]!);
    await fc.assert(fc.asyncProperty(spoiled(sample), (sent) => expectNoFailure((async () => {
      return { text: await textOf(type, path, superjson.stringify(sent)), sent };
    })())), RUNS);
  });
});

describe('a mutation', () => {
  const inputOf = (field: GraphQLField<unknown, unknown>) =>
    (field.extensions as { input?: z.ZodType }).input;
  const takesInput = (field: GraphQLField<unknown, unknown>) => inputOf(field) && field.args.some(({ name }) => name === 'input');

  it.each(mutations.filter(takesInput).map((field) => [field.name, field] as const))('%s', async (name, field) => {
    const { type } = field.args.find((arg) => arg.name === 'input')!;
    const document = `mutation ($input: ${getNamedType(type).name}${isNonNullType(type) ? '!' : ''}) {
      ${name}(input: $input) { __typename ... on Error { code message } } }`;
    const sample = sampleInput(inputOf(field)!, (node) => encodeId(node, world.ids[node]!));
    await fc.assert(fc.asyncProperty(spoiled(sample), (sent) => expectNoFailure((async () => {
      const { data, errors } = await server.graphql(founder, document, { input: sent });
      return { text: JSON.stringify({ data, errors }), sent };
    })())), RUNS);
  });
});
