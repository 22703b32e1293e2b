import type { TFunction } from 'i18next';

export const SEVERITIES = ['INFO', 'WARNING', 'CRITICAL'] as const;

export function severityText(severity: string, t: TFunction): string {
  if (severity === 'CRITICAL') return t('Critical');
  return severity === 'WARNING' ? t('Warning') : t('Information');
}

export function severityMeaning(severity: string): 'info' | 'warn' | 'bad' {
  if (severity === 'CRITICAL') return 'bad';
  return severity === 'WARNING' ? 'warn' : 'info';
}
