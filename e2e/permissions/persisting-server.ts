import { hash } from 'node:crypto';
import type { GraphQLAnswer, Token } from '../support/client.ts';
import { testServer, type TestServer } from '../support/test-server.ts';

export interface PersistingServer extends TestServer {
  /** Asks with a persisted operation, as the browser app does. */
  ask: (token: Token, document: string, variables?: object) => Promise<GraphQLAnswer>;
}

/** A gateway that takes every document sent by `ask` for one of its own. */
export async function persistingServer(): Promise<PersistingServer> {
  const operations = new Map<string, string>();
  const server = await testServer({ operations });

  async function ask(token: Token, document: string, variables: object = {}): Promise<GraphQLAnswer> {
    const id = hash('sha256', document);
    operations.set(id, document);
    const response = await server.request(token, '/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ doc_id: id, variables }),
    });
    const { status, headers } = response;
    return { status, headers, sql: 0, ...((await response.json()) as Pick<GraphQLAnswer, 'data' | 'errors'>) };
  }

  return { ...server, ask };
}
