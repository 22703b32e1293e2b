import type { Client } from '../support/client.ts';

export interface Outcome {
  __typename: string;
  code?: string;
  message?: string;
}

/** Calls a mutation with one input; its answer, or the code of the error in place of one as `__typename`. */
export async function mutate(api: Client, token: string, name: string, input: object, more = ''): Promise<Outcome> {
  const inputType = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  const document = `mutation ($input: ${inputType}!) { ${name}(input: $input) { __typename ${more} ... on Error { code message } } }`;
  const { data, errors } = await api.graphql<Record<string, Outcome>>(token, document, { input });
  return data?.[name] ?? { __typename: String(errors?.[0]?.extensions.code) };
}

/** Runs `count` of them at once. */
export const times = <T>(count: number, run: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => run(n)));

export const successes = (outcomes: Outcome[]): number => outcomes.filter(({ __typename }) => __typename.endsWith('Success')).length;

/** Internal errors, which no request may cause. */
export const failures = (outcomes: Outcome[]): Outcome[] =>
  outcomes.filter(({ __typename, code }) => [__typename, code].includes('INTERNAL_SERVER_ERROR'));
