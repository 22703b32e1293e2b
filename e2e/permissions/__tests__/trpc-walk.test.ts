import { TRPCError } from '@trpc/server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { appRouter } from '../../../gateway/trpc/router.ts';
import type { ProcedureMeta } from '../../../gateway/trpc/trpc.ts';
import type { Session } from '../../../gateway/session/session.ts';
import { seedBusiness } from '../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../prisma/seed/factories/member.ts';
import { sessionFor } from '../../../prisma/seed/factories/session.ts';
import { seedUser } from '../../../prisma/seed/factories/user.ts';
import { sampleInput, takesId, type IdFor } from '../sample-input.ts';
import { belongsNowhere, seedVictim, snapshot, unknownId, type Victim } from '../world.ts';

interface Procedure {
  _def: { type: 'query' | 'mutation'; inputs: z.ZodType[]; meta?: ProcedureMeta };
}

const procedures = Object.entries(appRouter._def.procedures as unknown as Record<string, Procedure>);
const inputOf = ({ _def }: Procedure) => _def.inputs[0]!.meta()!.schema as z.ZodType;

/** The code a procedure fails with, or its answer. */
async function call(session: Session | null, path: string, input: unknown): Promise<unknown> {
  const caller = appRouter.createCaller({ session, idempotencyKey: undefined });
  const procedure = path.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], caller);
  try {
    return { answer: await (procedure as (input: unknown) => Promise<unknown>)(input) };
  } catch (error) {
    if (error instanceof TRPCError) return { code: error.code, message: error.message };
    throw error;
  }
}

let victim: Victim;
let stranger: Session;
let powerless: Session;

beforeAll(async () => {
  victim = await seedVictim();
  const shop = await seedBusiness();
  stranger = await sessionFor(shop.founder);
  powerless = await sessionFor(await withMember(shop, { flags: [] }));
});

const sample = (procedure: Procedure, idFor: IdFor) => sampleInput(inputOf(procedure), idFor);

describe('tRPC procedures', () => {
  it('are mounted through queryProcedure or commandProcedure, which check the permission', () => {
    const unguarded = procedures.filter(([, { _def }]) => !_def.meta?.permission).map(([path]) => path);
    expect(unguarded).toEqual([]);
    expect(procedures.length).toBeGreaterThan(0);
  });

  it.each(procedures.filter(([, procedure]) => takesId(inputOf(procedure))))(
    '%s: another business’s id is an id that does not exist',
    async (path, procedure) => {
      const before = await snapshot(victim.shop.id);
      const foreign = await call(stranger, path, sample(procedure, (node) => victim.ids[node]!));
      const missing = await call(stranger, path, sample(procedure, unknownId));
      expect(foreign).toEqual(missing);
      expect(foreign).toMatchObject({ code: 'NOT_FOUND' });
      expect(await snapshot(victim.shop.id)).toBe(before);
    },
  );

  it('give nobody a business of their own: that takes a proven phone number', async () => {
    const newcomer = await sessionFor(await seedUser());
    for (const [path, procedure] of procedures) await call(newcomer, path, sample(procedure, unknownId));
    expect(await belongsNowhere(newcomer.userId)).toBe(true);
  });

  it.each(procedures)('%s is refused without its permission', async (path, procedure) => {
    const input = sample(procedure, unknownId);
    expect(await call(null, path, input)).toMatchObject({ code: 'UNAUTHORIZED' });
    if (procedure._def.meta!.permission === 'SIGNED_IN') return;
    expect(await call(powerless, path, input)).toMatchObject({ code: 'FORBIDDEN' });
  });
});
