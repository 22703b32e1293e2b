import {
  getArgumentValues, getVariableValues, isAbstractType, isLeafType, isListType, isNonNullType, isObjectType, Kind,
  visit,
  type DocumentNode, type FieldNode, type FragmentDefinitionNode, type GraphQLField, type GraphQLFieldResolver,
  type GraphQLObjectType, type GraphQLOutputType, type GraphQLResolveInfo, type GraphQLSchema, type OperationDefinitionNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { collectFields, collectSubfields } from 'graphql/execution/collectFields.js';

type Path = GraphQLResolveInfo['path'];
type Fragments = Record<string, FragmentDefinitionNode>;
type Values = Record<string, unknown>;

/** graphql-js has to run the query and report: an error, a null where none may be. */
class Bailout extends Error {}

/** Of one query: one for each combination of the variables that decide which fields are in the answer. */
const MAX_PLANS = 8;

/** What one execution hands down to all its resolvers. */
interface Run {
  context: object;
  variables: Values;
}

type Complete = (value: unknown, run: Run, info: () => GraphQLResolveInfo, path: Path) => unknown;
type Step = (source: unknown, run: Run, path: Path | undefined) => unknown;
interface Field { key: string; step: Step }

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof value === 'object' && value !== null && typeof (value as { then?: unknown }).then === 'function';

const ignore = () => {};

/** All fields of one object; a promise only where one of them is. */
function runFields(fields: Field[], source: unknown, run: Run, path: Path | undefined): object | Promise<object> {
  const result: Values = {};
  const waiting: Promise<void>[] = [];
  try {
    for (const { key, step } of fields) {
      const value = step(source, run, path);
      result[key] = value;
      if (isPromise(value)) waiting.push(value.then((settled) => { result[key] = settled; }));
    }
  } catch (error) {
    for (const promise of waiting) promise.catch(ignore);
    throw error;
  }
  return waiting.length === 0 ? result : Promise.all(waiting).then(() => result);
}

/**
 * A query turned into functions once, so that running it does not look at types and documents again: a fifth of
 * what graphql-js takes for a page of rows. It answers queries without errors only. Whenever something else happens,
 * `run` rejects, and the caller lets graphql-js run the query again and report.
 */
export class CompiledQuery {
  readonly #schema: GraphQLSchema;
  readonly #operation: OperationDefinitionNode;
  readonly #fragments: Fragments;
  /** Names of the variables that decide which fields are in the answer. */
  readonly #conditions: string[];
  readonly #plans = new LRUCache<string, Field[]>({ max: MAX_PLANS });

  constructor(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode) {
    this.#schema = schema;
    this.#operation = operation;
    this.#fragments = Object.fromEntries(document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ));
    const conditions = new Set<string>();
    visit(document, { Directive: (directive) => {
      visit(directive, { Variable: ({ name }) => { conditions.add(name.value); } });
    } });
    this.#conditions = [...conditions];
  }

  async run(given: Values, context: object): Promise<object> {
    const { coerced } = getVariableValues(this.#schema, this.#operation.variableDefinitions ?? [], given);
    if (!coerced) throw new Bailout();
    return runFields(this.#plan(coerced), undefined, { context, variables: coerced }, undefined);
  }

  #plan(variables: Values): Field[] {
    const key = JSON.stringify(this.#conditions.map((name) => variables[name]));
    const known = this.#plans.get(key);
    if (known) return known;
    const root = this.#schema.getQueryType()!;
    const { selectionSet } = this.#operation;
    const plan = this.#fields(root, collectFields(this.#schema, this.#fragments, variables, root, selectionSet), variables);
    this.#plans.set(key, plan);
    return plan;
  }

  #fields(type: GraphQLObjectType, collected: Map<string, readonly FieldNode[]>, variables: Values): Field[] {
    return [...collected].map(([key, nodes]) => ({ key, step: this.#step(type, key, nodes, variables) }));
  }

  #step(parentType: GraphQLObjectType, key: string, fieldNodes: readonly FieldNode[], variables: Values): Step {
    const [node] = fieldNodes as [FieldNode];
    const fieldName = node.name.value;
    if (fieldName === '__typename') return () => parentType.name;
    const field = parentType.getFields()[fieldName];
    if (!field) throw new Bailout();
    const complete = this.#complete(field.type, fieldNodes, variables);
    const read = reader(field, node);
    return (source, run, prev) => {
      const path: Path = { prev, key, typename: parentType.name };
      const info = () => ({
        fieldName, fieldNodes, returnType: field.type, parentType, path, schema: this.#schema, rootValue: undefined,
        fragments: this.#fragments, operation: this.#operation, variableValues: run.variables,
      });
      const value = read(source, run, info);
      return isPromise(value)
        ? value.then((settled) => complete(settled, run, info, path))
        : complete(value, run, info, path);
    };
  }

  #complete(type: GraphQLOutputType, nodes: readonly FieldNode[], variables: Values): Complete {
    if (isNonNullType(type)) {
      const inner = this.#complete(type.ofType, nodes, variables);
      return (value, ...rest) => {
        if (value === null || value === undefined) throw new Bailout();
        return inner(value, ...rest);
      };
    }
    const inner = this.#completeSome(type, nodes, variables);
    return (value, ...rest) => {
      if (value === null || value === undefined) return null;
      if (value instanceof Error) throw new Bailout();
      return inner(value, ...rest);
    };
  }

  #completeSome(type: GraphQLOutputType, nodes: readonly FieldNode[], variables: Values): Complete {
    if (isLeafType(type)) return (value) => serialized(type.serialize(value));
    if (isListType(type)) return listOf(this.#complete(type.ofType, nodes, variables));
    if (isObjectType(type)) return this.#completeObject(type, nodes, variables);
    if (isAbstractType(type)) {
      const { resolveType } = type;
      if (!resolveType) throw new Bailout();
      const ofTypes = new Map<string, Complete>();
      const completeAs = (name: unknown): Complete => {
        const known = ofTypes.get(name as string);
        if (known) return known;
        const actual = this.#schema.getType(name as string);
        if (!isObjectType(actual)) throw new Bailout();
        const complete = this.#completeObject(actual, nodes, variables);
        ofTypes.set(actual.name, complete);
        return complete;
      };
      return (value, run, info, path) => {
        const name = resolveType(value, run.context, info(), type);
        return isPromise(name)
          ? name.then((settled) => completeAs(settled)(value, run, info, path))
          : completeAs(name)(value, run, info, path);
      };
    }
    throw new Bailout();
  }

  #completeObject(type: GraphQLObjectType, nodes: readonly FieldNode[], variables: Values): Complete {
    const collected = collectSubfields(this.#schema, this.#fragments, variables, type, nodes);
    const fields = this.#fields(type, collected, variables);
    return (value, run, info, path) => {
      const isOne = type.isTypeOf ? type.isTypeOf(value, run.context, info()) : true;
      if (isOne === true) return runFields(fields, value, run, path);
      if (!isOne) throw new Bailout();
      return isOne.then((settled) => {
        if (!settled) throw new Bailout();
        return runFields(fields, value, run, path);
      });
    };
  }
}

function serialized(value: unknown): unknown {
  if (value === null || value === undefined) throw new Bailout();
  return value;
}

/** All items of a list; a promise only where one of them is. */
const listOf = (complete: Complete): Complete => (value, run, info, prev) => {
  if (!Array.isArray(value)) throw new Bailout();
  const items: unknown[] = [];
  let waits = false;
  try {
    for (const [key, item] of (value as unknown[]).entries()) {
      const path: Path = { prev, key, typename: undefined };
      const done = isPromise(item)
        ? item.then((settled) => complete(settled, run, info, path))
        : complete(item, run, info, path);
      items.push(done);
      waits ||= isPromise(done);
    }
  } catch (error) {
    // Nobody waits for the others any more.
    for (const item of [...items, ...(value as unknown[])]) if (isPromise(item)) item.catch(ignore);
    throw error;
  }
  return waits ? Promise.all(items) : items;
};

type Read = (source: unknown, run: Run, info: () => GraphQLResolveInfo) => unknown;

/** Reads a field; what a resolver does not take as a parameter is not made for it. */
function reader(field: GraphQLField<unknown, unknown>, node: FieldNode): Read {
  const { name, resolve } = field;
  if (!resolve) {
    return (source) => {
      const value = (source as Values)[name];
      if (typeof value === 'function') throw new Bailout();
      return value;
    };
  }
  const call = resolve as GraphQLFieldResolver<unknown, object>;
  const takesArguments = field.args.length > 0;
  const takesInfo = resolve.length === 0 || resolve.length > 3;
  return (source, run, info) => {
    const values = takesArguments ? getArgumentValues(field, node, run.variables) : {};
    // A resolver with fewer parameters never looks at it.
    return call(source, values, run.context, takesInfo ? info() : (undefined as never));
  };
}
