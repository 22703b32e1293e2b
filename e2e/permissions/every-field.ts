import {
  getNamedType, isCompositeType, isInterfaceType, isListType, isNonNullType, isObjectType, isUnionType,
  type GraphQLField, type GraphQLNamedType, type GraphQLOutputType,
} from 'graphql';
import { schema } from '../../gateway/graphql/schema.ts';

/** How many objects deep; lists count twice, because they multiply. */
const LEVELS = 6;

const takesNothing = ({ args }: GraphQLField<unknown, unknown>) => args.every(({ type }) => !isNonNullType(type));

function isList(type: GraphQLOutputType): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type);
}

/**
 * The selection set of everything that can be asked for below a field of this type: '' for a scalar. A record within a
 * record of its own type is asked for its type only: orders of the customer of an order would lead on without an end.
 */
export function everyField(type: GraphQLOutputType, levels = LEVELS, above: readonly string[] = []): string {
  const named = getNamedType(type);
  if (!isCompositeType(named)) return '';
  // What a mutation's answer can read again is walked from the root.
  const isElsewhere = above.includes(named.name) || named === schema.getQueryType();
  return isElsewhere ? '{ __typename }' : `{ __typename ${fieldsOf(named, levels, above)} }`;
}

/** All of a record of this type, to stand behind `... on Type`. */
export const everyFieldOf = (typeName: string): string => selected(typeName, LEVELS - 2, []).join(' ');

function fieldsOf(type: GraphQLNamedType, levels: number, above: readonly string[]): string {
  if (isUnionType(type) || isInterfaceType(type)) {
    // Fields of the same name may differ in kind between types: each is asked for under its type's name.
    return schema.getPossibleTypes(type).map((one) => `... on ${one.name} { ${aliased(one.name, levels, above)} }`).join(' ')
      + (type.name.endsWith('Result') ? ' ... on Error { code message }' : '');
  }
  return isObjectType(type) ? selected(type.name, levels, above).join(' ') : '';
}

const aliased = (typeName: string, levels: number, above: readonly string[]) =>
  selected(typeName, levels, above).map((selection) => `${typeName}_${/^\w+/.exec(selection)![0]}: ${selection}`).join(' ');

function selected(typeName: string, levels: number, above: readonly string[]): string[] {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) return [];
  const here = [...above, typeName];
  return Object.values(type.getFields()).filter(takesNothing).flatMap((field) => {
    const isLeaf = !isCompositeType(getNamedType(field.type));
    if (isLeaf) return [field.name];
    const left = levels - (isList(field.type) ? 2 : 1);
    return left > 0 ? [`${field.name} ${everyField(field.type, left, here)}`] : [];
  });
}
