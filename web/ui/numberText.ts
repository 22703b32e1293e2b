import { asciiDigits } from '../../schema/rules/phone.ts';

/** '১২,৫০০', '৳ 12500' and '12,500' give 12500; '' gives null; anything else NaN. */
export function parseNumberText(text: string): number | null {
  const plain = asciiDigits(text)
    .replace(/[৳,\s\p{Cf}]/gu, '')
    .replace('−', '-');
  if (plain === '') return null;
  return /^-?(\d+(\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
}

/** 12500.5 with 2 decimals -> '12,500.5'; null -> ''. */
export function formatNumberText(value: number | null, decimals: number): string {
  return value?.toLocaleString('en-US', { maximumFractionDigits: decimals }) ?? '';
}

/** Does the number have at most this many decimals? */
export function hasAtMostDecimals(value: number, decimals: number): boolean {
  const scaled = value * 10 ** decimals;
  return Math.abs(scaled - Math.round(scaled)) < 1e-6;
}
