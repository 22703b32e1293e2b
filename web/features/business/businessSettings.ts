/** The business setting as the form edits it. Amounts are taka; null is an amount that is not readable yet. */
export interface BusinessSettings {
  name: string;
  address: string;
  hotline: string;
  orderPrefix: string;
  deliveryFeeInside: number | null;
  deliveryFeeSuburb: number | null;
  deliveryFeeOutside: number | null;
  packagingCost?: number | null;
  codFeePercent: number | null;
  reservationTiming: string;
  allowsBackorder: boolean;
}

export type SettingName = keyof BusinessSettings;

export const SETTING_NAMES: readonly SettingName[] = [
  'name', 'address', 'hotline', 'orderPrefix', 'deliveryFeeInside', 'deliveryFeeSuburb', 'deliveryFeeOutside',
  'packagingCost', 'codFeePercent', 'reservationTiming', 'allowsBackorder',
];

/** What was typed, in place of what is saved: a field left alone follows what somebody else saves meanwhile. */
export const draftOf = (saved: BusinessSettings, typed: Partial<BusinessSettings>): BusinessSettings => ({
  ...saved,
  ...typed,
});

export const differs = (a: BusinessSettings, b: BusinessSettings): SettingName[] =>
  SETTING_NAMES.filter((name) => a[name] !== b[name]);

/** One field that somebody else has saved since this form was opened. */
export interface Collision {
  name: SettingName;
  theirs: BusinessSettings[SettingName];
  /** What stands in this form instead; undefined where it follows. */
  yours?: BusinessSettings[SettingName];
}

/** What changed between the two readings, beside what was typed here meanwhile. */
export function collisionsOf(
  before: BusinessSettings,
  now: BusinessSettings,
  typed: Partial<BusinessSettings>,
): Collision[] {
  return differs(before, now).map((name) => {
    const yours = typed[name];
    const isFollowing = yours === undefined || yours === now[name];
    return { name, theirs: now[name], ...(!isFollowing && { yours }) };
  });
}
