import { isObjectType, type GraphQLField, type GraphQLSchema } from 'graphql';
import { NO_ID } from '../db/uuid.ts';
import { decodeNodeId, encodeId } from './global-id.ts';

/** Marks an `id` field that is made from the column of that name. */
export const ID_IS_COLUMN = { idIsColumn: true };

/**
 * Lets the `id` of tenant records be read like any other column. Relay's plugin resolves ids asynchronously,
 * which makes a promise of every row of a list and of all that stands above it. Returns the same schema.
 */
export function readNodeIdsAtOnce(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    const { id } = isObjectType(type) ? type.getFields() : {};
    if (id?.extensions.idIsColumn) id.resolve = (row: { id: string }) => encodeId(type.name, row.id);
  }
  return schema;
}

const NO_RECORD = encodeId('Business', NO_ID);

/** The arguments of `node` and of `nodes` as they are sent. */
interface NodeArguments {
  id?: string;
  ids?: string[];
}

/**
 * Makes `node` and `nodes` look up an id whose type is none, or one without ids, as an id that no record has. Relay's plugin
 * would refuse the whole request. Returns the same schema.
 */
export function findNoneOfUnknownTypes(schema: GraphQLSchema): GraphQLSchema {
  const isNode = (name: string) => {
    const type = schema.getType(name);
    return isObjectType(type) && type.getInterfaces().some((one) => one.name === 'Node');
  };
  const known = (id: string) => (isNode(decodeNodeId(id).typename) ? id : NO_RECORD);
  for (const name of ['node', 'nodes']) {
    const field: GraphQLField<unknown, unknown, NodeArguments> = schema.getQueryType()!.getFields()[name]!;
    const resolve = field.resolve!;
    field.resolve = (root, { id, ids }, context, info) =>
      resolve(root, { ...(id !== undefined && { id: known(id) }), ...(ids && { ids: ids.map(known) }) }, context, info);
  }
  return schema;
}
