import {
  isEnumType, isInputObjectType, isInterfaceType, isObjectType, isUnionType,
  type GraphQLField, type GraphQLNamedType, type GraphQLSchema,
} from 'graphql';
import type { Permission } from '../../schema/rules/permissions.ts';

/** What fields of these names mean in every type that has them; a field's own description comes first. */
const FIELDS: Record<string, string> = {
  id: 'Opaque and unique across all types; `node(id)` finds the record again.',
  version: 'Counts the changes of the record. A change sends the version that it was made on.',
  createdAt: 'When the record was made.',
  updatedAt: 'When the record last changed.',
  edges: 'The records of this page with their cursors.',
  pageInfo: 'Whether there is more, and where it begins.',
  cursor: 'For `after`: the page that follows this record.',
  node: 'The record; null when there is none with the id, or it belongs to another business.',
  nodes: 'The records in the order of the ids, null where there is none.',
  endCursor: 'For `after`: the page that follows this one. Null on an empty page.',
  startCursor: 'The cursor of the first record. Null on an empty page.',
  hasNextPage: 'Whether a page follows.',
  hasPreviousPage: 'Whether a page came before.',
};

const ARGUMENTS: Record<string, string> = {
  id: 'The id of the record.',
  ids: 'The ids of the records.',
  input: 'What to do, and with what.',
  first: 'How many records; 20 when left out, 100 at most.',
  last: 'Not supported: lists are read forwards.',
  before: 'Not supported: lists are read forwards.',
  after: 'The `endCursor` of the page before. It holds for the same sort only.',
  filter: 'Which records; all of them when left out.',
  sort: 'In which order.',
};

const INPUTS: Record<string, string> = {
  version: 'The version of the record as it was last read. A record that has changed since answers ConflictError.',
  search: 'What a person would type into the search box.',
  createdFrom: 'Made at this moment or later.',
  createdBefore: 'Made before this moment.',
  updatedAfter: 'Changed after this moment: what a client that keeps a copy has not seen yet.',
  status: 'Any of these; every one when empty or left out.',
  type: 'What is paid for.',
  kind: 'Only this kind.',
};

const TYPES: Record<string, string> = {
  Query: 'What can be read.',
  Mutation: 'What can be changed. Each answers its success or one of the errors that implement Error.',
  Subscription: 'What can be listened to, over server-sent events: a POST with `Accept: text/event-stream`.',
  Node: 'A record with an id.',
  PageInfo: 'Where a page stands in its list.',
};

const SORTS: Record<string, string> = {
  NEWEST: 'The newest first.',
  DUE: 'What is due first, first.',
  POSITION: 'In their own order.',
  OLDEST: 'The oldest first.',
  LATEST: 'What was due or ended last, first.',
  EXPIRY: 'The first to expire first.',
  LAST_ORDER: 'Whoever ordered last first.',
  FIRST_ORDER: 'The latest first order first.',
  EARLIEST: 'The earliest first order first.',
  ORDERS: 'The most orders first.',
  SPENT: 'Whoever has spent most first.',
  UPDATED: 'By the last change, the earliest first: for clients that fetch what has changed.',
  NAME: 'By name, A to Z.',
  SKU: 'By SKU, A to Z.',
};

function typeText({ name }: GraphQLNamedType): string | undefined {
  if (TYPES[name]) return TYPES[name];
  const [, stem, kind] = /^(\w+?)(Result|Success|Connection|Edge|Filter|Sort|Input)$/.exec(name) ?? [];
  const operation = stem && `\`${stem.charAt(0).toLowerCase()}${stem.slice(1)}\``;
  switch (kind) {
    case 'Result': return `What ${operation} answers: its success, or the failure that was expected.`;
    case 'Success': return `${operation} was done.`;
    case 'Connection': return `One page of ${operation}.`;
    case 'Edge': return `One record of a page of ${operation}.`;
    case 'Filter': return `Which records ${operation} returns; what is left out does not count.`;
    case 'Sort': return `The orders that ${operation} comes in.`;
    case 'Input': return `What ${operation} takes.`;
    default: return undefined;
  }
}

type Guarded = { permission?: Permission; scope?: string; cost?: boolean };

/** Says who may ask for it, from the same declaration that is checked when somebody does. */
function whoMaySee({ extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>): string[] {
  const { permission, scope, cost } = extensions as Guarded;
  const sentences: string[] = [];
  if (scope === 'platform') sentences.push('For super-administrators, across all businesses.');
  else if (permission) sentences.push(`Takes the permission \`${permission}\`.`);
  if (cost) sentences.push('Null for whoever may not see costs.');
  return sentences;
}

const sentences = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' ') || undefined;

function describeType(type: GraphQLNamedType): void {
  type.description ??= typeText(type);
  if (isObjectType(type)) type.description = sentences(type.description, ...whoMaySee(type));
  if (isObjectType(type) || isInterfaceType(type)) {
    for (const field of Object.values(type.getFields())) {
      field.description = sentences(field.description ?? FIELDS[field.name], ...whoMaySee(field));
      for (const arg of field.args) arg.description ??= ARGUMENTS[arg.name];
    }
  }
  if (isEnumType(type) && type.name.endsWith('Sort')) {
    for (const value of type.getValues()) value.description ??= SORTS[value.name];
  }
}

/** What `UpdateBusinessInput.address` sets is `Business.address`: said once, where it is read. */
function describeInputs(schema: GraphQLSchema): void {
  const types = Object.values(schema.getTypeMap());
  const records = types.filter(isObjectType).sort((a, b) => b.name.length - a.name.length);
  for (const input of types.filter(isInputObjectType)) {
    const record = records.find(({ name }) => input.name.includes(name));
    for (const field of Object.values(input.getFields())) {
      field.description ??= INPUTS[field.name] ?? record?.getFields()[field.name]?.description;
    }
  }
}

/**
 * Adds what is the same everywhere (pages, payloads, inputs) and who may see it; what only one field means is
 * said where the field is made. Descriptions are part of the contract: nothing may be left without.
 */
export function describeSchema(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!type.name.startsWith('__')) describeType(type);
  }
  describeInputs(schema);
  return schema;
}

/** What has no description: `Order.note`, `OrderStatus.HOLD`, `Query.order(id)`. */
export function undescribed(schema: GraphQLSchema): string[] {
  const missing: string[] = [];
  const noteMissing = (name: string, { description }: { description?: string | null }) => {
    if (!description) missing.push(name);
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    noteMissing(type.name, type);
    if (isUnionType(type)) continue;
    if (isEnumType(type)) for (const value of type.getValues()) noteMissing(`${type.name}.${value.name}`, value);
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      noteMissing(`${type.name}.${field.name}`, field);
      for (const arg of 'args' in field ? field.args : []) noteMissing(`${type.name}.${field.name}(${arg.name})`, arg);
    }
  }
  return missing;
}
