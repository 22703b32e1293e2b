import type { TFunction } from 'i18next';

/** How often an expense may come again. */
export const recurrences = (t: TFunction) => [{ id: 'MONTH', label: t('Every month') }, { id: 'WEEK', label: t('Every week') }];
