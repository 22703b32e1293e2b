import { GraphQLError, Kind, Lexer, parse, Source, TokenKind, visit, type DocumentNode } from 'graphql';
import { env } from '../env.ts';

/** What a document may hold: several times of what the largest screen needs, and little enough to work through. */
const MAX_CHARACTERS = 20_000;
const MAX_TOKENS = 5_000;
/** Brackets in each other: of selections, arguments, lists and objects. */
const MAX_NESTING = 50;
const MAX_FIELDS = 500;
const MAX_FRAGMENTS = 50;
const MAX_DIRECTIVES = 50;

/** A document or variables that this gateway does not run: HTTP 400 in every form of the protocol. */
export class RefusedRequest extends GraphQLError {
  constructor(message: string) {
    super(message, { extensions: { code: 'BAD_REQUEST' } });
  }
}

export const refused = (message: string): RefusedRequest => new RefusedRequest(message);

const OPENING: ReadonlySet<string> = new Set([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const CLOSING: ReadonlySet<string> = new Set([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

/** Parsing calls itself for every bracket: what is nested too deep is refused on a walk over the tokens before. */
function refuseNesting(text: string): void {
  const lexer = new Lexer(new Source(text));
  let depth = 0;
  for (let tokens = 0; lexer.advance().kind !== TokenKind.EOF; tokens += 1) {
    if (OPENING.has(lexer.token.kind)) depth += 1;
    else if (CLOSING.has(lexer.token.kind)) depth -= 1;
    if (depth > MAX_NESTING) throw refused(`At most ${MAX_NESTING} brackets can stand in each other`);
    if (tokens >= MAX_TOKENS) throw refused(`A document has at most ${MAX_TOKENS} words and signs`);
  }
}

/**
 * Parses a document. Throws GraphQLError for a mistake, and for one that is too long or nested too deep before it
 * is parsed.
 */
export function parseWithinLimits(text: string): DocumentNode {
  if (text.length > MAX_CHARACTERS) throw refused(`A document has at most ${MAX_CHARACTERS} characters`);
  refuseNesting(text);
  return parse(text, { maxTokens: MAX_TOKENS });
}

/** An operation that the gateway was built with; where in its text something stands is of no use to anybody. */
export const parsePersisted = (text: string): DocumentNode => parse(text, { noLocation: true });

/**
 * Throws GraphQLError when a document asks for more fields, aliases, fragments or directives than any client needs.
 * One walk over what stands there, before fragments are opened: validation compares fields with each other.
 */
export function refuseOversized(document: DocumentNode): void {
  const counts = { fields: 0, aliases: 0, fragments: 0, directives: 0 };
  visit(document, {
    Field: ({ alias }) => {
      counts.fields += 1;
      if (alias) counts.aliases += 1;
    },
    FragmentSpread: () => { counts.fragments += 1; },
    InlineFragment: () => { counts.fragments += 1; },
    Directive: () => { counts.directives += 1; },
  });
  const limits = {
    fields: MAX_FIELDS, aliases: env.GRAPHQL_MAX_ALIASES, fragments: MAX_FRAGMENTS, directives: MAX_DIRECTIVES,
  };
  for (const [what, limit] of Object.entries(limits)) {
    if (counts[what as keyof typeof counts] > limit) {
      throw refused(`At most ${limit} ${what} are possible in one request`);
    }
  }
}

const META_FIELDS = new Set(['__schema', '__type', '__typename']);

/** Whether a document reads nothing but the schema. */
export function isIntrospection(document: DocumentNode): boolean {
  const fields = document.definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .flatMap(({ selectionSet }) => selectionSet.selections);
  return fields.every((field) => field.kind === Kind.FIELD && META_FIELDS.has(field.name.value));
}
