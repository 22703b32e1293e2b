import { cut } from './redact.ts';

interface ErrorFacts {
  type: string;
  message: string;
  code?: string | number;
  /** Where it was thrown, and where its causes were. */
  stack?: string;
}

const MAX_CAUSES = 4;
const MAX_FRAMES = 20;

/** Prisma puts the arguments of a call, with people's names and numbers, before the line that says what is wrong. */
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
 * What the log keeps of an error. Libraries hang more on theirs: pg a whole client with its password, Node the bytes
 * that it could not read. Anything thrown that is no Error becomes its text.
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
