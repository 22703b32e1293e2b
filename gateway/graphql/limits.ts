import {
  GraphQLError, Kind, parse, type ASTVisitor, type DocumentNode, type ValidationContext,
} from 'graphql';

/** More than the largest screen needs, and little enough to parse at once. */
const MAX_TOKENS = 5_000;

/** Parses a document; one that is absurdly long is given up half-way. */
export const parseWithinLimits: typeof parse = (source, options) =>
  parse(source, { ...options, maxTokens: MAX_TOKENS });

/** Refuses a document that asks for the same expensive field many times under different names. */
export function maxAliases(limit: number) {
  return function MaxAliasesRule(context: ValidationContext): ASTVisitor {
    let aliases = 0;
    return {
      Field(node) {
        if (!node.alias) return;
        aliases += 1;
        if (aliases !== limit + 1) return;
        const message = `At most ${limit} aliases are possible in one request`;
        context.reportError(new GraphQLError(message, { nodes: node }));
      },
    };
  };
}

const META_FIELDS = new Set(['__schema', '__type', '__typename']);

/** Whether a document reads nothing but the schema. */
export function isIntrospection(document: DocumentNode): boolean {
  const fields = document.definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .flatMap(({ selectionSet }) => selectionSet.selections);
  return fields.every((field) => field.kind === Kind.FIELD && META_FIELDS.has(field.name.value));
}
