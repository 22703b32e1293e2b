import { complexityFromQuery } from '@pothos/plugin-complexity';
import {
  getVariableValues, Kind, OperationTypeNode, type DocumentNode, type GraphQLSchema, type OperationDefinitionNode, type SelectionSetNode,
} from 'graphql';
import { env } from '../env.ts';
import { COMMAND_COST } from '../rest/tenant-shares.ts';
import { refused } from './limits.ts';

/** Selected fields on one path through all levels. */
const MAX_BREADTH = 600;

type Values = Record<string, unknown>;

export interface Operation {
  document: DocumentNode;
  definition: OperationDefinitionNode;
  values: Values;
}

/** How many entries all lists and objects of the variables have. Without recursion: JSON can be nested deep. */
function entriesOf(values: Values): number {
  const waiting: unknown[] = [values];
  let entries = 0;
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value !== 'object' || value === null) continue;
    const inner = Object.values(value);
    entries += inner.length;
    for (const item of inner) waiting.push(item);
  }
  return entries;
}

const refuseCost = (cost: number) => {
  if (cost <= env.GRAPHQL_MAX_COST) return;
  throw refused(`This request exceeds the maximum complexity: ${cost}, ${env.GRAPHQL_MAX_COST} is possible`);
};

/**
 * Throws the first mistake in the variables. Whatever reads them without a limit writes an error for each mistake, with
 * all of the object that it stands in: thousands of them would fill the memory.
 */
function refuseWrongVariables(schema: GraphQLSchema, { definition, values }: Operation): void {
  const { errors } = getVariableValues(schema, definition.variableDefinitions ?? [], values, { maxErrors: 1 });
  if (errors) throw errors[0]!;
}

/** The document with this operation alone, as if it held no other. */
function alone({ document, definition }: Operation): DocumentNode {
  const definitions = document.definitions.filter((one) => one.kind !== Kind.OPERATION_DEFINITION || one === definition);
  return definitions.length === document.definitions.length ? document : { ...document, definitions };
}

/**
 * What a valid operation asks for, before anything of it has run: fields times the rows of the lists that they stand
 * in (`first`, `ids`), and the entries of its variables. Throws GraphQLError when it is too much, nested too deep, or
 * when the variables do not fit.
 */
export function costOf(schema: GraphQLSchema, operation: Operation): number {
  const { values } = operation;
  const entries = entriesOf(values);
  refuseCost(entries);
  refuseWrongVariables(schema, operation);
  const { complexity, depth, breadth } = complexityFromQuery(alone(operation), { schema, variables: values });
  const cost = complexity + entries;
  if (depth > env.GRAPHQL_MAX_DEPTH) {
    throw refused(`This request exceeds the maximum depth: ${depth} levels, ${env.GRAPHQL_MAX_DEPTH} are possible`);
  }
  if (breadth > MAX_BREADTH) throw refused(`This request exceeds the maximum breadth of ${MAX_BREADTH} fields`);
  refuseCost(cost);
  return cost;
}

/** How many fields stand at the root, also those in fragments. The same name twice runs once. */
function countRootFields({ document, definition }: Operation): number {
  const fragments = new Map(document.definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one.selectionSet] as const] : [])));
  const names = new Set<string>();
  const waiting: SelectionSetNode[] = [definition.selectionSet];
  for (let set = waiting.pop(); set; set = waiting.pop()) {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) names.add((selection.alias ?? selection.name).value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) waiting.push(selection.selectionSet);
      else {
        const fragment = fragments.get(selection.name.value);
        if (fragment) waiting.push(fragment);
        fragments.delete(selection.name.value);
      }
    }
  }
  return names.size;
}

/** What running it takes off the share of its business: on top of what it shows, what its commands write. */
export function shareOf(operation: Operation, cost: number): number {
  const isMutation = operation.definition.operation === OperationTypeNode.MUTATION;
  return isMutation ? cost + COMMAND_COST * countRootFields(operation) : cost;
}
