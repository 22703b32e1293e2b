import type { TFunction } from 'i18next';
import { dhakaDayStart, formatDay } from '../../schema/rules/format.ts';
import { DAY_PRESETS, dayRange } from './dayRange.ts';
import type { DayPreset } from './dayRange.ts';

/** A span of days inside a sentence. */
function presetText(preset: DayPreset, t: TFunction): string {
  const texts = {
    today: t('today'),
    yesterday: t('yesterday'),
    'last-7-days': t('last 7 days'),
    'last-30-days': t('last 30 days'),
  };
  return texts[preset];
}

/** 'last 7 days', 'Nov 1, 2026 to Nov 3, 2026': a range of days in words; undefined when there is none. */
export function dayRangeWords(value: string | undefined, t: TFunction): string | undefined {
  const preset = DAY_PRESETS.find((known) => known === value);
  if (preset) return presetText(preset, t);
  const range = dayRange(value);
  if (!range) return undefined;
  const [from, to] = [range.from, range.to].map((day) => (day ? formatDay(dhakaDayStart(day)) : ''));
  if (!from) return t('until {{to}}', { to });
  if (!to) return t('since {{from}}', { from });
  return from === to ? from : t('{{from}} to {{to}}', { from, to });
}
