import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { ROOT } from '../../scripts/processes.ts';

const file = join(ROOT, 'schema', 'operations.json');
const documents = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;

export interface Operation {
  name: string;
  variables: Record<string, unknown>;
}

/** What the browser sends in place of the operation's text. */
export function operationId(name: string): string {
  const begins = new RegExp(`^(?:query|mutation|subscription) ${name}\\b`);
  const found = Object.entries(documents).find(([, text]) => begins.test(text));
  if (!found) throw new Error(`There is no operation ${name}`);
  return found[0];
}

/** The GraphQL operation of a request, by its name; null for any other request. */
export function operationOf(request: Request): Operation | null {
  if (!request.url().endsWith('/graphql')) return null;
  const { doc_id: id, variables } = request.postDataJSON() as { doc_id: string } & Operation;
  const name = /^(?:query|mutation|subscription) (\w+)/.exec(documents[id] ?? '')?.[1];
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

/** No answer, none ever, or an HTTP status in place of the gateway's answer to one operation. */
export async function intercept(page: Page, name: string, answer: 'abort' | 'never' | number): Promise<void> {
  await page.route('**/graphql', async (route) => {
    if (operationOf(route.request())?.name !== name) return route.fallback();
    if (answer === 'never') return;
    if (answer === 'abort') return route.abort();
    return route.fulfill({ status: answer, body: 'Bad gateway' });
  });
}
