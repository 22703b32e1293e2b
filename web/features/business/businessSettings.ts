/** The business setting in the form. Amounts are taka; null is an amount that cannot be parsed yet. */
export interface BusinessSettings {
  name: string;
  address: string;
  hotline: string;
  orderPrefix: string;
  deliveryFeeInside: number | null;
  deliveryFeeSuburb: number | null;
  deliveryFeeOutside: number | null;
  deliveryIncludedKg: number | null;
  deliveryFeeExtraKg: number | null;
  packagingCost: number | null;
  codFeePercent: number | null;
  reservationTiming: string;
  allowsBackorder: boolean;
  restockDays: number | null;
}

export type SettingName = keyof BusinessSettings;

export const SETTING_NAMES: readonly SettingName[] = [
  'name', 'address', 'hotline', 'orderPrefix', 'deliveryFeeInside', 'deliveryFeeSuburb', 'deliveryFeeOutside',
  'deliveryIncludedKg', 'deliveryFeeExtraKg', 'packagingCost', 'codFeePercent', 'reservationTiming', 'allowsBackorder', 'restockDays',
];

export const differs = (a: BusinessSettings, b: BusinessSettings): SettingName[] =>
  SETTING_NAMES.filter((name) => a[name] !== b[name]);

/** One field that somebody else has saved since this form was opened. */
export interface Collision {
  name: SettingName;
  theirs: BusinessSettings[SettingName];
  /** The value typed in this form; undefined where the user has not changed it. */
  yours?: BusinessSettings[SettingName];
}

/** The fields that changed between the two reads, each beside the value in the form. */
export function collisionsOf(
  before: BusinessSettings,
  now: BusinessSettings,
  draft: BusinessSettings,
): Collision[] {
  return differs(before, now).map((name) => {
    const yours = draft[name];
    return { name, theirs: now[name], ...(yours !== now[name] && { yours }) };
  });
}
