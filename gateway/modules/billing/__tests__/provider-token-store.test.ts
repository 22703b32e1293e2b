import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { clientOf, newPayment, startSandbox } from '../bkash/__tests__/support.ts';
import { db } from '../../../db/client.ts';
import { providerTokenStore } from '../provider-token-store.ts';

it('lets several gateways share one token', async () => {
  const sandbox = await startSandbox();
  const key = randomUUID();
  const gateway = () => clientOf(sandbox, { tokenStore: providerTokenStore(key) });
  const gateways = Array.from({ length: 4 }, gateway);
  await Promise.all([...gateways, ...gateways].map((client) => client.createPayment(newPayment())));
  expect(sandbox.grants).toBe(1);
  sandbox.tokens.expire();
  await Promise.all(gateways.map((client) => client.createPayment(newPayment())));
  expect(sandbox.grants + sandbox.tokens.refreshes).toBe(2);
});

it('keeps it encrypted, and grants anew when it cannot be read', async () => {
  const sandbox = await startSandbox();
  const key = randomUUID();
  const use = () => clientOf(sandbox, { tokenStore: providerTokenStore(key) }).createPayment(newPayment());
  await use();
  const { sealed } = await db.providerToken.findUniqueOrThrow({ where: { key } });
  const used = sandbox.seen.at(-1)!.headers.authorization!;
  expect(used).toMatch(/^id\../);
  expect(sealed).not.toContain(used);
  expect(Buffer.from(sealed, 'base64url').includes(used)).toBe(false);
  await use();
  const granted = sandbox.grants;
  await db.providerToken.update({ where: { key }, data: { sealed: `${sealed.slice(0, -4)}AAAA` } });
  await use();
  expect(sandbox.grants).toBe(granted + 1);
});

it('is free again when a gateway fails to get a token', async () => {
  const sandbox = await startSandbox();
  const key = randomUUID();
  sandbox.fail({ kind: 'drop' });
  const broken = clientOf(sandbox, { tokenStore: providerTokenStore(key) });
  await expect(broken.createPayment(newPayment())).rejects.toThrow('bKash is not available at the moment');
  await clientOf(sandbox, { tokenStore: providerTokenStore(key) }).createPayment(newPayment());
  expect(sandbox.grants).toBe(1);
});
