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
import { decodeNodeId } from './global-id.ts';
import { refused } from './limits.ts';

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
    /** Passes when the session sees what couriers take. */
    charges: boolean;
  };
  Scalars: {
    ID: { Input: string; Output: string };
    Money: { Input: number; Output: bigint };
    /** 'YYYY-MM-DD'. */
    Date: { Input: string; Output: string };
    DateTime: { Input: Date; Output: Date };
    PhoneNumber: { Input: string; Output: string };
    MessageValues: { Input: never; Output: Record<string, unknown> };
  };
}

const MAX_NODES = 100;
/** Each is a statement of its own. */
const NODE_COST = 10;

function costOfNodes(count: number) {
  if (count > MAX_NODES) throw refused(`At most ${MAX_NODES} records can be asked for by their ids at once`);
  return { field: NODE_COST * count, multiplier: count };
}

/** Declares no types of its own; every module adds its types and fields from its `graphql/` folder. */
export const builder = new SchemaBuilder<SchemaTypes>({
  plugins: [RelayPlugin, ScopeAuthPlugin, ErrorsPlugin, PrismaPlugin, ComplexityPlugin],
  defaultFieldNullability: false,
  relay: {
    cursorType: 'String',
    clientMutationId: 'omit',
    decodeGlobalID: decodeNodeId,
    nodesQueryOptions: { complexity: ({ ids }) => costOfNodes(ids.length) },
  },
  scopeAuth: {
    defaultStrategy: 'all',
    authScopes: ({ session }) => ({
      permission: (permission) => session !== null && session.can(permission),
      cost: () => session !== null && session.canSeeCost,
      charges: () => session !== null && session.canSeeCharges,
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
    // The limits are kept in operation-cost.ts, before anything runs.
    disabled: true,
    defaultComplexity: 1,
    defaultListMultiplier: 10,
  },
});

builder.queryType({});
builder.mutationType({});
builder.subscriptionType({});

/** The session of a field that its scopes already guard. */
export function sessionOf({ session }: GraphQLContext): Session {
  if (!session) throw new UnauthorizedError();
  return session;
}
