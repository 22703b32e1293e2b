import { expect, test } from '../support/fixtures.ts';

for (const address of ['/setting/business-setting', '/setting/advance-setting', '/ecom/returns-bench', '/sms/send-sms']) {
  test(`${address} uses the width of a desk`, async ({ as }) => {
    const founder = await as('founder');
    await founder.setViewportSize({ width: 1440, height: 900 });
    await founder.goto(address);
    const cards = founder.locator('main section');
    await expect(cards.first()).toBeVisible();
    const main = (await founder.locator('main').boundingBox())!;
    const rights = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
    expect(main.x + main.width - Math.max(...rights)).toBeLessThan(40);
  });
}

test('the day on which something is owed is read whole, also when it is past', async ({ as }) => {
  const founder = await as('founder');
  await founder.setViewportSize({ width: 1440, height: 900 });
  await founder.goto('/liability/liability-list');
  const days = founder.getByRole('table', { name: 'Owed to whom' }).locator('[data-tone=bad]');
  await expect(days.first()).toBeVisible();
  expect(await days.evaluateAll((all) => all.map((day) => [day.scrollHeight > day.clientHeight, day.clientHeight]))).toEqual([[false, 18]]);
});
