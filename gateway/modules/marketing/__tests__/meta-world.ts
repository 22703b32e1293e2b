import { META_TOKEN, type MetaAd } from '../../../../e2e/doubles/meta.ts';
import { meta } from './meta-double.ts';

export { meta };

export const { db } = await import('../../../db/client.ts');
export const { readMeta, takeDueAccounts } = await import('../meta/read-meta.ts');
export const { testServer } = await import('../../../../e2e/support/test-server.ts');
export const { tokenOf } = await import('../../../../prisma/seed/factories/session.ts');
export const { withMember } = await import('../../../../prisma/seed/factories/member.ts');
export const { seedBusiness } = await import('../../../../prisma/seed/factories/business.ts');
export const { withProduct } = await import('../../../../prisma/seed/factories/product.ts');
export const { accountId } = await import('../../../../prisma/seed/factories/money.ts');
export const { execute } = await import('../../../commands/execute.ts');
export const { Session } = await import('../../../session/session.ts');
export const { createAdExpense } = await import('../../accounting/ad-expense.ts');
export const { voidVoucher } = await import('../../accounting/voucher-commands.ts');
export const { mapCampaign } = await import('../campaign-commands.ts');
export const { ago, noon, taken, today, withAds } = await import('./ads-world.ts');

export type Server = Awaited<ReturnType<typeof testServer>>;

/** An ad by the names of its campaign, its ad set and itself, whose numbers are made of them. */
export const ad = (campaign: string, adSet = `${campaign} set`, one = `${adSet} ad`): MetaAd =>
  ({ campaign: [idOf(campaign), campaign], adSet: [idOf(adSet), adSet], ad: [idOf(one), one] });

const ids = new Map<string, string>();
function idOf(name: string): string {
  if (!ids.has(name)) ids.set(name, String(120_200_000_000_000_000n + BigInt(ids.size)));
  return ids.get(name)!;
}

const quiet = { warn: () => {}, error: () => {}, info: () => {} } as never;
export const readNow = (businessId: string, account: string) => readMeta({ businessId, accountId: account }, { log: quiet });

/** Behaves again, with one account of its own for each business. */
export function healMeta(): void {
  meta.heal();
  meta.seen.length = 0;
  meta.accounts.length = 0;
  Object.assign(meta, { lie: null, usage: {}, isValid: true, expiresAt: 0, scopes: ['ads_read'], rowsPerPage: 500, mostDays: 366, personName: 'Rahim Ads' });
}

export const connectDocument = `mutation ($token: String!) { connectMeta(input: { token: $token }) {
  __typename ... on ConnectMetaSuccess { metaAccess { state personName tokenEnd expiresAt version accounts { number name canBeRead isRead readAt problem { message } } } }
  ... on ValidationError { message fieldErrors { field message } } } }`;

export interface Connection {
  state: string;
  personName: string;
  tokenEnd: string;
  expiresAt: string | null;
  version: number;
  accounts: { number: string; name: string; canBeRead: boolean; isRead: boolean; readAt: string | null; problem: { message: string } | null }[];
}

export async function connect(server: Server, token: string, accessToken = META_TOKEN) {
  const { data, errors } = await server.graphql<{ connectMeta: { __typename: string; metaAccess?: Connection; message?: string; fieldErrors?: { field: string; message: string }[] } }>(
    token, connectDocument, { token: accessToken });
  return errors ? { __typename: String(errors[0]?.extensions?.code), metaAccess: undefined, fieldErrors: undefined } : data!.connectMeta;
}
