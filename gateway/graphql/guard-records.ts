import {
  defaultFieldResolver, getNamedType, isAbstractType, isObjectType,
  type GraphQLAbstractType, type GraphQLFieldResolver, type GraphQLObjectType, type GraphQLResolveInfo,
  type GraphQLSchema,
} from 'graphql';
import type { Permission } from '../../schema/rules/permissions.ts';
import { ForbiddenError, UnauthorizedError } from '../errors.ts';
import type { Session } from '../session/session.ts';
import type { GraphQLContext } from './context.ts';

interface RecordExtensions {
  visibleTo?: readonly Permission[];
}

/** For the `extensions` of a type: its records are shown to whoever has one of these permissions. */
export const visibleTo = (...permissions: Permission[]) => ({ visibleTo: permissions });

type Resolver = GraphQLFieldResolver<unknown, GraphQLContext>;

const permissionsOf = (type: GraphQLObjectType) => (type.extensions as RecordExtensions).visibleTo;

/** The error that takes the place of a record; null when the session may see it. */
function refusal({ session }: GraphQLContext, permissions: readonly Permission[]): Error | null {
  if (!session) return new UnauthorizedError();
  return permissions.some((permission) => session.can(permission)) ? null : new ForbiddenError();
}

/** Whether a session may see records of the type with this name; never those of types without `visibleTo`. */
export function seesRecords(schema: GraphQLSchema, session: Session, typeName: string): boolean {
  const type = schema.getType(typeName);
  return isObjectType(type) && (permissionsOf(type)?.some((permission) => session.can(permission)) ?? false);
}

type Check = (record: unknown, context: GraphQLContext, info: GraphQLResolveInfo) => unknown;

/** The record, or the error in its place. */
const checkObject = (permissions: readonly Permission[]): Check => (record, context) =>
  refusal(context, permissions) ?? record;

/** The same for records of which only the value says what they are; nothing of an unknown kind gets through. */
const checkAbstract = (type: GraphQLAbstractType): Check => (record, context, info) => {
  const name = type.resolveType?.(record, context, info, type);
  const actual = typeof name === 'string' ? info.schema.getType(name) : undefined;
  if (!isObjectType(actual)) return new ForbiddenError();
  const permissions = permissionsOf(actual);
  return permissions ? (refusal(context, permissions) ?? record) : record;
};

function checkOf(schema: GraphQLSchema, type: ReturnType<typeof getNamedType>): Check | null {
  if (isObjectType(type)) {
    const permissions = permissionsOf(type);
    return permissions ? checkObject(permissions) : null;
  }
  if (!isAbstractType(type)) return null;
  return schema.getPossibleTypes(type).some(permissionsOf) ? checkAbstract(type) : null;
}

const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && typeof (value as { then?: unknown }).then === 'function';

/** The value with errors in place of what may not be seen; GraphQL reports an error of a list in its place. */
function checked(value: unknown, check: (record: unknown) => unknown): unknown {
  if (value === null || value === undefined) return value;
  if (isThenable(value)) return value.then((settled) => checked(settled, check));
  return Array.isArray(value) ? value.map((item: unknown) => checked(item, check)) : check(value);
}

function guarded(resolve: Resolver, check: Check): Resolver {
  return (source, args, context, info) =>
    checked(resolve(source, args, context, info), (record) => check(record, context, info));
}

/**
 * Lets every field that returns a record of a type with `visibleTo` check the session, wherever in the schema it
 * stands: a record is not shown by way of another. Returns the same schema.
 */
export function guardRecords(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const check = checkOf(schema, getNamedType(field.type));
      if (check) field.resolve = guarded((field.resolve as Resolver | undefined) ?? defaultFieldResolver, check);
    }
  }
  return schema;
}
