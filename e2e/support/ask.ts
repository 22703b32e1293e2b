import type { Page } from '@playwright/test';

/** Sends GraphQL as the person of the page, for what a test needs beforehand. Gives `data`. */
export const askAs = (page: Page) => async <Data>(query: string, input: object = {}): Promise<Data> => {
  const answer = await page.request.post('/graphql', { data: { query, variables: { input } } });
  return ((await answer.json()) as { data: Data }).data;
};
