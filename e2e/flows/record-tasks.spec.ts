import { db } from '../../gateway/db/client.ts';
import { encodeId } from '../../gateway/graphql/global-id.ts';
import { withMember } from '../../prisma/seed/factories/member.ts';
import { withAccount } from '../../prisma/seed/factories/session.ts';
import { expect, test } from '../support/fixtures.ts';
import { shopWith } from '../support/lists.ts';

test('tasks on the page of an order follow what somebody else does with them', async ({ as }) => {
  const { email, shop } = await shopWith(1);
  const nadia = await withMember(shop, { role: 'ADMIN', name: 'Nadia' });
  await db.user.update({ where: { id: nadia.id }, data: { selectedBusinessId: shop.id }, select: { id: true } });
  await withAccount(nadia);
  const { id } = await db.order.findFirstOrThrow({ where: { businessId: shop.id }, select: { id: true } });
  const address = `/ecom/order/${encodeId('Order', id)}`;
  const [founder, other] = [await as(email), await as(nadia.email)];
  await founder.goto(address);
  await expect(founder.getByText('Nothing is to be done about it.')).toBeVisible();

  await test.step('one that is written down appears', async () => {
    await other.goto(address);
    await other.getByRole('link', { name: 'New task' }).click();
    await other.getByLabel('What is to be done').fill('Ask for the flat number');
    await other.getByLabel('Type', { exact: true }).selectOption('CUSTOM');
    await other.keyboard.press('Control+S');
    await expect(other.getByRole('dialog', { name: 'Task' })).toBeVisible();
    await expect(founder.getByRole('link', { name: 'Ask for the flat number' })).toBeVisible();
    await expect(founder).toHaveURL(address);
  });

  await test.step('one that is done goes', async () => {
    await other.getByRole('dialog', { name: 'Task' }).getByRole('button', { name: 'Done' }).click();
    await expect(founder.getByText('Nothing is to be done about it.')).toBeVisible();
  });
});
