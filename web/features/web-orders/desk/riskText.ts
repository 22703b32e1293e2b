import type { TFunction } from 'i18next';

export interface RiskScores {
  checkScore: number;
  highScore: number;
}

export type RiskLevel = 'low' | 'check' | 'high';

export function riskLevel(score: number, { checkScore, highScore }: RiskScores): RiskLevel {
  if (score >= highScore) return 'high';
  return score >= checkScore ? 'check' : 'low';
}

export function riskText(level: RiskLevel, t: TFunction): string {
  return { low: t('Low'), check: t('Check'), high: t('High') }[level];
}
