import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { ROOT } from '../../scripts/processes.ts';

const documents = JSON.parse(readFileSync(join(ROOT, 'schema', 'operations.json'), 'utf8')) as Record<string, string>;

export interface Operation {
  name: string;
  variables: Record<string, unknown>;
}

/** What the browser sends in place of the operation's text. */
export function operationId(name: string): string {
  const found = Object.entries(documents).find(([, text]) => new RegExp(`^(query|mutation) ${name}\\b`).test(text));
  if (!found) throw new Error(`There is no operation ${name}`);
  return found[0];
}

/** The GraphQL operation of a request, by its name; null for any other request. */
export function operationOf(request: Request): Operation | null {
  if (!request.url().endsWith('/graphql')) return null;
  const { doc_id: id, variables } = request.postDataJSON() as { doc_id: string; variables: Record<string, unknown> };
  const name = /^(?:query|mutation) (\w+)/.exec(documents[id] ?? '')?.[1];
  return { name: name ?? id, variables };
}

/** Every operation that the page sends from now on, in order. */
export function watchOperations(page: Page): Operation[] {
  const sent: Operation[] = [];
  page.on('request', (request) => {
    const operation = operationOf(request);
    if (operation) sent.push(operation);
  });
  return sent;
}

export const named = (sent: readonly Operation[], name: string) => sent.filter((one) => one.name === name);

/** Puts `answer` in place of the gateway's for one operation; everything else goes on. */
export async function intercept(page: Page, name: string, answer: 'abort' | 'never' | number | object): Promise<void> {
  await page.route('**/graphql', async (route) => {
    if (operationOf(route.request())?.name !== name) return route.fallback();
    if (answer === 'never') return;
    if (answer === 'abort') return route.abort();
    if (typeof answer === 'number') return route.fulfill({ status: answer, body: 'Bad gateway' });
    return route.fulfill({ json: answer });
  });
}
