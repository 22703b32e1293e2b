import type { TFunction } from 'i18next';

/** The paper formats of invoices. */
export const INVOICE_PAPERS = ['A4', 'A5', 'ROLL80'] as const;

/** 'A4', 'Roll of 80 mm' */
export const paperName = (format: string, t: TFunction): string => (format === 'ROLL80' ? t('Roll of 80 mm') : format);
