/** Shared by all demo accounts; they exist in the Auth emulator only. */
export const DEMO_PASSWORD = 'karbar-demo';

const userId = (number: number) => `00000000-0000-7000-8000-00000000000${number}`;

/**
 * Who can sign in to the demo, and as what. Ids never change: the emulator forgets, the database does not.
 */
export const DEMO_ACCOUNTS = [
  { key: 'founder', name: 'Farzana Akter', role: 'founder of Nakshi Ghor and of Dhaka Gadgets' },
  { key: 'admin', name: 'Arif Hossain', role: 'admin of Nakshi Ghor, without cost and profit reports' },
  { key: 'staff', name: 'Shirin Sultana', role: 'staff of Nakshi Ghor: orders and web orders only' },
  { key: 'super', name: 'Karbar Support', role: 'super-admin' },
  { key: 'nobody', name: 'Nabil Rahman', role: 'no business' },
  { key: 'expired', name: 'Emon Khan', role: 'founder of a business whose package has expired' },
  { key: 'soon', name: 'Sabina Yasmin', role: 'founder of a business whose package expires in 5 days' },
  { key: 'rival', name: 'Rafiq Islam', role: 'founder of Rival Shop' },
].map(({ key, name, role }, index) => ({
  name, role, email: `${key}@karbar.test`, uid: `demo-${key}`, userId: userId(index + 1),
}));

export type DemoAccount = (typeof DEMO_ACCOUNTS)[number];

/** The demo account with this address. */
export function demoAccount(email: `${string}@karbar.test`): DemoAccount {
  const account = DEMO_ACCOUNTS.find((candidate) => candidate.email === email);
  if (!account) throw new Error(`There is no demo account ${email}`);
  return account;
}

const businessId = (number: number) => `00000000-0000-7000-8000-00000000001${number}`;

export const DEMO_BUSINESS = {
  nakshiGhor: businessId(1),
  dhakaGadgets: businessId(2),
  rivalShop: businessId(3),
  expired: businessId(4),
  soon: businessId(5),
} as const;

/** The WooCommerce shop of Nakshi Ghor, and the secret that the recorded deliveries were signed with. */
export const DEMO_SITE = {
  id: '00000000-0000-7000-8000-000000000101',
  webhookSecret: 'whsec_fixture_1',
} as const;
