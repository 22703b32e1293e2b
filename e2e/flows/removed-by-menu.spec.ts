import type { Page } from '@playwright/test';
import { db } from '../../gateway/db/client.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, test } from '../support/fixtures.ts';

/** Removes it by the keyboard alone: its menu, the entry, the answer to the question. */
async function remove(page: Page, menu: string, row: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: 'Remove' }).press('Enter');
  const question = page.locator('[data-modal]');
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(page.getByRole('row').filter({ hasText: row })).toHaveCount(0);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('after a row is removed by its menu the keys go on in the next row, after the last one at the heading', async ({ as }) => {
  const founder = await makeFounder();
  const businessId = founder.shops[0]!.id;
  const page = await as(founder.email);

  await test.step('rules for tasks', async () => {
    await db.taskRule.deleteMany({ where: { businessId } });
    for (const name of ['First', 'Second', 'Third']) {
      await db.taskRule.create({ data: { businessId, name, trigger: 'SHIPPED', threshold: 3, type: 'COURIER', dueMinutes: 60 }, select: { id: true } });
    }
    await page.goto('/task/auto-config');
    const menuOf = (name: string) => page.getByRole('button', { name: `Change ${name}`, exact: true });
    await expect(menuOf('Second')).toBeVisible();
    await remove(page, 'Change Second', 'Second');
    await expect(page.locator('tbody :focus')).toHaveAccessibleName(/^Change (First|Third)$/);
    await page.getByRole('row').last().getByRole('button').last().focus();
    const last = (await page.locator(':focus').getAttribute('aria-label'))!;
    await remove(page, last, last.replace('Change ', ''));
    await expect(page.locator('tbody :focus')).toHaveAccessibleName(/^Change /);
    await remove(page, (await page.locator(':focus').getAttribute('aria-label'))!, 'Change');
    await expect(heading(page)).toBeFocused();
  });

  await test.step('a list', async () => {
    for (const value of ['01711204461', '01711204462', '01711204463']) {
      await db.buyerBlock.create({ data: { businessId, kind: 'PHONE', value }, select: { id: true } });
    }
    await page.goto('/website/ip_block_list');
    const rows = page.getByRole('grid').locator('tbody [data-row-id]');
    await expect(rows).toHaveCount(3);
    for (const left of [2, 1]) {
      const label = (await rows.first().getByRole('button', { name: /^Actions/ }).getAttribute('aria-label'))!;
      await remove(page, label, label.replace('Actions for rule for ', ''));
      await expect(rows).toHaveCount(left);
      await expect(rows.first()).toBeFocused();
    }
    const label = (await rows.first().getByRole('button', { name: /^Actions/ }).getAttribute('aria-label'))!;
    await remove(page, label, label.replace('Actions for rule for ', ''));
    await expect(heading(page)).toBeFocused();
  });
});
