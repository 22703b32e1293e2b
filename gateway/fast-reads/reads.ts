import { db, pool } from '../db/client.ts';
import type { Prisma } from '../db/generated/client/client.ts';
import { env } from '../env.ts';
import { read, renewConnections } from './read-connections.ts';
import { plainSql, type ReadQuery, type ReadStatement } from './plain-sql.ts';
import { UnsupportedQuery } from './tables.ts';

/** Each connection keeps its prepared statements for as long as it lives: after so many there are new connections. */
const MAX_PREPARED = 500;
const names = new Map<string, string>();
let lastName = 0;

function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= MAX_PREPARED) {
    names.clear();
    renewConnections();
  }
  lastName += 1;
  const name = `read-${lastName}`;
  names.set(text, name);
  return name;
}

interface Answer {
  rows: Record<string, unknown>[];
}

async function run({ text, values, decode, reusable }: ReadStatement): Promise<object[]> {
  const [answer] = reusable
    ? await read<Answer>({ name: nameOf(text), text, values })
    : (await pool.query<Answer>({ text, values })).rows;
  const { rows } = answer!;
  for (const row of rows) decode(row);
  return rows;
}

/** The rows of a quick statement that was written by hand, as `$queryRaw` gives them: numbers and texts, no times. */
export const readRaw = <Row extends object>({ text, values }: Prisma.Sql): Promise<Row[]> => read<Row>({ name: nameOf(text), text, values });

/** Null where only Prisma can answer. */
function statementOf(model: string, query: ReadQuery): ReadStatement | null {
  try {
    return plainSql(model, query);
  } catch (error) {
    if (error instanceof UnsupportedQuery) return null;
    throw error;
  }
}

interface Delegate {
  findMany: (query: ReadQuery) => Promise<object[]>;
  findUnique: (query: ReadQuery) => Promise<object | null>;
  findUniqueOrThrow: (query: ReadQuery) => Promise<object>;
}

function readsOf(model: string, delegate: () => Delegate): Delegate {
  const findMany = (query: ReadQuery = {}) => {
    const statement = statementOf(model, query);
    return statement ? run(statement) : delegate().findMany(query);
  };
  const findUnique = async (query: ReadQuery) => {
    const statement = statementOf(model, query);
    return statement ? ((await run(statement))[0] ?? null) : delegate().findUnique(query);
  };
  return {
    findMany,
    findUnique,
    // Only what went missing in between is asked for twice, for Prisma's own error.
    findUniqueOrThrow: async (query) => (await findUnique(query)) ?? delegate().findUniqueOrThrow(query),
  };
}

const delegates = new Map<string | symbol, Delegate>();

const fastClient = new Proxy(db, {
  get(client, property) {
    const known = delegates.get(property);
    if (known) return known;
    const value: unknown = Reflect.get(client, property);
    if (typeof property !== 'string' || !/^[a-z]\w*$/.test(property)) return value;
    if (!(value && typeof (value as Delegate).findUnique === 'function')) return value;
    const model = property.charAt(0).toUpperCase() + property.slice(1);
    // Looked up at each read: `db` answers a job and a request with different ones.
    const delegate = readsOf(model, () => Reflect.get(client, property) as unknown as Delegate);
    delegates.set(property, delegate);
    return delegate;
  },
});

/**
 * Prisma's client for reads outside of transactions. What a screen asks for most is rows of one table by columns, in
 * order, with relations. Such a query runs as one prepared statement that answers JSON, for a third of the time that
 * Prisma's engine takes; any other is passed on to Prisma. The rows are the same.
 */
export const reads: typeof db = env.FAST_READS ? fastClient : db;
