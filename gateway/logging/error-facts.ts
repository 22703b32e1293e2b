import { cut } from './redact.ts';

interface ErrorFacts {
  type: string;
  message: string;
  code?: string | number;
  /** Stack frames of the error and of its causes, without the messages of the stack's first lines. */
  stack?: string;
}

const MAX_CAUSES = 4;
const MAX_FRAMES = 20;

/** A message of Prisma begins with the arguments of the call, which hold personal data; its last line is the error. */
function messageOf({ name, message }: Error): string {
  if (!name.startsWith('PrismaClient')) return cut(message);
  return cut(message.trimEnd().split('\n').at(-1)!);
}

const framesOf = ({ stack = '' }: Error): string[] =>
  stack.split('\n').filter((line) => line.startsWith('    at ')).slice(0, MAX_FRAMES);

function stackOf(error: Error): string {
  const lines = framesOf(error);
  let { cause } = error;
  for (let count = 0; cause instanceof Error && count < MAX_CAUSES; count += 1) {
    lines.push(`caused by ${cause.name}: ${messageOf(cause)}`, ...framesOf(cause));
    cause = cause.cause;
  }
  return lines.join('\n');
}

/**
 * The parts of an error that are logged. Errors of libraries carry more: pg attaches a whole client with its password, Node
 * the bytes that it could not parse. A thrown value that is no Error is logged as text.
 */
export function errorFacts(error: unknown): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error, message: cut(String(error)) };
  const { code } = error as { code?: unknown };
  return {
    type: error.constructor.name,
    message: messageOf(error),
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    stack: stackOf(error),
  };
}
