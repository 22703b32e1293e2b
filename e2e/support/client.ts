import superjson from 'superjson';

/** An ID token; null for somebody who is not signed in. */
export type Token = string | null;

export interface GraphQLAnswer<Data = Record<string, unknown>> {
  status: number;
  headers: Headers;
  data?: Data | null;
  errors?: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[];
  /** SQL statements that the request took. */
  sql: number;
}

export interface ProcedureAnswer<Data = unknown> {
  status: number;
  headers: Headers;
  data?: Data;
  error?: {
    message: string;
    code: number;
    data: { code: string; httpStatus: number } & Record<string, unknown>;
  };
  sql: number;
}

const bearer = (token: Token): Record<string, string> => (token ? { authorization: `Bearer ${token}` } : {});

export const statementsOf = (headers: Headers): number =>
  Number(/sql;desc="(\d+)"/.exec(headers.get('server-timing') ?? '')?.[1]);

/** Talks to a gateway over HTTP as its clients do. */
export function clientOf(url: string) {
  const json = { 'content-type': 'application/json' };

  async function graphql<Data = Record<string, unknown>>(
    token: Token,
    document: string,
    variables: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): Promise<GraphQLAnswer<Data>> {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { ...json, ...bearer(token), ...headers },
      body: JSON.stringify({ query: document, variables }),
    });
    const body = (await response.json()) as Pick<GraphQLAnswer<Data>, 'data' | 'errors'>;
    const { status, headers: answered } = response;
    return { status, headers: answered, ...body, sql: statementsOf(answered) };
  }

  async function procedure<Data>(path: string, init: RequestInit): Promise<ProcedureAnswer<Data>> {
    const response = await fetch(`${url}/api/trpc/${path}`, init);
    const { status, headers } = response;
    const body = (await response.json()) as {
      result?: { data: Parameters<typeof superjson.deserialize>[0] };
      error?: Parameters<typeof superjson.deserialize>[0];
    };
    return {
      status,
      headers,
      data: body.result && superjson.deserialize<Data>(body.result.data),
      error: body.error && superjson.deserialize<ProcedureAnswer['error']>(body.error),
      sql: statementsOf(headers),
    };
  }

  return {
    url,
    graphql,
    /** A query procedure. */
    trpcGet<Data = unknown>(token: Token, path: string, input?: unknown): Promise<ProcedureAnswer<Data>> {
      const query = input === undefined ? '' : `?input=${encodeURIComponent(superjson.stringify(input))}`;
      return procedure<Data>(`${path}${query}`, { headers: bearer(token) });
    },
    /** A mutation procedure. */
    trpcPost<Data = unknown>(token: Token, path: string, input?: unknown): Promise<ProcedureAnswer<Data>> {
      const body = input === undefined ? undefined : superjson.stringify(input);
      return procedure<Data>(path, { method: 'POST', headers: { ...json, ...bearer(token) }, body });
    },
    /** Anything else, as raw as fetch. */
    request(token: Token, path: string, init: RequestInit = {}): Promise<Response> {
      return fetch(`${url}${path}`, {
        redirect: 'manual',
        ...init,
        headers: { ...bearer(token), ...(init.headers as Record<string, string>) },
      });
    },
  };
}

export type Client = ReturnType<typeof clientOf>;
