import { ConflictError, UnavailableError, type DomainError } from '../errors.ts';
import { STALE_PLAN } from './kept-statements.ts';

/** What is known of an error: of itself and of those it was made from, by pg, Prisma's adapter and Prisma. */
interface Facts {
  codes: Set<string>;
  messages: string[];
}

interface Layer {
  code?: unknown;
  originalCode?: unknown;
  kind?: unknown;
  message?: unknown;
  cause?: unknown;
  meta?: { driverAdapterError?: unknown };
}

const MAX_LAYERS = 6;

function factsOf(error: unknown, facts: Facts = { codes: new Set(), messages: [] }, depth = 0): Facts {
  if (typeof error !== 'object' || error === null || depth > MAX_LAYERS) return facts;
  const { code, originalCode, kind, message, cause, meta } = error as Layer;
  for (const word of [code, originalCode, kind]) if (typeof word === 'string') facts.codes.add(word);
  if (typeof message === 'string') facts.messages.push(message);
  factsOf(cause, facts, depth + 1);
  return factsOf(meta?.driverAdapterError, facts, depth + 1);
}

/** No connection, or it broke: by Node, by PostgreSQL (it stops, it starts, it is full), by Prisma's adapter, by Prisma. */
const OUTAGE_CODES = [
  'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN',
  '57P01', '57P02', '57P03', '53300', '08000', '08001', '08003', '08004', '08006', '25P03', '3D000', '55000',
  'DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections',
  'P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2037',
];
/** What pg says without a code. */
const OUTAGE_MESSAGES = [
  /^Connection terminated/,
  /timeout exceeded when trying to connect/,
  /^timeout expired/,
  /^Query read timeout/,
  /connection error and is not queryable/,
  /Client was closed/,
  /^PostgreSQL gave no answer/,
];

/** Statement or lock time-outs. */
const TOO_SLOW = ['57014', '55P03'];
const READ_ONLY = '25006';
const DUPLICATE = ['P2002', '23505', 'UniqueConstraintViolation'];

/**
 * The expected failure that an error of the database stands for: it is away, frozen, overloaded or read-only, or a
 * unique key is taken. Null for every other error, which is a bug.
 */
export function databaseError(error: unknown): DomainError | null {
  const { codes, messages } = factsOf(error);
  const has = (known: readonly string[]) => known.some((code) => codes.has(code));
  if (codes.has(READ_ONLY)) return new UnavailableError('Nothing can be changed at the moment, please try again');
  if (has(TOO_SLOW)) return new UnavailableError('This took too long, please try again');
  if (has(OUTAGE_CODES) || messages.some((text) => OUTAGE_MESSAGES.some((away) => away.test(text)))) return new UnavailableError();
  if (has(DUPLICATE)) return new ConflictError('Somebody else has just saved the same, please reload');
  return null;
}

/** A migration has changed what a kept statement answers: the next attempt prepares it anew. */
export const isStalePlan = (error: unknown): boolean => factsOf(error).messages.some((text) => text.includes(STALE_PLAN));
