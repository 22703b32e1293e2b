import { isObjectType, type GraphQLSchema } from 'graphql';
import { encodeId } from './global-id.ts';

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
