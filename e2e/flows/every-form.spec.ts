import { makeFounder } from '../shell/people.ts';
import { expect, test } from '../support/fixtures.ts';
import { FORMS } from '../support/forms-to-save.ts';
import { holdChanges } from '../support/held-changes.ts';

test.describe.configure({ mode: 'parallel' });

for (const { name, open, field, text, saved, isEdit = false, staysOpen = false } of FORMS) {
  test(`${name}: no answer that fails, or does not come, loses or doubles what is typed`, async ({ as, strays }) => {
    strays.allow(/500|ERR_FAILED/);
    const { email, shops: [shop] } = await makeFounder();
    const page = await as(email);
    const form = await open(page, shop!);
    const input = form.getByLabel(field, { exact: true });
    const later = isEdit ? await page.context().newPage() : null;
    const laterInput = later && (await open(later, shop!)).getByLabel(field, { exact: true });
    await input.fill(text);
    const before = await saved(shop!.id);
    const held = await holdChanges(page);

    // The server fails. While it is asked, keys and clicks ask again, and somebody types on.
    await page.keyboard.press('Control+s');
    await page.keyboard.press('Control+s');
    await expect.poll(() => held.length).toBe(1);
    await form.page().locator('[type=submit][aria-busy=true]').last().dblclick({ force: true });
    await input.press('End');
    await page.keyboard.type('1');
    await expect(input).toHaveValue(staysOpen ? `${text}1` : text);
    await held[0]!.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Error</h1>' });
    await expect(page.getByText('The server answered with an error (500).')).toBeVisible();
    await expect(input).toHaveValue(staysOpen ? `${text}1` : text);
    await input.fill(text);

    // The network is cut.
    await page.keyboard.press('Control+s');
    await expect.poll(() => held.length).toBe(2);
    await held[1]!.abort();
    await expect(page.getByText('The server could not be reached')).toBeVisible();

    // It is done, and the answer gets lost.
    await page.keyboard.press('Control+s');
    await expect.poll(() => held.length).toBe(3);
    await held[2]!.fetch();
    await held[2]!.abort();
    await expect(page.locator('[type=submit][aria-busy=true]')).toHaveCount(0);
    await expect(input).toHaveValue(text);
    await page.keyboard.press('Control+s');
    await expect.poll(() => held.length).toBe(4);
    // With what the page asks for after it.
    await page.unroute('**/graphql');
    await expect(page.getByText('The server could not be reached')).toHaveCount(0);
    expect(await saved(shop!.id)).toBe(before + 1);

    if (!later || !laterInput) return;
    // The second tab has not heard of it, or has: what is typed there stays, and is saved in the end.
    await laterInput.fill(`${text}2`);
    await later.keyboard.press('Control+s');
    const reload = later.getByRole('button', { name: 'Reload' });
    await expect.poll(async () => (await reload.count()) || (await saved(shop!.id)) - before - 1).toBe(1);
    if (!(await reload.count())) return;
    await reload.click();
    await expect(reload).toHaveCount(0);
    await expect(laterInput).toHaveValue(`${text}2`);
    await later.keyboard.press('Control+s');
    await expect.poll(() => saved(shop!.id)).toBe(before + 2);
  });
}
