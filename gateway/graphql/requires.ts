import type { z } from 'zod';
import type { Permission } from '../../schema/rules/permissions.ts';

/**
 * The permission that a query takes, stated once: it is checked before the field runs, and `schema.graphql` and the tests
 * that call every field read it. Spread it into the options: `t.field({ ...requires('product'), ... })`. `input` is the
 * schema of its arguments, for the tests to make some up, `scope` as that of a list query.
 */
export const requires = (permission: Permission, more: { input?: z.ZodType; scope?: 'platform' } = {}) => ({
  authScopes: { permission },
  extensions: { permission, ...more },
});
