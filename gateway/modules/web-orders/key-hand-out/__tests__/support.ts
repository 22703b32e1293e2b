import { expect, vi } from 'vitest';
import type { WooCommerceDouble } from '../../../../../e2e/doubles/woocommerce.ts';
import type { TestServer } from '../../../../../e2e/support/test-server.ts';

/** PUBLIC_URL of these tests; the shops find the test's own server there. */
const PUBLIC_URL = 'https://karbar.test';

const KEYS = '/api/webhooks/woocommerce-keys';

export interface Refusal {
  __typename: string;
  message: string;
  fieldErrors?: { field: string; message: string }[];
}

const REFUSAL = '__typename ... on Error { message } ... on ValidationError { fieldErrors { field message } }';

/** Asks for the keys of a shop, as the site form does. */
export async function request(
  server: TestServer, token: string, input: object, headers: Record<string, string> = {},
): Promise<{ state: string; authorizeUrl: string; refusal?: undefined } | { refusal: Refusal; state?: undefined; authorizeUrl?: undefined }> {
  const { data } = await server.graphql<{ requestSiteKeys: Refusal & { request?: { authorizeUrl: string } } }>(
    token,
    `mutation ($input: RequestSiteKeysInput!) { requestSiteKeys(input: $input) {
      ${REFUSAL} ... on RequestSiteKeysSuccess { request { authorizeUrl } } } }`,
    { input },
    headers,
  );
  const answer = data!.requestSiteKeys;
  if (!answer.request) return { refusal: answer };
  const { authorizeUrl } = answer.request;
  return { authorizeUrl, state: new URL(authorizeUrl).searchParams.get('user_id')! };
}

/** As `request`, where nothing is wrong. */
export async function requested(server: TestServer, token: string, input: object, headers: Record<string, string> = {}) {
  const answer = await request(server, token, input, headers);
  if (answer.refusal) throw new Error(answer.refusal.message);
  return answer;
}

export interface Look {
  state: string;
  message: string | null;
}

export async function look(server: TestServer, token: string, state: string): Promise<Look | null> {
  const { data } = await server.graphql<{ siteKeyRequest: Look | null }>(
    token, 'query ($state: String!) { siteKeyRequest(state: $state) { state message } }', { state },
  );
  return data!.siteKeyRequest;
}

/** How it ended, as the page that waits for it sees it. */
export async function ended(server: TestServer, token: string, state: string): Promise<Look> {
  return vi.waitFor(async () => {
    const now = await look(server, token, state);
    expect(['WAITING', 'TRYING']).not.toContain(now?.state);
    return now!;
  }, { timeout: 20_000, interval: 50 });
}

export async function decline(server: TestServer, token: string, state: string): Promise<string> {
  const { data } = await server.graphql<{ declineSiteKeys: { __typename: string; request?: Look } }>(
    token,
    'mutation ($input: DeclineSiteKeysInput!) { declineSiteKeys(input: $input) { __typename ... on DeclineSiteKeysSuccess { request { state } } } }',
    { input: { state } },
  );
  return data!.declineSiteKeys.request?.state ?? data!.declineSiteKeys.__typename;
}

/** The owner of the shop presses Approve; returns where the shop leads the browser, or what it shows instead. */
export async function approve(authorizeUrl: string): Promise<{ status: number; location: string | null }> {
  const page = await (await fetch(authorizeUrl)).text();
  const link = /href="([^"]+)">Approve</.exec(page)![1]!.replaceAll(/&#(\d+);/g, (_all, code: string) => String.fromCharCode(Number(code)));
  const { status, headers } = await fetch(link, { redirect: 'manual' });
  return { status, location: headers.get('location') };
}

export interface Posted {
  user_id: string;
  consumer_key: string;
  consumer_secret: string;
}

/** Posts keys as a shop does, or somebody who pretends to be one. Returns the HTTP status. */
export async function post(server: TestServer, body: Posted | string, network = '198.51.100.7'): Promise<number> {
  const { status } = await fetch(server.url + KEYS, {
    method: 'POST',
    headers: { 'content-type': 'application/json;charset=UTF-8', 'x-forwarded-for': network },
    body: typeof body === 'string' ? body : JSON.stringify({ key_id: 1, key_permissions: 'read_write', ...body }),
  });
  return status;
}

/** Lets a shop reach the server of the test where it expects Karbar. */
export function lead(shop: WooCommerceDouble, server: TestServer): void {
  shop.keyHandOut.resolve = (url) => url.replace(PUBLIC_URL, server.url);
}
