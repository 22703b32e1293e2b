import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

const hiddenWidth = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth;

/**
 * Fails when the page scrolls sideways. What follows the window's width by script needs a moment after the window
 * became narrow; what is too wide stays so.
 */
export const expectPageFits = (page: Page): Promise<void> => expectFits(page.locator(':root'));

/** Fails when some of an element is beyond its own edge. */
export const expectFits = (element: Locator): Promise<void> =>
  expect.poll(() => element.evaluate(hiddenWidth), { message: 'pixels beyond the edge' }).toBe(0);

/** Fails when a table does not show all its columns beside each other. */
export const expectTableFits = (table: Locator): Promise<void> => expectFits(table.locator('..'));
