import SchemaBuilder from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import ErrorsPlugin from '@pothos/plugin-errors';
import PrismaPlugin from '@pothos/plugin-prisma';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import type { Permission } from '../../schema/rules/permissions.ts';
import type PrismaTypes from '../db/generated/pothos.ts';
import { getDatamodel } from '../db/generated/pothos.ts';
import { reads } from '../fast-reads/reads.ts';
import { env } from '../env.ts';
import { ForbiddenError, UnauthorizedError } from '../errors.ts';
import type { Session } from '../session/session.ts';
import type { GraphQLContext } from './context.ts';

export interface SchemaTypes {
  Context: GraphQLContext;
  PrismaTypes: PrismaTypes;
  DefaultFieldNullability: false;
  DefaultAuthStrategy: 'all';
  AuthScopes: {
    /** Passes when the session may do this inside its business. */
    permission: Permission;
    /** Passes when the session sees purchase costs and profit. */
    cost: boolean;
  };
  Scalars: {
    ID: { Input: string; Output: string };
    Money: { Input: number; Output: bigint };
    DateTime: { Input: Date; Output: Date };
  };
}

/** Declares no types of its own; every module adds its types and fields from its `graphql/` folder. */
export const builder = new SchemaBuilder<SchemaTypes>({
  plugins: [RelayPlugin, ScopeAuthPlugin, ErrorsPlugin, PrismaPlugin, ComplexityPlugin],
  defaultFieldNullability: false,
  relay: { cursorType: 'String', clientMutationId: 'omit' },
  scopeAuth: {
    defaultStrategy: 'all',
    authScopes: ({ session }) => ({
      permission: (permission) => session !== null && session.can(permission),
      cost: () => session !== null && session.canSeeCost,
    }),
    unauthorizedError: (_parent, { session }) => (session ? new ForbiddenError() : new UnauthorizedError()),
  },
  errors: { defaultTypes: [], directResult: false },
  prisma: {
    client: reads,
    dmmf: getDatamodel(),
    exposeDescriptions: true,
    filterConnectionTotalCount: true,
    onUnusedQuery: env.NODE_ENV === 'test' ? 'error' : null,
  },
  complexity: {
    limit: { complexity: env.GRAPHQL_MAX_COST, depth: env.GRAPHQL_MAX_DEPTH, breadth: 500 },
    defaultComplexity: 1,
    defaultListMultiplier: 10,
  },
});

builder.queryType({});
builder.mutationType({});

/** The session of a field that its scopes already guard. */
export function sessionOf({ session }: GraphQLContext): Session {
  if (!session) throw new UnauthorizedError();
  return session;
}
