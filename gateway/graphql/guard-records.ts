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
  visibleRecord?(record: unknown, session: Session): boolean;
}

/** For the `extensions` of a type: its records are shown to whoever has one of these permissions. */
export const visibleTo = (...permissions: Permission[]) => ({ visibleTo: permissions });

/**
 * The same for records of which each takes a permission of its own: whoever has one of `permissions` may see some, and the
 * others are forbidden.
 */
export const visibleIf = <Row>(isVisible: (record: Row, session: Session) => boolean, ...permissions: Permission[]) =>
  ({ visibleTo: permissions, visibleRecord: isVisible });

type Resolver = GraphQLFieldResolver<unknown, GraphQLContext>;

const extensionsOf = (type: GraphQLObjectType) => type.extensions as RecordExtensions;
const permissionsOf = (type: GraphQLObjectType) => extensionsOf(type).visibleTo;

/** The record, or the error in its place. */
function seen(record: unknown, { session }: GraphQLContext, of: RecordExtensions): unknown {
  if (!session) return new UnauthorizedError();
  const mayBe = of.visibleTo?.some((permission) => session.can(permission)) ?? false;
  return mayBe && (record instanceof Error || of.visibleRecord?.(record, session) !== false) ? record : new ForbiddenError();
}

/** Whether a session may see records of the type with this name; never those of types without `visibleTo`. */
export function seesRecords(schema: GraphQLSchema, session: Session, typeName: string): boolean {
  const type = schema.getType(typeName);
  return isObjectType(type) && (permissionsOf(type)?.some((permission) => session.can(permission)) ?? false);
}

type Check = (record: unknown, context: GraphQLContext, info: GraphQLResolveInfo) => unknown;

const checkObject = (extensions: RecordExtensions): Check => (record, context) => seen(record, context, extensions);

/** The same for records of which only the value says what they are; nothing of an unknown kind gets through. */
const checkAbstract = (type: GraphQLAbstractType): Check => (record, context, info) => {
  const name = type.resolveType?.(record, context, info, type);
  const actual = typeof name === 'string' ? info.schema.getType(name) : undefined;
  if (!isObjectType(actual)) return new ForbiddenError();
  return permissionsOf(actual) ? seen(record, context, extensionsOf(actual)) : record;
};

function checkOf(schema: GraphQLSchema, type: ReturnType<typeof getNamedType>): Check | null {
  if (isObjectType(type)) {
    return permissionsOf(type) ? checkObject(extensionsOf(type)) : null;
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
