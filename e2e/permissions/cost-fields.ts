import { isObjectType, type GraphQLField, type GraphQLObjectType } from 'graphql';
import { schema } from '../../gateway/graphql/schema.ts';

/** What a record is worth to the business; debit and credit show it in the journal. */
export const COST_LIKE = /cost|profit|margin|earning|cogs|inventoryValue|charge|fees?(?![a-z])|^net$|^difference$|codPercent|returnPercent/i;

export type Field = GraphQLField<unknown, unknown>;

export const objects = Object.values(schema.getTypeMap())
  .filter((type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'));
/** Read as null by whoever may not see costs. */
export const isMasked = (field: Field) => (field.extensions as { isCost?: boolean }).isCost === true;

/** Every field of an object, by its name: 'Order.profit'. */
export const fields = objects.flatMap((type) =>
  Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field] as const));
export const masked = fields.filter(([, field]) => isMasked(field));
