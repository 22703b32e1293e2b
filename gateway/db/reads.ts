import { db, pool } from './client.ts';
import { read } from './read-connections.ts';
import { NotPlain, plainSql, type PlainQuery, type PlainStatement } from './plain-sql.ts';

/** Each connection keeps its prepared statements for as long as it lives: so many and no more. */
const MAX_PREPARED = 500;
const prepared = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = prepared.get(text);
  if (known || prepared.size >= MAX_PREPARED) return known;
  const name = `read-${prepared.size}`;
  prepared.set(text, name);
  return name;
}

interface Answer {
  rows: Record<string, unknown>[];
}

async function run({ text, values, decode, reusable }: PlainStatement): Promise<object[]> {
  const name = reusable ? nameOf(text) : undefined;
  const [answer] = name
    ? await read<Answer>({ name, text, values })
    : (await pool.query<Answer>({ text, values })).rows;
  const found = answer!.rows;
  for (const row of found) decode(row);
  return found;
}

/** Null where the query is not plain enough. */
function statementOf(model: string, query: PlainQuery): PlainStatement | null {
  try {
    return plainSql(model, query);
  } catch (error) {
    if (error instanceof NotPlain) return null;
    throw error;
  }
}

interface Delegate {
  findMany: (query: PlainQuery) => Promise<object[]>;
  findUnique: (query: PlainQuery) => Promise<object | null>;
  findUniqueOrThrow: (query: PlainQuery) => Promise<object>;
}

function readsOf(model: string, delegate: Delegate): Delegate {
  const findMany = (query: PlainQuery = {}) => {
    const statement = statementOf(model, query);
    return statement ? run(statement) : delegate.findMany(query);
  };
  const findUnique = async (query: PlainQuery) => {
    const statement = statementOf(model, query);
    return statement ? ((await run(statement))[0] ?? null) : delegate.findUnique(query);
  };
  return {
    findMany,
    findUnique,
    // Only what went missing in between is asked for twice, for Prisma's own error.
    findUniqueOrThrow: async (query) => (await findUnique(query)) ?? delegate.findUniqueOrThrow(query),
  };
}

const delegates = new Map<string | symbol, Delegate>();

/**
 * Prisma's client for reads outside of transactions. What a screen asks for most is plain: rows of one table by
 * columns, in order, with relations. Such a query runs as one prepared statement that answers JSON, for a third of
 * the time that Prisma's engine takes; any other is passed on to Prisma. The rows are the same.
 */
export const reads = new Proxy(db, {
  get(client, property, receiver) {
    const known = delegates.get(property);
    if (known) return known;
    const value: unknown = Reflect.get(client, property, receiver);
    if (typeof property !== 'string' || !/^[a-z]\w*$/.test(property)) return value;
    if (!(value && typeof (value as Delegate).findUnique === 'function')) return value;
    const model = property.charAt(0).toUpperCase() + property.slice(1);
    const delegate = readsOf(model, value as unknown as Delegate);
    delegates.set(property, delegate);
    return delegate;
  },
});
