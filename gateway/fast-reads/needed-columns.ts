import {
  getNamedType, Kind, type FieldNode, type GraphQLObjectType, type GraphQLResolveInfo, type SelectionSetNode,
} from 'graphql';
import { env } from '../env.ts';

type Columns = Record<string, true>;

const columnsByField = new WeakMap<FieldNode, Columns | null>();

/**
 * The columns that a connection's rows need for the fields that the document asks for; null when one of the fields
 * does not say what it reads, and all columns are needed. Exposed columns say so by themselves, resolvers by
 * `extensions: readsColumns(...)`, or by `select` where they read a relation. Relations are not among them.
 */
export function neededColumns({ fieldNodes, fragments, returnType }: GraphQLResolveInfo): Columns | null {
  if (!env.FAST_READS) return null;
  const [only, ...others] = fieldNodes;
  if (!only || others.length > 0) return null;
  const remembered = columnsByField.get(only);
  if (remembered !== undefined) return remembered;
  const nodes = fieldsIn([only], fragments).flatMap((field) => {
    const name = field.name.value;
    return name === 'nodes' ? [field] : name === 'edges' ? fieldsIn([field], fragments).filter(isNode) : [];
  });
  const columns = columnsOf(rowType(returnType), fieldsIn(nodes, fragments));
  columnsByField.set(only, columns);
  return columns;
}

const isNode = ({ name }: FieldNode) => name.value === 'node';

/** For the `extensions` of a field that reads these columns of its row and nothing else of it. */
export const readsColumns = (...columns: string[]) => ({ columns });

/** The type of the rows of a connection. */
export function rowType(connection: GraphQLResolveInfo['returnType']): GraphQLObjectType {
  const edges = (getNamedType(connection) as GraphQLObjectType).getFields().edges!;
  return getNamedType((getNamedType(edges.type) as GraphQLObjectType).getFields().node!.type) as GraphQLObjectType;
}

function columnsOf(type: GraphQLObjectType, fields: FieldNode[]): Columns | null {
  const columns: Columns = {};
  for (const { name } of fields) {
    if (name.value === '__typename') continue;
    const field = type.getFields()[name.value];
    const read = field && columnsRead(field.extensions);
    if (!read) return null;
    for (const column of read) columns[column] = true;
  }
  return columns;
}

interface Hints {
  idIsColumn?: boolean;
  /** Set by Pothos. */
  pothosExposedField?: string;
  /** Set by Pothos: a relation's, or the `select` of a resolver that reads a relation. */
  pothosPrismaSelect?: object;
  columns?: string[];
}

function columnsRead({ idIsColumn, pothosExposedField, pothosPrismaSelect, columns }: Hints): string[] | null {
  if (idIsColumn) return ['id'];
  if (pothosExposedField) return [pothosExposedField];
  if (typeof pothosPrismaSelect === 'function') return [];
  if (pothosPrismaSelect) return plainNames(pothosPrismaSelect);
  return columns ?? null;
}

/** Relations in a selection are in the query already. */
const plainNames = (select: object) => Object.entries(select).flatMap(([name, value]) => (value === true ? [name] : []));

/** The fields directly below the given ones, fragments opened, whatever @include and @skip say. */
function fieldsIn(parents: readonly FieldNode[], fragments: GraphQLResolveInfo['fragments']): FieldNode[] {
  const below = (set: SelectionSetNode | undefined): FieldNode[] => (set?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    return below(selection.kind === Kind.INLINE_FRAGMENT
      ? selection.selectionSet
      : fragments[selection.name.value]?.selectionSet);
  });
  return parents.flatMap(({ selectionSet }) => below(selectionSet));
}
