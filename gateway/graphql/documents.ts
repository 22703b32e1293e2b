import {
  GraphQLError, NoSchemaIntrospectionCustomRule, specifiedRules, validate, type DocumentNode, type GraphQLSchema,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { env } from '../env.ts';
import { parsePersisted, parseWithinLimits, refuseOversized } from './limits.ts';
import type { Operations } from './persisted-operations.ts';

export interface ReadDocument {
  /** Null where the text is no document. */
  document: DocumentNode | null;
  /** Mistakes; it must not run when there is one. */
  errors: readonly GraphQLError[];
  /** One of the operations that this gateway was built with: trusted, and worth compiling. */
  isPersisted: boolean;
}

/** Characters of clients' own documents that are kept parsed; a parsed one takes some hundred bytes for each. */
const MAX_KEPT_CHARACTERS = 200_000;

function parsed(parse: () => DocumentNode): Pick<ReadDocument, 'document' | 'errors'> {
  try {
    return { document: parse(), errors: [] };
  } catch (error) {
    if (error instanceof GraphQLError) return { document: null, errors: [error] };
    throw error;
  }
}

/**
 * Parses and validates documents, each once for as long as it is remembered. All persisted operations are; of what
 * clients write themselves so much that many different or large documents do not fill the memory.
 */
export function documentReader(schema: GraphQLSchema, operations: Operations) {
  const rules = env.INTROSPECTION === 'off' ? [...specifiedRules, NoSchemaIntrospectionCustomRule] : specifiedRules;
  const persisted = new Map<string, ReadDocument>();
  const own = new LRUCache<string, ReadDocument>({
    maxSize: MAX_KEPT_CHARACTERS,
    sizeCalculation: (_document, text) => text.length + 1,
  });

  function readNew(text: string, isPersisted: boolean): ReadDocument {
    const { document, errors } = parsed(() => {
      if (isPersisted) return parsePersisted(text);
      const written = parseWithinLimits(text);
      refuseOversized(written);
      return written;
    });
    return { document, errors: document ? validate(schema, document, rules) : errors, isPersisted };
  }

  const errorsByDocument = new WeakMap<DocumentNode, readonly GraphQLError[]>();

  function read(text: string): ReadDocument {
    const known = persisted.get(text) ?? own.get(text);
    if (known) return known;
    const isPersisted = operations.values().some((one) => one === text);
    const result = readNew(text, isPersisted);
    if (result.document) errorsByDocument.set(result.document, result.errors);
    (isPersisted ? persisted : own).set(text, result);
    return result;
  }

  /** Mistakes of a document that was read here. */
  const errorsOf = (document: DocumentNode) => errorsByDocument.get(document) ?? validate(schema, document, rules);

  return Object.assign(read, { errorsOf });
}

export type DocumentReader = ReturnType<typeof documentReader>;
