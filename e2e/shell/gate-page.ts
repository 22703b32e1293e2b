import type { Page } from '@playwright/test';

/** What the screens of the gate have. */

export const START = '/ecom/ecom-search';

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
export const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
