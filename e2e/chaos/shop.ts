import { encodeId } from '../../gateway/graphql/global-id.ts';
import { seedBusiness } from '../../prisma/seed/factories/business.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../prisma/seed/factories/session.ts';
import { withWebOrders } from '../../prisma/seed/factories/web-orders.ts';
import type { Client } from '../support/client.ts';

/** A business with web orders to approve and somebody who may do it. */
export interface Shop {
  id: string;
  token: string;
  /** Not approved yet; whoever takes one removes it. */
  waiting: string[];
}

export async function makeShop(webOrders: number): Promise<Shop> {
  const business = await seedBusiness({ tier: 'ENTERPRISE' });
  const product = await withProduct(business, { stock: webOrders * 2 });
  const waiting = await withWebOrders(business, webOrders, product);
  return { id: business.id, token: await tokenOf(business.founder), waiting };
}

const APPROVE = `mutation ($id: ID!) { approveWebOrder(input: { webOrderId: $id }) {
  __typename ... on Error { code message } } }`;
const LIST = '{ webOrders(first: 20) { edges { node { id number } } } }';

/** What a client got: 'ok', a code of the error catalogue, or 'NO_ANSWER'. */
export type Outcome = string;

interface Approval {
  approveWebOrder: { code?: string };
}

export async function approve(api: Client, { token }: Shop, id: string): Promise<Outcome> {
  try {
    const key = { 'idempotency-key': `approve-${id}` };
    const { data, errors } = await api.graphql<Approval>(token, APPROVE, { id: encodeId('WebOrder', id) }, key);
    return data ? (data.approveWebOrder.code ?? 'ok') : String(errors?.[0]?.extensions.code);
  } catch {
    return 'NO_ANSWER';
  }
}

export async function list(api: Client, { token }: Shop): Promise<Outcome> {
  try {
    const { data, errors } = await api.graphql(token, LIST);
    return data ? 'ok' : String(errors?.[0]?.extensions.code);
  } catch {
    return 'NO_ANSWER';
  }
}
