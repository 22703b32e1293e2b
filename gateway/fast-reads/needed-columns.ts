import {
  getNamedType, isObjectType, Kind,
  type FieldNode, type GraphQLField, type GraphQLObjectType, type GraphQLResolveInfo, type SelectionSetNode,
} from 'graphql';
import { env } from '../env.ts';

type Columns = Record<string, true>;
type Fragments = GraphQLResolveInfo['fragments'];

/** What a document reads of the rows of one type. */
interface ColumnTree {
  columns: Columns;
  /** The same of rows behind a relation; a relation that is not here is read whole. */
  relations: Record<string, ColumnTree>;
}

interface Query {
  select?: Selection;
  include?: Selection;
}
type Selection = object;

const treeByField = new WeakMap<FieldNode, ColumnTree | null>();

/**
 * A query for the rows of a connection, as Pothos made it, narrowed to the columns that the document's fields need;
 * `always` are read besides. It is returned as it is when one of the fields does not say what it reads. Exposed columns
 * say so by themselves, resolvers by `extensions: readsColumns(...)`, or by `select` where they read a relation.
 */
export function narrowed<Given extends Query>(query: Given, info: GraphQLResolveInfo, always: Columns): Given | Query {
  const tree = query.select || !env.FAST_READS ? null : treeOf(info);
  return tree ? narrow(query, tree, always) : query;
}

function narrow({ select: _all, include, ...rest }: Query, { columns, relations }: ColumnTree, always: Columns): Query {
  const nested = Object.fromEntries(Object.entries(include ?? {}).map(([name, value]) => {
    const below = relations[name];
    const query = (value === true ? {} : value) as Query;
    return [name, below && !query.select ? narrow(query, below, ID) : value];
  }));
  return { ...rest, select: { ...columns, ...nested, ...always } };
}

/** By its id Pothos loads what a row lacks. */
const ID: Columns = { id: true };

function treeOf({ fieldNodes, fragments, returnType }: GraphQLResolveInfo): ColumnTree | null {
  const [only, ...others] = fieldNodes;
  if (!only || others.length > 0) return null;
  const remembered = treeByField.get(only);
  if (remembered !== undefined) return remembered;
  const nodes = fieldsIn([only], fragments).flatMap((field) => {
    const name = field.name.value;
    return name === 'nodes' ? [field] : name === 'edges' ? fieldsIn([field], fragments).filter(isNode) : [];
  });
  const tree = columnsOf(rowType(returnType), fieldsIn(nodes, fragments), fragments);
  treeByField.set(only, tree);
  return tree;
}

const isNode = ({ name }: FieldNode) => name.value === 'node';

/** For the `extensions` of a field that reads these columns of its row and nothing else of it. */
export const readsColumns = (...columns: string[]) => ({ columns });

/** For the `extensions` of a field that shows one row of this relation, or all, as `t.relation` would: of it only the columns that its fields need are read. */
export const showsRelation = (relation: string) => ({ relation });

/** The type of the rows of a connection. */
export function rowType(connection: GraphQLResolveInfo['returnType']): GraphQLObjectType {
  const edges = (getNamedType(connection) as GraphQLObjectType).getFields().edges!;
  return getNamedType((getNamedType(edges.type) as GraphQLObjectType).getFields().node!.type) as GraphQLObjectType;
}

function columnsOf(type: GraphQLObjectType, nodes: FieldNode[], fragments: Fragments): ColumnTree | null {
  const columns: Columns = {};
  const fieldsBehind = new Map<string, FieldNode[]>();
  const whole = new Set<string>();
  for (const node of nodes) {
    if (node.name.value === '__typename') continue;
    const field = type.getFields()[node.name.value];
    const read = field && columnsRead(field.extensions);
    if (!read) return null;
    for (const column of read) columns[column] = true;
    const relation = relationOf(field);
    if (relation) fieldsBehind.set(relation, [...(fieldsBehind.get(relation) ?? []), node]);
    else for (const name of relationsRead(field.extensions, type)) whole.add(name);
  }
  const relations = [...fieldsBehind].flatMap(([name, readers]) => {
    const target = getNamedType(type.getFields()[readers[0]!.name.value]!.type) as GraphQLObjectType;
    const tree = whole.has(name) ? null : columnsOf(target, fieldsIn(readers, fragments), fragments);
    return tree ? [[name, tree] as const] : [];
  });
  return { columns, relations: Object.fromEntries(relations) };
}

/** The relation that a field returns as it is: rows of a table that are known by their id. */
function relationOf({ type, extensions }: GraphQLField<unknown, unknown>): string | undefined {
  const target = getNamedType(type);
  const isRows = isObjectType(target) && Boolean((target.getFields().id?.extensions as Hints | undefined)?.idIsColumn);
  const { pothosPrismaRelationField, relation } = extensions as Hints;
  return isRows ? (pothosPrismaRelationField?.name ?? relation) : undefined;
}

/** The relations that a resolver reads, of which it does not say which columns; all of them for a function. */
function relationsRead({ pothosPrismaSelect }: Hints, type: GraphQLObjectType): string[] {
  if (typeof pothosPrismaSelect !== 'function') return Object.keys(pothosPrismaSelect ?? {});
  return Object.values(type.getFields()).flatMap((field) => relationOf(field) ?? []);
}

interface Hints {
  idIsColumn?: boolean;
  /** Set by Pothos. */
  pothosExposedField?: string;
  /** Set by Pothos: a relation's, or the `select` of a resolver that reads a relation. */
  pothosPrismaSelect?: object;
  /** Set by Pothos on `t.relation`. */
  pothosPrismaRelationField?: { name: string };
  relation?: string;
  columns?: string[];
}

/** The columns that a field reads of its row; null when it does not say. */
export function columnsRead({ idIsColumn, pothosExposedField, pothosPrismaSelect, columns }: Hints): string[] | null {
  if (idIsColumn) return ['id'];
  if (pothosExposedField) return [pothosExposedField];
  if (typeof pothosPrismaSelect === 'function') return columns ?? [];
  if (pothosPrismaSelect) return [...plainNames(pothosPrismaSelect), ...(columns ?? [])];
  return columns ?? null;
}

/** Relations in a selection are in the query already. */
const plainNames = (select: object) => Object.entries(select).flatMap(([name, value]) => (value === true ? [name] : []));

/** The fields directly below the given ones, fragments opened, whatever @include and @skip say. */
function fieldsIn(parents: readonly FieldNode[], fragments: Fragments): FieldNode[] {
  const below = (set: SelectionSetNode | undefined): FieldNode[] => (set?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    return below(selection.kind === Kind.INLINE_FRAGMENT
      ? selection.selectionSet
      : fragments[selection.name.value]?.selectionSet);
  });
  return parents.flatMap(({ selectionSet }) => below(selectionSet));
}
