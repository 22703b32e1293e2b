/** Shared by all demo accounts; they exist in the Auth emulator only. */
export const DEMO_PASSWORD = 'karbar-demo';

/** Who can sign in to the demo, and as what. */
export const DEMO_ACCOUNTS = [
  { email: 'founder@karbar.test', role: 'founder of Nakshi Ghor and of Dhaka Gadgets' },
  { email: 'admin@karbar.test', role: 'admin of Nakshi Ghor, without cost and profit reports' },
  { email: 'staff@karbar.test', role: 'staff of Nakshi Ghor: orders and web orders only' },
  { email: 'super@karbar.test', role: 'super-admin' },
  { email: 'nobody@karbar.test', role: 'no business' },
  { email: 'expired@karbar.test', role: 'founder of a business whose package has expired' },
  { email: 'soon@karbar.test', role: 'founder of a business whose package expires in 5 days' },
  { email: 'rival@karbar.test', role: 'founder of Rival Shop' },
] as const;
